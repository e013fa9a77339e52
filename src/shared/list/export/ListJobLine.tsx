import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorText } from '#shared/http/errorText'
import textStyles from '#shared/ui/text.module.css'
import styles from './ListJobLine.module.css'
import { MAX_ROWS, TooManyRows } from './readAll'
import type { Job, JobControl } from './useListJob'

/** The progress of a long job of a list, or why it ended; at the foot of the list, so that nothing shifts. */
export function ListJobLine({ control: { job, stop } }: { control: JobControl }) {
  const { t } = useTranslation()
  if (!job?.isShown) return null
  if (job.error || job.note) return <Ended job={job} close={stop} />
  return (
    <span className={styles.job} role="status">
      <RowsProgress label={t(job.words.running)} done={job.done} total={job.total} />
      <Button size="small" onClick={stop}>
        {t('取消')}
      </Button>
    </span>
  )
}

/** How many rows were read of how many; total is 0 until known. */
export function RowsProgress({ label, done, total }: { label: string; done: number; total: number }) {
  const { t } = useTranslation()
  return (
    <>
      {label}
      {total > 0 && (
        <>
          <progress aria-label={label} max={total} value={done} />
          <span className={textStyles.number}>{t('{{done}} / {{total}} 条', { done, total })}</span>
        </>
      )}
    </>
  )
}

function Ended({ job, close }: { job: Job; close: () => void }) {
  const { t } = useTranslation()
  const isTooMuch = job.error instanceof TooManyRows
  return (
    <span className={`${styles.job} ${job.error ? styles.failed : styles.note}`} role="alert">
      {job.note ? t(job.note) : <Failure error={job.error} failed={job.words.failed} />}
      {job.error !== undefined && !isTooMuch && (
        <Button size="small" onClick={job.retry}>
          {t('重试')}
        </Button>
      )}
      <Button size="small" type="text" onClick={close}>
        {t('关闭')}
      </Button>
    </span>
  )
}

function Failure({ error, failed }: { error: unknown; failed: string }) {
  const { t } = useTranslation()
  if (error instanceof TooManyRows) {
    return t('共 {{total}} 条，一次最多 {{max}} 条，请用条件缩小范围。', { total: error.total, max: MAX_ROWS })
  }
  return `${t(failed)}：${errorText(error)}`
}
