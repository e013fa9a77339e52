/** Words of the codes that the screens of this gateway read. */
export const dictionaries: Record<string, object[]> = {
  measure_unit: [{ dictKey: 't', dictValue: '吨' }],
  material_type: [{ dictKey: 'REBAR', dictValue: '钢筋' }],
  contract_type: [{ dictKey: 'SINGLE', dictValue: '单项合同' }],
  settle_basis: [{ dictKey: 'WEIGHED', dictValue: '按过磅' }],
  delivery_mode: [{ dictKey: 'TRUCK', dictValue: '司机配送' }],
  pay_status: [{ dictKey: '2', dictValue: '已支付' }],
  car_type: [{ dictKey: '平板挂车', dictValue: '平板挂车' }],
}

const entry = (routeName: string, name: string, path: string) => ({
  routeName,
  name,
  path,
  frontRoute: path,
  keepAlive: true,
})
const group = (name: string, ...children: object[]) => ({ routeName: name, name, path: '', frontRoute: '', children })
/** The menu: the screens that the gateway serves. */
export const menu = [
  entry('home_index', '首页', 'home'),
  group('合同管理', entry('agreementList', '集采合同', 'supplier/agreementList')),
  group(
    '订单管理',
    entry('purchaseOrderList', '采购订单', 'supplier/order/list'),
    entry('deliverList', '送货单', 'supplier/deliver/list'),
  ),
  group(
    '配送管理',
    entry('driverList', '司机管理', 'supplier/driver/list'),
    entry('carList', '车辆管理', 'supplier/car/list'),
  ),
  group('结算管理', entry('settlementList', '结算单', 'supplier/settlement/list')),
]

const column = (field: string, label: string, sort: number) => {
  const plain = { width: 130, type: 'text', required: false, maxLength: 40, precision: null, min: null, dictCode: '' }
  return { ...plain, field, label, sort, editable: true, visible: true }
}

/** The columns of a contract's lines. */
export const lineFields = [
  column('materialName', '材料名称', 1),
  column('spec', '规格型号', 2),
  column('grade', '牌号', 3),
]
