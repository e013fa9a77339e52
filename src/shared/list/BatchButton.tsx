import { Button } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Writes } from '#shared/resource'
import type Runner from './BatchRunner'
import type { Selection } from './ListPage'

// `lazy` would fix the types of rows and calls to none in particular.
const BatchRunner = lazy(() => import('./BatchRunner')) as unknown as typeof Runner

/** One call per row, and the words around it. */
export type Batch<Row, Arg> = {
  /** The act, e.g. 批量删除. */
  label: string
  action: Writes<Arg, unknown>
  argOf: (row: Row) => Arg
  /** Names a row among the results. */
  nameOf: (row: Row) => string
  /** What is asked before it begins, and what follows from it. */
  question: (count: number) => string
  consequence: string
  isDanger?: boolean
}

type Props<Row, Arg> = { selection: Selection<Row>; batch: Batch<Row, Arg>; icon?: ReactNode }

/** Does one thing to all ticked rows, after asking; what became of each row is told. */
export function BatchButton<Row extends object, Arg>({ selection, batch, icon }: Props<Row, Arg>) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<Row[] | null>(null)
  const count = selection.rows.length
  return (
    <>
      <Button icon={icon} danger={batch.isDanger} disabled={count === 0} onClick={() => setRows(selection.rows)}>
        {count > 0 ? `${batch.label}${t('（{{count}}）', { count })}` : batch.label}
      </Button>
      {rows && (
        <Suspense fallback={null}>
          <BatchRunner
            rows={rows}
            batch={batch}
            onClose={(done) => {
              selection.untick(done)
              setRows(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
