import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Action, type Actions, canWrite } from '#shared/action/action'
import { lazyPart } from '#shared/lazyPart'
import type { Selection } from '#shared/list/selection/selection'
import type { Batch } from './batch'
import { TickedButton } from './TickedButton'

const BatchRunner = lazyPart(() => import('./BatchRunner'))

/** The actions on all ticked rows: one button each, which confirms, runs and reports the outcome per row. */
export function BatchActions<Row extends object>({
  actions,
  selection,
}: {
  actions: Actions<Row>
  selection: Selection<Row>
}) {
  return actions.all.map((action) => {
    const batch = canWrite(actions, action) && batchOf(actions, action)
    return batch && <BatchButton key={action.key} action={action} batch={batch} selection={selection} />
  })
}

type ButtonProps<Row> = { action: Action<Row>; batch: Batch<Row>; selection: Selection<Row> }

function BatchButton<Row extends object>({ action, batch, selection }: ButtonProps<Row>) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<Row[] | null>(null)
  // Ticked for another batch, perhaps.
  const allowed = selection.rows.filter((row) => action.isAllowed?.(row) ?? true)
  return (
    <>
      <TickedButton
        label={t(batch.label)}
        count={allowed.length}
        icon={action.icon}
        danger={action.isDanger}
        onClick={() => setRows(allowed)}
      />
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

function batchOf<Row>({ idOf, nameOf }: Actions<Row>, { mutation, isDanger = false }: Action<Row>): Batch<Row> | null {
  if (!mutation?.batch) return null
  const { write, argOf, batch } = mutation
  return { ...batch, write, argOf: (row) => argOf(row, {}), idOf, nameOf, isDanger }
}
