import { PrinterOutlined } from '@ant-design/icons'
import { statusOf } from '#domain/status'
import { onlyErrors, text } from '#domain/text'
import { cancelReasonError, sellerRemarkError, takeCodeError } from '#features/mall/order/model/input'
import { openShippingNotes } from '#features/mall/order/print/openShippingNotes'
import { defineActions, drawerAction, localAction, mutationAction } from '#shared/action/action'
import { mallOrders } from './api'
import { orderInputFields } from './fields'
import { allowedOf, orderStatuses } from './model'
import type { OrderForActions } from './shape'

/** The actions on an order. A row and the record decide by the order's own state. */
export const orderActions = defineActions<OrderForActions>({
  screen: 'orderList',
  idOf: ({ sn }) => `mallOrder ${sn}`,
  nameOf: ({ sn }) => sn,
  stateOf: ({ orderStatus }) => text(statusOf(orderStatuses, orderStatus).label),
  all: [
    drawerAction({
      key: 'ship',
      label: '发货',
      isAllowed: (order) => allowedOf(order).ship,
      isPrimary: true,
      open: ({ sn }) => ({ ship: sn }),
    }),
    mutationAction({
      key: 'take',
      label: '核销',
      isAllowed: (order) => allowedOf(order).take,
      isPrimary: true,
      mutation: mallOrders.take,
      argOf: ({ sn }, { code }: { code: string }) => ({ sn, code: code.trim() }),
      question: ({ sn }) => text('核销订单 {{sn}}', { sn }),
      consequence: text('请输入买家出示的核销码。核销后订单完成，不能撤销。'),
      okText: '核销',
      form: {
        fields: orderInputFields,
        names: ['code'],
        initial: () => ({ code: '' }),
        validate: ({ code }) => onlyErrors({ code: takeCodeError(code) }),
        words: [[/核销|核验|验证码/, 'code']],
        skipDraft: true,
      },
      done: ({ sn }) => text('订单 {{sn}} 已核销', { sn }),
    }),
    drawerAction({
      key: 'editPrice',
      label: '调整价格',
      short: '改价',
      isAllowed: (order) => allowedOf(order).editPrice,
      open: ({ sn }) => ({ price: sn }),
    }),
    drawerAction({
      key: 'editConsignee',
      label: '修改收货地址',
      short: '改地址',
      isAllowed: (order) => allowedOf(order).editConsignee,
      open: ({ sn }) => ({ consignee: sn }),
    }),
    mutationAction({
      key: 'remark',
      rechecks: true,
      label: '备注',
      mutation: mallOrders.remark,
      argOf: ({ sn }, { sellerRemark }: { sellerRemark: string }) => ({ sn, sellerRemark: sellerRemark.trim() }),
      question: ({ sn }) => text('备注订单 {{sn}}', { sn }),
      consequence: text('备注只有店内人员可见。'),
      okText: '保存',
      form: {
        fields: orderInputFields,
        names: ['sellerRemark'],
        initial: ({ sellerRemark }) => ({ sellerRemark }),
        validate: ({ sellerRemark }) => onlyErrors({ sellerRemark: sellerRemarkError(sellerRemark) }),
      },
      done: ({ sn }) => text('订单 {{sn}} 的备注已保存', { sn }),
    }),
    localAction({
      key: 'print',
      label: '打印发货单',
      icon: <PrinterOutlined aria-hidden="true" />,
      // A service is not sent.
      isAllowed: ({ orderType }) => orderType !== 'VIRTUAL',
      run: ({ sn }) => openShippingNotes([sn]),
    }),
    mutationAction({
      key: 'cancel',
      rechecks: true,
      label: '取消订单',
      isDanger: true,
      isAllowed: (order) => allowedOf(order).cancel,
      mutation: mallOrders.cancel,
      argOf: ({ sn }, { reason }: { reason: string }) => ({ sn, reason: reason.trim() }),
      question: ({ sn }) => text('取消订单 {{sn}}？', { sn }),
      consequence: ({ memberName, payStatus }) =>
        payStatus === 'PAID'
          ? text('订单关闭，买家 {{name}} 已付的款项原路退回，库存退还。取消后不能恢复。', { name: memberName })
          : text('订单关闭，库存退还；买家 {{name}} 还没有付款。取消后不能恢复。', { name: memberName }),
      okText: '取消订单',
      form: {
        fields: orderInputFields,
        names: ['reason'],
        initial: () => ({ reason: '' }),
        validate: ({ reason }) => onlyErrors({ reason: cancelReasonError(reason) }),
      },
      done: ({ sn }) => text('订单 {{sn}} 已取消', { sn }),
    }),
  ],
})
