import { useTranslation } from 'react-i18next'
import type { BillRow } from '#features/money/bill/model'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { TickedDialog } from '#shared/list/batch/TickedDialog'
import type { Selection } from '#shared/list/selection/selection'

const ReconcileDialog = lazyWithRetry(async () => ({ default: (await import('./ReconcileDialog')).ReconcileDialog }))

/** Looks at the ticked bills as one; voided ones have no part in it. */
export function ReconcileTicked({ selection }: { selection: Selection<BillRow> }) {
  const { t } = useTranslation()
  return (
    <TickedDialog label={t('合并核对')} selection={selection} isFor={({ billStatus }) => billStatus !== 'CANCEL'}>
      {(bills, close) => <ReconcileDialog bills={bills} onClose={() => close([])} />}
    </TickedDialog>
  )
}
