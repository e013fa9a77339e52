import { purchaseStatus } from '#domain/document/purchaseStatus'
import { onlyErrors, text } from '#domain/text'
import { defineActions, linkAction, mutationAction } from '#shared/action/action'
import { purchases } from './api'
import { sendTimeFields } from './fields'
import {
  canDeliver,
  canVerifySendTime,
  isLate,
  type PurchaseOrder,
  proposedSendTime,
  type SendTimeInput,
  validateSendTime,
} from './model'

/** The actions on a purchase order. */
export const purchaseActions = defineActions<PurchaseOrder>({
  screen: 'purchaseOrderList',
  idOf: ({ orderSn }) => `purchase ${orderSn}`,
  nameOf: ({ orderSn }) => orderSn,
  stateOf: ({ status }) => text(purchaseStatus.labelOf(status).label),
  all: [
    mutationAction({
      key: 'verifySendTime',
      label: ({ sendTimeVerified }) => text(sendTimeVerified ? '修改发货时间' : '确认发货时间'),
      isAllowed: canVerifySendTime,
      isPrimary: ({ sendTimeVerified }) => !sendTimeVerified,
      mutation: purchases.verifySendTime,
      argOf: ({ orderSn }, values: SendTimeInput) => ({ orderSn, ...values }),
      question: ({ orderSn, sendTimeVerified }) =>
        text(sendTimeVerified ? '修改订单 {{sn}} 的发货时间' : '确认订单 {{sn}} 的发货时间', { sn: orderSn }),
      consequence: ({ requireTime }) =>
        text('项目部要求 {{time}} 前到货。确认后才能创建送货单，发货前可以修改。', { time: requireTime || '—' }),
      okText: '确认',
      form: {
        fields: sendTimeFields,
        names: ['sendTime', 'remark'],
        initial: (order) => ({ sendTime: proposedSendTime(order), remark: '' }),
        validate: (input) => validateSendTime(input),
        warnings: ({ sendTime }, { status, requireTime }) =>
          onlyErrors({
            sendTime: isLate({ status, sendTime, requireTime })
              ? text('晚于项目部要求的到货时间 {{time}}，请先与项目部商定', { time: requireTime.slice(0, 16) })
              : null,
          }),
        words: [[/发货/, 'sendTime']],
      },
      done: ({ orderSn }) => text('订单 {{sn}} 的发货时间已确认', { sn: orderSn }),
    }),
    linkAction({
      key: 'createDeliver',
      label: '创建送货单',
      short: '去送货',
      isAllowed: canDeliver,
      isPrimary: true,
      go: ({ orderSn }) => ({ name: 'createDeliver', query: { orderSn, items: 'all' } }),
    }),
  ],
})
