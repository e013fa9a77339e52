import { formatMoney } from '#domain/money'
import { text } from '#domain/text'
import { bills } from '#features/money/bill/api'
import { type Bill, type BillOrder, billActionsOf } from '#features/money/bill/model'
import { defineActions, mutationAction } from '#shared/action/action'

/** What can be done with an order of a bill. */
export const billOrderActions = defineActions<{ bill: Bill; order: BillOrder }>({
  screen: 'storeBill',
  idOf: ({ bill }) => `bill ${bill.id}`,
  nameOf: ({ order }) => order.orderSn,
  all: [
    mutationAction({
      key: 'deleteOrder',
      label: '移出',
      isAllowed: ({ bill }) => billActionsOf('STORE', bill).includes('change'),
      // A bill keeps at least one order: it is voided instead.
      isDisabled: ({ bill }) => bill.orderNum === 1,
      mutation: bills.deleteOrder,
      argOf: ({ bill, order }) => ({ billId: bill.id, orderSn: order.orderSn }),
      question: ({ order }) => text('从结算单移出订单 {{sn}}？', { sn: order.orderSn }),
      consequence: ({ order }) =>
        text('结算金额减少 {{amount}} 元，该订单以后可以再结算。', { amount: formatMoney(order.billPrice) }),
      done: ({ order }) => text('订单 {{sn}} 已移出', { sn: order.orderSn }),
    }),
  ],
})
