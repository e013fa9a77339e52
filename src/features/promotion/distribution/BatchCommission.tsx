import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#shared/lazyPart'
import type { Selection } from '#shared/list/selection/selection'
import { DrawerFrame } from '#shared/record/DrawerFrame'
import { PageLoading } from '#shared/ui/PageLoading'
import { rowOfGoods } from './commissionRows'
import type { DistributionGoods } from './model'

const CommissionForm = lazyPart(() => import('./CommissionForm'))

/** The button that changes the commissions of the ticked rows, in a drawer. */
export function BatchCommission({ selection }: { selection: Selection<DistributionGoods> }) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<DistributionGoods[] | null>(null)
  const count = selection.rows.length
  const close = () => {
    selection.untick(rows ?? [])
    setRows(null)
  }
  return (
    <>
      <Button disabled={count === 0} onClick={() => setRows(selection.rows)}>
        {count > 0 ? `${t('修改佣金')}${t('（{{count}}）', { count })}` : t('修改佣金')}
      </Button>
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
