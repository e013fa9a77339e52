import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#shared/copyText'
import { failureLine } from '#shared/http/failureLine'
import styles from './FailureDetails.module.css'

/** The call behind a failure, folded: read by whoever looks after the gateway, copied with one click. */
export function FailureDetails({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const line = failureLine(error)
  if (line === '') return null
  return (
    <details className={styles.details}>
      <summary>{t('技术信息')}</summary>
      <code>{line}</code>{' '}
      <Button size="small" onClick={() => void copyText(line).then(setCopied)}>
        {isCopied ? t('已复制') : t('复制')}
      </Button>
    </details>
  )
}
