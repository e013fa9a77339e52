import { PrinterOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { calling, defineActs, leading } from '#shared/act/act'
import { mallOrders } from './api'
import { canMakeWaybill, type OrderState } from './model'
import { type ActedOrder, allows } from './shape'

type Waybilled = ActedOrder & OrderState

const common = {
  screen: 'orderList',
  idOf: ({ sn }: Waybilled) => `mallOrder ${sn}`,
  nameOf: ({ sn }: Waybilled) => sn,
} as const

/** The actions on a waybill where a tracking provider makes it. */
export const carrierActs = defineActs<Waybilled>({
  ...common,
  all: [
    leading({
      key: 'waybill',
      label: '打印电子面单',
      icon: <PrinterOutlined aria-hidden="true" />,
      isAllowed: (order) => canMakeWaybill(order, false),
      stay: ({ sn }) => ({ waybill: sn }),
    }),
  ],
})

/** The actions where SF makes the waybills: it also picks up the parcel. */
export const sfActs = defineActs<Waybilled>({
  ...common,
  all: [
    calling({
      key: 'shipBySf',
      label: '顺丰发货',
      isAllowed: (order) => allows(order).ship,
      call: mallOrders.shipBySf,
      argOf: ({ sn }) => sn,
      question: ({ sn }) => text('使用顺丰发货订单 {{sn}}？', { sn }),
      consequence: text('顺丰生成运单并上门取件，未发出的商品全部装入这个包裹。'),
      okText: '顺丰发货',
      done: ({ sn }) => text('订单 {{sn}} 已由顺丰发货', { sn }),
    }),
    leading({
      key: 'waybill',
      label: '下载面单',
      icon: <PrinterOutlined aria-hidden="true" />,
      isAllowed: (order) => canMakeWaybill(order, true),
      stay: ({ sn }) => ({ waybill: sn }),
    }),
  ],
})
