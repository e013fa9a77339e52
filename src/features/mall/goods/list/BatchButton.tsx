import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#shared/list/selection/selection'

type Props<Row> = {
  label: string
  selection: Selection<Row>
  /** The dialog for the rows that were ticked when it was opened. */
  children: (rows: readonly Row[], close: () => void) => ReactNode
}

/** A button over a list that opens a dialog for the ticked rows. */
export function BatchButton<Row>({ label, selection, children }: Props<Row>) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const count = selection.rows.length
  return (
    <>
      <Button disabled={count === 0} onClick={() => setRows(selection.rows)}>
        {count > 0 ? `${label}${t('（{{count}}）', { count })}` : label}
      </Button>
      {rows && children(rows, () => setRows(null))}
    </>
  )
}
