import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#shared/copyText'
import { failureLine } from '#shared/http/failureLine'
import styles from './FailureDetails.module.css'

/** Collapsed details of the failed call, which a user copies for the gateway's administrators. */
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
