import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Act, Acts } from '#shared/act/act'
import { lazyPart } from '#shared/lazyPart'
import type { Batch } from './batch'
import type { Selection } from './selection'

const BatchRunner = lazyPart(() => import('./BatchRunner'))

/** The actions on all ticked rows: one button each, which confirms, runs and reports the outcome per row. */
export function BatchActs<Row extends object>({ acts, selection }: { acts: Acts<Row>; selection: Selection<Row> }) {
  return acts.all.map((act) => {
    const batch = batchOf(acts, act)
    return batch && <BatchButton key={act.key} act={act} batch={batch} selection={selection} />
  })
}

type ButtonProps<Row> = { act: Act<Row>; batch: Batch<Row>; selection: Selection<Row> }

function BatchButton<Row extends object>({ act, batch, selection }: ButtonProps<Row>) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<Row[] | null>(null)
  const count = selection.rows.length
  const label = t(batch.label)
  return (
    <>
      <Button icon={act.icon} danger={act.isDanger} disabled={count === 0} onClick={() => setRows(selection.rows)}>
        {count > 0 ? `${label}${t('（{{count}}）', { count })}` : label}
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

function batchOf<Row>({ idOf, nameOf }: Acts<Row>, { call, isDanger = false }: Act<Row>): Batch<Row> | null {
  if (!call?.batch) return null
  const { write, argOf, batch } = call
  return { ...batch, write, argOf: (row) => argOf(row, {}), idOf, nameOf, isDanger }
}
