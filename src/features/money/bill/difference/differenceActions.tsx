import { formatMoney } from '#domain/money'
import { onlyErrors, text } from '#domain/text'
import { bills } from '#features/money/bill/api'
import { askFields } from '#features/money/bill/fields'
import { billActionsOf, billTextError, type DifferenceOfBill } from '#features/money/bill/model'
import { defineActions, mutationAction } from '#shared/action/action'

const isChangeable = ({ bill }: DifferenceOfBill) => billActionsOf('STORE', bill).includes('change')

/** What can be done about an order that needs a look: the own bill is changed, the platform is asked about its own. */
export const differenceActions = defineActions<DifferenceOfBill>({
  screen: 'storeBill',
  idOf: ({ bill, difference }) => `bill ${bill.id} ${difference.orderSn}`,
  nameOf: ({ difference }) => difference.orderSn,
  all: [
    mutationAction({
      key: 'add',
      needs: 'billReconciling',
      label: '加入',
      isPrimary: true,
      isAllowed: (row) => isChangeable(row) && row.difference.kind === 'MISSING' && !row.difference.hasClaim,
      mutation: bills.addOrders,
      argOf: ({ bill, difference }) => ({ billId: bill.id, orderSns: [difference.orderSn] }),
      question: ({ difference }) => text('把订单 {{sn}} 加入结算单？', { sn: difference.orderSn }),
      consequence: ({ difference }) =>
        text('结算金额增加 {{amount}} 元。', { amount: formatMoney(difference.shopPrice) }),
      done: ({ difference }) => text('订单 {{sn}} 已加入', { sn: difference.orderSn }),
    }),
    mutationAction({
      key: 'remove',
      needs: 'ownBills',
      label: '移出',
      isAllowed: (row) => isChangeable(row) && row.difference.kind === 'TWICE' && (row.bill.orderNum ?? 0) > 1,
      mutation: bills.deleteOrder,
      argOf: ({ bill, difference }) => ({ billId: bill.id, orderSn: difference.orderSn }),
      question: ({ difference }) => text('从结算单移出订单 {{sn}}？', { sn: difference.orderSn }),
      consequence: text('它在另一张结算单中照常结算。'),
      done: ({ difference }) => text('订单 {{sn}} 已移出', { sn: difference.orderSn }),
    }),
    mutationAction({
      key: 'ask',
      needs: 'billReconciling',
      label: '询问平台',
      isAllowed: () => true,
      mutation: bills.ask,
      argOf: ({ bill, difference }, { message }: { message: string }) => ({
        billId: bill.id,
        orderSn: difference.orderSn,
        message: message.trim(),
      }),
      question: ({ difference }) => text('向平台询问订单 {{sn}}？', { sn: difference.orderSn }),
      consequence: text('平台的答复显示在操作日志中。'),
      form: {
        fields: askFields,
        names: ['message'] as const,
        initial: () => ({ message: '' }),
        validate: ({ message }: { message: string }) => onlyErrors({ message: billTextError(message, '说明') }),
      },
      done: ({ difference }) => text('已询问订单 {{sn}}，答复见操作日志', { sn: difference.orderSn }),
    }),
  ],
})
