import { PrinterOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { mallOrders } from '#features/mall/order/api'
import { canMakeWaybill, canShip } from '#features/mall/order/model'
import type { OrderForActions } from '#features/mall/order/shape'
import { defineActions, drawerAction, mutationAction } from '#shared/action/action'

const common = {
  screen: 'orderList',
  idOf: ({ sn }: OrderForActions) => `mallOrder ${sn}`,
  nameOf: ({ sn }: OrderForActions) => sn,
} as const

/** The actions on a waybill where a tracking provider makes it. */
export const carrierActions = defineActions<OrderForActions>({
  ...common,
  all: [
    drawerAction({
      key: 'waybill',
      label: '打印电子面单',
      icon: <PrinterOutlined aria-hidden="true" />,
      isAllowed: (order) => canMakeWaybill(order, false),
      open: ({ sn }) => ({ waybill: sn }),
    }),
  ],
})

/** The actions where SF makes the waybills: it also picks up the parcel. */
export const sfActions = defineActions<OrderForActions>({
  ...common,
  all: [
    mutationAction({
      key: 'shipBySf',
      label: '顺丰发货',
      isAllowed: (order) => canShip(order),
      mutation: mallOrders.shipBySf,
      argOf: ({ sn }) => sn,
      question: ({ sn }) => text('使用顺丰发货订单 {{sn}}？', { sn }),
      consequence: text('顺丰生成运单并上门取件，未发出的商品全部装入这个包裹。'),
      okText: '顺丰发货',
      done: ({ sn }) => text('订单 {{sn}} 已由顺丰发货', { sn }),
    }),
    drawerAction({
      key: 'waybill',
      label: '下载面单',
      icon: <PrinterOutlined aria-hidden="true" />,
      isAllowed: (order) => canMakeWaybill(order, true),
      open: ({ sn }) => ({ waybill: sn }),
    }),
  ],
})
