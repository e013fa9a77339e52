import Big from 'big.js'

/** A row as sent: its members by name. */
export type Row = { id: string } & Record<string, unknown>

const SUPPLIER = {
  supplierName: '粤恒钢铁贸易有限公司（示例）',
  companyName: '岭筑一公司（示例）',
  materialType: 'REBAR',
}
const PROJECT = { projectId: '5001', projectName: '滨江一号地块总承包工程' }
const SITE = { receiverName: '李伟', receiverPhone: '19900020001', receiverAddress: '广东省深圳市宝安区滨江路88号' }
/** The projects that goods go to, each with who receives them. */
export const projects = [
  {
    id: PROJECT.projectId,
    companyId: '3001',
    projectName: PROJECT.projectName,
    status: 'ACTIVE',
    ...SITE,
    address: SITE.receiverAddress,
  },
]
const SOURCE = { contractId: '1768900000000000007', contractCode: 'JC-202403-0007' }
const NAMED = { ...SOURCE, contractName: '滨江一号地块钢筋集中采购合同' }

/** The lines of the contract: the number that ends the id, specification and price. */
const LINES = [
  [1, 'Φ8', '3695.00'],
  [3, 'Φ12×9m', '3555.00'],
  [4, 'Φ16×9m', '3515.00'],
  [5, 'Φ20×12m', '3505.00'],
  [6, 'Φ25×12m', '3525.00'],
] as const

const MATERIALS = LINES.map(([no, spec, taxUnitPrice], at) => ({
  id: `176900000070000000${no}`,
  ...NAMED,
  seq: at + 1,
  materialName: '螺纹钢',
  spec,
  grade: 'HRB400E',
  brand: '岭钢（示例）',
  unit: 't',
  quantity: '600.000',
  taxUnitPrice,
  taxRate: '13',
  companyId: '3001',
  materialType: 'REBAR',
  projects: [PROJECT],
  remark: '',
}))

const CONTRACT = {
  id: SOURCE.contractId,
  ...NAMED,
  ...SUPPLIER,
  companyId: '3001',
  contractType: 'SINGLE',
  projects: [PROJECT],
  signDate: '2024-03-01',
  effectiveDate: '2024-03-01',
  expireDate: '2099-12-31',
  priceMode: 'FIXED',
  settleBasis: 'WEIGHED',
  toleranceRate: '3',
  taxRate: '13',
  totalAmountTax: '10677000.00',
  materialCount: MATERIALS.length,
  attachments: [],
  approvals: [],
  status: 8,
  createUserName: '陈敏',
  createTime: '2024-02-26 10:12:08',
  version: 3,
}

const CAR = { id: '7001', carNo: '粤B12345', carType: '平板挂车', trailerNo: '粤B1234挂', loadTon: '32', status: 1 }
const DRIVER = { id: '8001', driverName: '张建军', driverPhone: '19900010001', licenseExpire: '2099-06-30', status: 1 }

/** What a note says of its way: where it goes, by whom and when. */
const TRIP = {
  ...NAMED,
  ...SUPPLIER,
  ...PROJECT,
  ...SITE,
  sourceType: 'CONTRACT',
  orderSn: '',
  deliverMode: 'TRUCK',
  driverId: DRIVER.id,
  driverName: DRIVER.driverName,
  driverPhone: DRIVER.driverPhone,
  carId: CAR.id,
  carNo: CAR.carNo,
  carType: CAR.carType,
  trailerNo: CAR.trailerNo,
  deliverName: '陈敏',
  deliverPhone: '',
  deliverTime: '2024-03-15 07:40:00',
  expectArriveTime: '2024-03-15 18:40:00',
  createUserName: '陈敏',
  createTime: '2024-03-15 06:30:00',
  toleranceRate: '3',
}

const ORDER = {
  id: '3003',
  orderSn: 'CG20240402-0003',
  ...NAMED,
  ...SUPPLIER,
  ...PROJECT,
  ...SITE,
  createUserName: '李伟',
  createTime: '2024-04-02 09:00:00',
  requireTime: '2024-04-08 12:00:00',
  sendTime: '2024-04-07 08:00:00',
  sendTimeVerified: true,
  status: 'UNDELIVERED',
  totalQuantity: '60.000',
  deliveredQuantity: '0.000',
  totalAmountTax: '210300.00',
  materialSummary: '螺纹钢Φ20×12m',
  quantities: [{ unit: 't', quantity: '60.000' }],
  deliveredQuantities: [{ unit: 't', quantity: '0.000' }],
}

