import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import type { StatusTable } from '#domain/status'
import { serverToday } from '#domain/time'
import { afterSaleFields } from '#features/mall/afterSale/fields'
import { orderFields } from '#features/mall/order/fields'
import { statistics } from '#features/overview/statistics/api'
import { refundFields, salesFields } from '#features/overview/statistics/fields'
import { RecordsSection } from '#features/overview/statistics/figures/RecordsSection'
import { argsOfDays, daysOf } from '#features/overview/statistics/period/model'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { useCapability } from '#shared/capability/useCapability'
import { PageLink } from '#shared/ui/PageLink'
import { useSearchParam } from '#shared/useSearchParam'

const ORDER_FIELDS = {
  ...orderFields,
  sn: { ...orderFields.sn, opens: { screen: 'order-detail', by: 'sn' } },
  price: salesFields.counted,
}
/** Types of a refund: a claim's, or the cancellation of a paid order. */
const refundTypes: StatusTable = {
  ...afterSaleFields.serviceType.table,
  CANCEL: { label: '取消订单', color: 'default' },
}
const REFUND_FIELDS = {
  ...afterSaleFields,
  ...refundFields,
  serviceType: { ...afterSaleFields.serviceType, table: refundTypes },
  reason: afterSaleFields.reason,
  finalPrice: refundFields.price,
  price: salesFields.counted,
}
const PAID_COLUMNS = ['sn', 'memberName', 'orderStatus', 'paymentTime', 'flowPrice', 'price'] as const
const PLACED_COLUMNS = ['sn', 'memberName', 'orderStatus', 'createTime', 'paymentTime', 'flowPrice', 'price'] as const
const REFUND_COLUMNS = [
  'refundSn',
  'serviceType',
  'refundTime',
  'finalPrice',
  'freightPrice',
  'price',
  'reason',
  'name',
  'orderSn',
] as const

type Props = {
  time: PeriodState
  /** What a click on a figure narrows the documents to. */
  args: Partial<Record<'day' | 'month' | 'projectId' | 'categoryId' | 'goodsId' | 'reason' | 'lines', string>>
  picked: string
  onClear: () => void
}

/** The paid orders behind the figures, or the refunds of the same time. */
export function OrderRecords({ time, args, picked, onClear }: Props) {
  const { t } = useTranslation()
  const [tab, setTab] = useSearchParam('tab')
  const hasRefunds = useCapability('refundRecords')
  const shown = tab === 'refund' && hasRefunds ? 'refund' : 'order'
  return (
    <div className={styles.page}>
      {hasRefunds && (
        <Segmented
          aria-label={t('订退单统计')}
          className={styles.switch}
          options={[
            { value: 'order', label: t('订单') },
            { value: 'refund', label: t('退单') },
          ]}
          value={shown}
          onChange={(value) => setTab(value === 'order' ? '' : value)}
        />
      )}
      {shown === 'order' ? (
        <PaidOrders time={time} args={args} picked={picked} onClear={onClear} />
      ) : (
        <Refunds time={time} args={args} picked={picked} onClear={onClear} />
      )}
    </div>
  )
}

/** The paid orders behind a figure. A service without other days lists all orders placed in the period instead. */
export function PaidOrders({ time, args, picked, onClear }: Props) {
  const isPaidOnly = useCapability('statisticsDays')
  return (
    <RecordsSection
      title={isPaidOnly ? '付款订单明细' : '下单明细'}
      period={time.words}
      query={statistics.orderRecords}
      arg={documentsOf(time, args)}
      fields={ORDER_FIELDS}
      columns={isPaidOnly ? PAID_COLUMNS : PLACED_COLUMNS}
      rowKey="sn"
      counted="price"
      picked={picked}
      onClear={onClear}
      empty={isPaidOnly ? '没有付款订单' : '没有订单'}
    />
  )
}

/** The refunds behind a figure. */
export function Refunds({ time, args, picked, onClear }: Props) {
  return (
    <RecordsSection
      title="退款明细"
      period={time.words}
      query={statistics.refundRecords}
      arg={documentsOf(time, args)}
      fields={REFUND_FIELDS}
      columns={REFUND_COLUMNS}
      rowKey="refundSn"
      counted="price"
      render={(name, { refundSn, serviceType }) =>
        name === 'refundSn' && serviceType !== 'CANCEL' ? (
          <PageLink name="return-goods-order-detail" query={{ sn: refundSn }}>
            {refundSn}
          </PageLink>
        ) : undefined
      }
      picked={picked}
      onClear={onClear}
      empty="没有退款"
    />
  )
}

/** The parameters of the documents: a day or month that was picked stands for the period. */
function documentsOf(time: PeriodState, { day, month, ...args }: Props['args']): Record<string, string> {
  const picked = day ?? month
  if (!picked) return { ...time.args, ...args }
  const { from, to } = month ? daysOf(month, serverToday()) : { from: picked, to: picked }
  // A month at the edge of a period counts with its days in the period only.
  return {
    ...argsOfDays(
      { from: later(from, time.days.from), to: later(to, time.days.to) === to ? time.days.to : to },
      serverToday(),
    ),
    ...args,
  }
}

function later(a: string, b: string): string {
  return a > b ? a : b
}
