import { type ReactNode, Suspense, useState } from 'react'
import type { Selection } from '#shared/list/selection/selection'
import { TickedButton } from './TickedButton'

type Props<Row> = {
  label: string
  icon?: ReactNode
  danger?: boolean
  selection: Selection<Row>
  /** The ticked rows that it is for: others may be ticked for another button. */
  isFor?: (row: Row) => boolean
  /** The dialog of these rows, loaded as it opens; `close` takes those that are done, which are ticked no longer. */
  children: (rows: readonly Row[], close: (done: Row[]) => void) => ReactNode
}

/** A button over a list for its ticked rows, and the dialog that it opens with them. */
export function TickedDialog<Row>({ label, icon, danger, selection, isFor, children }: Props<Row>) {
  const [rows, setRows] = useState<Row[] | null>(null)
  const meant = isFor ? selection.rows.filter(isFor) : selection.rows
  const close = (done: Row[]) => {
    selection.untick(done)
    setRows(null)
  }
  return (
    <>
      <TickedButton
        label={label}
        icon={icon}
        danger={danger}
        count={meant.length}
        onClick={() => setRows([...meant])}
      />
      {rows && <Suspense fallback={null}>{children(rows, close)}</Suspense>}
    </>
  )
}