const SETTLEMENT = {
  id: '4001',
  settlementCode: 'JS202403-00012',
  ...NAMED,
  ...SUPPLIER,
  ...PROJECT,
  settlementType: 'REBAR',
  isTotal: 0,
  periodStart: '2024-03-01',
  periodEnd: '2024-03-31',
  settleDate: '2024-04-05',
  settleBasis: 'WEIGHED',
  toleranceRate: '3',
  status: 3,
  payStatus: 2,
  payTime: '2024-06-03 10:00:00',
  totalAmountTax: '111022.65',
  totalAmountNoTax: '98250.13',
  totalTax: '12772.52',
  deliverCount: 1,
  createUserName: '周航',
  createTime: '2024-04-01 09:00:00',
}

/** What a note or order comes to, from its lines. */
function totalsOf(items: readonly Record<string, unknown>[]) {
  const add = (name: string) =>
    items.reduce((sum, item) => sum.plus(Number(item[name]) ? String(item[name]) : 0), new Big(0))
  const quantity = add('quantity').toFixed(3)
  const [first] = items
  return {
    totalQuantity: quantity,
    quantities: [{ unit: 't', quantity }],
    totalAmountTax: add('amountTax').toFixed(2),
    itemCount: items.length,
    materialSummary: `${first?.materialName}${first?.spec}${items.length > 1 ? `等${items.length}项` : ''}`,
  }
}

/** A line of a note: a material with a quantity, its amount rounded. */
export function lineOf(material: Record<string, unknown>, quantity: string, more: object, at: number) {
  const amountTax = new Big(quantity).times(String(material.taxUnitPrice)).round(2).toFixed(2)
  const unweighed = { weighedQuantity: null, deviation: null, acceptedQuantity: null, strengthGrade: '', remark: '' }
  return { ...material, ...unweighed, ...more, id: `${Date.now()}${at}`, seq: at + 1, quantity, amountTax }
}

/** A note on its way, printed never. */
export function noteOf(id: string, deliverSn: string, items: Record<string, unknown>[], more: object): Row {
  const state = { status: 0, settlementCode: '', remark: '', printCount: 0, printRecords: [], voidReason: '' }
  return whole('notes', { ...TRIP, ...state, ...more, id, deliverSn, items, ...totalsOf(items) })
}

/** Members that this gateway has no value for: sent all the same, so that a front end knows them. */
const BLANK = {
  contracts:
    'parentContractId parentContractCode supplierId priceSource integratedCost settleCycle creditDays fundRate totalQuantity totalAmountNoTax taxAmount deliveredAmountTax settledAmountTax remark statusName rejectReason commitTime auditUserName auditTime updateTime',
  materials: 'materialCode categoryId categoryName noTaxUnitPrice taxAmountTotal noTaxAmount taxAmount',
  notes:
    'logisticsName logisticsCode logisticsNo logisticsPhone departCity arriveCity statusName hasSupplementary lastPrintTime',
  drivers: 'idCardNo licenseNo licenseType remark licensePhoto createTime',
  cars: 'ownerName remark volume vehicleLicensePhoto createTime',
  orders: 'planSn companyId supplierId orderType itemCount remark',
  settlements:
    'orderSn statusName totalQuantity totalWeighed totalDeviation totalAmountCn rejectReason errorReason remark',
}

/** A row with every member that the document promises of its table. */
function whole(table: keyof typeof BLANK, row: Row): Row {
  return { ...Object.fromEntries(BLANK[table].split(' ').map((name) => [name, null])), ...row }
}

/** All rows by table, anew. */
export function seed() {
  const [first] = MATERIALS
  const old = noteOf(
    '1771',
    'SH20240315-0001',
    first ? [lineOf(first, '31.230', { heatNo: 'LZ24031207', pieces: '8' }, 0)] : [],
    {},
  )
  const tables: Record<'contracts' | 'materials' | 'notes' | 'drivers' | 'cars' | 'orders' | 'settlements', Row[]> = {
    contracts: [whole('contracts', CONTRACT)],
    materials: MATERIALS.map((row) => whole('materials', row)),
    notes: [{ ...old, status: 2 }],
    drivers: [whole('drivers', { ...DRIVER, defaultCarId: CAR.id, defaultCarNo: CAR.carNo })],
    cars: [whole('cars', { ...CAR, inspectExpire: '2099-09-28', insuranceExpire: '2099-04-15' })],
    orders: [whole('orders', ORDER)],
    settlements: [whole('settlements', SETTLEMENT)],
  }
  return tables
}
