import { db } from '#mocks/areas'
import { choose, fill } from '#tests/kit/render'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { inDialog } from '#tests/kit/suites/drawerScreen'

const unshipped = db.mallOrders.filter((row) => row.storeId === '9003' && row.orderStatus === 'UNDELIVERED')
const [toShip] = unshipped
const several = unshipped.find(({ sn }) => (db.mallOrderItems.find(({ orderSn }) => orderSn === sn)?.num ?? 0) > 1)

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'ConsigneeDrawer',
    name: 'where an order goes',
    account: 'haichuan',
    path: () => `/orders?consignee=${toShip?.sn}`,
    drawer: `修改收货地址 ${toShip?.sn}`,
    save: '保存',
    api: `/${toShip?.sn}/consignee`,
    values: { 收货人: toShip?.consigneeName ?? '', 详细地址: toShip?.consigneeDetail ?? '' },
    complete: () => fill(inDialog().getByLabelText('收货人'), '黄工'),
    typed: { label: '详细地址', value: '航城街道洲石路 90 号' },
    refusal: { message: '详细地址不能为空', label: '详细地址' },
  },
  {
    screen: 'ShipDrawer',
    name: 'the parcel of an order',
    account: 'haichuan',
    path: () => `/orders?ship=${several?.sn}`,
    drawer: `发货 ${several?.sn}`,
    save: '发货',
    api: `/${several?.sn}/delivery`,
    values: { 物流单号: '' },
    required: ['请选择物流公司', '请填写物流单号'],
    complete: () => choose(inDialog().getByLabelText('物流公司'), '顺丰速运'),
    typed: { label: '物流单号', value: 'SF7755000011' },
    refusal: { message: '物流错误', label: '物流公司' },
  },
]
