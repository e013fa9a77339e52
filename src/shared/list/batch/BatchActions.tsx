import { useTranslation } from 'react-i18next'
import { type Action, type Actions, canWrite } from '#shared/action/action'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import type { Selection } from '#shared/list/selection/selection'
import type { Batch } from './batch'
import { TickedDialog } from './TickedDialog'

const BatchRunner = lazyWithRetry(() => import('./BatchRunner'))

/** The actions on all ticked rows: one button each, which confirms, runs and reports the outcome per row. */
export function BatchActions<Row extends object>({
  actions,
  selection,
}: {
  actions: Actions<Row>
  selection: Selection<Row>
}) {
  const { t } = useTranslation()
  return actions.all.map((action) => {
    const batch = canWrite(actions, action) && batchOf(actions, action)
    if (!batch) return false
    return (
      <TickedDialog
        key={action.key}
        label={t(batch.label)}
        icon={action.icon}
        danger={action.isDanger}
        selection={selection}
        isFor={action.isAllowed}
      >
        {(rows, close) => <BatchRunner rows={rows} batch={batch} onClose={close} />}
      </TickedDialog>
    )
  })
}

function batchOf<Row>(
  { idOf, nameOf }: Actions<Row>,
  { mutation, isDanger = false, isFinal }: Action<Row>,
): Batch<Row> | null {
  if (!mutation?.batch) return null
  const { write, argOf, batch } = mutation
  return { ...batch, write, argOf: (row) => argOf(row, {}), idOf, nameOf, isDanger, isFinal }
}
