import { Button, Empty } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#shared/http/errorText'
import styles from './states.module.css'

/** Nothing there: says so, and what to do next. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
      {action}
    </Empty>
  )
}

/** A part of a page that could not be read: the failure in place, with a retry. */
export function ErrorState({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.failure} role="alert">
      <strong>{t('加载失败')}</strong>
      <p>{errorText(error)}</p>
      <Button type="primary" onClick={retry}>
        {t('重试')}
      </Button>
    </div>
  )
}
