import { db } from '#mocks/areas'
import { describeEditor } from '#tests/kit/describeEditor'
import { inDialog } from '#tests/kit/drawerScreen'
import { fill, runApp } from '#tests/kit/render'

runApp('material')

const order = db.mallOrders.find((row) => row.storeId === '9003' && row.orderStatus === 'UNDELIVERED')

describeEditor({
  name: 'where an order goes',
  account: 'haichuan',
  path: () => `/orders?consignee=${order?.sn}`,
  drawer: `修改收货地址 ${order?.sn}`,
  save: '保存',
  api: `/${order?.sn}/consignee`,
  values: { 收货人: order?.consigneeName ?? '', 详细地址: order?.consigneeDetail ?? '' },
  complete: () => fill(inDialog().getByLabelText('收货人'), '黄工'),
  typed: { label: '详细地址', value: '航城街道洲石路 90 号' },
  refusal: { message: '详细地址不能为空', label: '详细地址' },
})
