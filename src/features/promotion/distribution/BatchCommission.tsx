import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { TickedButton } from '#shared/list/batch/TickedButton'
import type { Selection } from '#shared/list/selection/selection'
import { DrawerFrame } from '#shared/record/DrawerFrame'
import { PageLoading } from '#shared/ui/PageLoading'
import { rowOfGoods } from './commissionRows'
import type { DistributionGoods } from './model'

const CommissionForm = lazyWithRetry(() => import('./CommissionForm'))

/** The button that changes the commissions of the ticked rows, in a drawer. */
export function BatchCommission({ selection }: { selection: Selection<DistributionGoods> }) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<DistributionGoods[] | null>(null)
  const close = () => {
    selection.untick(rows ?? [])
    setRows(null)
  }
  return (
    <>
      <TickedButton label={t('修改佣金')} count={selection.rows.length} onClick={() => setRows(selection.rows)} />
      {rows && (
        <DrawerFrame title={t('修改佣金')} size={880} onClose={() => setRows(null)}>
          <Suspense fallback={<PageLoading />}>
            <CommissionForm rows={rows.map(rowOfGoods)} close={close} />
          </Suspense>
        </DrawerFrame>
      )}
    </>
  )
}
