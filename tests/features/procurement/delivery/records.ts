import type { RecordSpec } from '#tests/kit/suites/describeRecord'
import { ORDER } from './noteForm'

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'DeliveryNoteDetailPage',
    name: 'a delivery note by its address',
    account: 'yueheng',
    path: () => '/supplier/deliver/detail?deliverSn=SH20240315-0001',
    missing: '/supplier/deliver/detail?deliverSn=SH0',
    api: '/orderLogistics/get-deliver-page/1',
    query: { deliverSn: 'SH20240315-0001' },
    tab: '送货单详情',
    title: () => 'SH20240315-0001',
    facts: { 项目: '滨江一号地块总承包工程' },
  },
  {
    screen: 'DeliveryNoteEditPage',
    name: 'a new note of an order, by its address',
    account: 'yueheng',
    path: () => `/supplier/deliver/createDeliver?orderSn=${ORDER}&items=all`,
    missing: '/supplier/deliver/createDeliver?orderSn=CG0',
    api: '/purchaseOrder/getByOrderSn',
    tab: '创建送货单',
    title: () => ORDER,
    values: { 收货人: '李伟', 收货人电话: '19900020001' },
  },
]
