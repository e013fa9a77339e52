import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { AllRowsSource } from '#shared/list/export/useAllRows'
import type { JobControl } from '#shared/list/export/useListJob'
import type { Selection } from '#shared/list/selection/selection'

type Props<Row> = {
  selection: Selection<Row>
  whole: AllRowsSource<Row>
  /** Whether to offer selecting all rows: the whole page is ticked and the batch allows it. */
  isOffered: boolean
  chooseAll: (rows: Row[]) => void
  jobs: JobControl
}

const WORDS = { running: '正在选择', failed: '选择失败' }
const CHANGED = '选择期间记录有增减，请核对选中的条数。'

/** The number of ticked rows, and the step from a fully ticked page to the whole filtered result. */
export function SelectionLine<Row extends object>({ selection, whole, isOffered, chooseAll, jobs }: Props<Row>) {
  const { t } = useTranslation()
  const count = selection.rows.length
  if (count === 0) return null
  const all = () =>
    jobs.start(WORDS, async (watch) => {
      const { rows, isSteady } = await whole.read(watch)
      chooseAll(rows)
      return isSteady ? undefined : CHANGED
    })
  return (
    <span>
      <span role="status">{t('已选 {{count}} 项', { count })}</span>
      {isOffered && count < whole.total && (
        <Button type="link" size="small" disabled={jobs.isBusy} onClick={all}>
          {t('选择全部 {{total}} 条结果', { total: whole.total })}
        </Button>
      )}
      <Button type="link" size="small" onClick={selection.clear}>
        {t('清空')}
      </Button>
    </span>
  )
}
