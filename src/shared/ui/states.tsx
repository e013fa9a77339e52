import { Button, Empty } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#shared/http/errorText'
import { FailureDetails } from '#shared/ui/error/FailureDetails'
import styles from './states.module.css'

/** An empty state: a text and the next step. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
      {action}
    </Empty>
  )
}

type FailureProps =
  | { query: { error: unknown; refetch: () => unknown } }
  /** Of more than one query. */
  | { error: unknown; retry: () => void }

/** A part of a page that failed to load: the error in place, with a retry. */
export function ErrorState(props: FailureProps) {
  const { t } = useTranslation()
  const error = 'query' in props ? props.query.error : props.error
  const retry = () => ('query' in props ? void props.query.refetch() : props.retry())
  return (
    <div className={styles.failure} role="alert">
      <strong>{t('加载失败')}</strong>
      <p>{errorText(error)}</p>
      <Button type="primary" onClick={retry}>
        {t('重试')}
      </Button>
      <FailureDetails error={error} />
    </div>
  )
}
