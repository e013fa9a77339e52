import { text } from '#domain/text'
import { serverNow } from '#domain/time'
import { defineActions, linkAction } from '#shared/action/action'
import { canPay, type PlatformOrder, payStatus } from './model'

/** The label of the pay action, by status. */
const PAY_LABELS: Readonly<Record<number, string>> = {
  [payStatus.code.unpaid]: '去支付',
  [payStatus.code.paying]: '继续支付',
  [payStatus.code.failed]: '重新支付',
}

/** The actions on an order of platform services. */
export const platformOrderActions = defineActions<PlatformOrder>({
  screen: 'purchaseRecordList',
  idOf: ({ id }) => `platformOrder ${id}`,
  nameOf: ({ orderSn }) => orderSn,
  all: [
    linkAction({
      key: 'pay',
      label: (order) => text(PAY_LABELS[order.payStatus] ?? '去支付'),
      isAllowed: isPayable,
      isPrimary: true,
      go: ({ featureId, id }) => ({ name: 'platformServicePayment', query: { featureId, orderId: id } }),
    }),
    linkAction({
      key: 'buyAgain',
      label: '再次购买',
      isAllowed: (order) => !isPayable(order),
      go: ({ featureId }) => ({ name: 'platformServicePayment', query: { featureId } }),
    }),
  ],
})

function isPayable(order: PlatformOrder): boolean {
  return canPay(order, order.serverTime || serverNow())
}
