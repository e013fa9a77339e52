import Big from 'big.js'
import type { Bill, Contract, Note, Order } from './records'
import { billOf, contractOf, dayOf, lineOf, moment, newId, none, noteOf, numberOf, orderOf } from './records'

/** The projects of the buyers, and who receives there. */
export const SITES = [
  ['3002', '岭筑一公司（示例）', '5001', '滨江一号地块总承包工程', '李伟', '广东省深圳市宝安区滨江路88号'],
  ['3003', '岭筑基础设施公司（示例）', '5003', '东部快速路三标段', '刘强', '广东省东莞市虎门镇东部路三标项目部'],
  ['3002', '岭筑一公司（示例）', '5006', '翠谷人才安居项目', '罗艳', '广东省深圳市龙华区翠谷路6号'],
  ['3003', '岭筑基础设施公司（示例）', '5007', '城西污水处理厂提标改造', '郭亮', '广东省佛山市南海区城西工业区'],
].map(([companyId = '', companyName = '', projectId = '', projectName = '', receiverName = '', address = '']) => ({
  companyId,
  companyName,
  projectId,
  projectName,
  receiverName,
  receiverPhone: `1990002000${projectId.slice(-1)}`,
  // As a project of its buyer it has other names for the same.
  receiverAddress: address,
  id: projectId,
  address,
}))

/** Code, name, spec, grade, brand, and price with tax of a tonne. */
const MATERIALS = {
  REBAR: [
    ['GJ-HPB-08', '高线（盘圆）', 'Φ8', 'HPB300', '岭钢（示例）', '3695.00'],
    ['GJ-PL-10', '盘螺', 'Φ10', 'HRB400E', '岭钢（示例）', '3640.00'],
    ['GJ-LW-12', '螺纹钢', 'Φ12×9m', 'HRB400E', '岭钢（示例）', '3555.00'],
    ['GJ-LW-16', '螺纹钢', 'Φ16×9m', 'HRB400E', '岭钢（示例）', '3515.00'],
    ['GJ-LW-20', '螺纹钢', 'Φ20×9m', 'HRB400E', '岭钢（示例）', '3505.00'],
    ['GJ-LW-25', '螺纹钢', 'Φ25×12m', 'HRB400E', '岭钢（示例）', '3525.00'],
  ],
  RAW: [
    ['DC-SN-425', '普通硅酸盐水泥', 'P·O 42.5 散装', '42.5', '粤泥（示例）', '372.00'],
    ['DC-JZS-02', '机制砂', '中砂', 'Ⅱ类', '', '118.50'],
    ['DC-SS-25', '碎石', '5~25mm', 'Ⅱ类', '', '104.00'],
  ],
}

/** Site, materials, status, age in days, and name of each contract. */
const CONTRACTS: [site: number, kind: keyof typeof MATERIALS, status: number, age: number, name: string][] = [
  [0, 'REBAR', 8, 1000, '钢筋集中采购合同'],
  [1, 'REBAR', 8, 160, '钢筋采购合同'],
  [2, 'REBAR', 8, 130, '主体结构钢筋采购合同'],
  [3, 'RAW', 8, 120, '水泥砂石采购合同'],
  [0, 'RAW', 8, 90, '砌体材料采购合同'],
  [1, 'REBAR', 8, 70, '桥墩钢筋采购合同'],
  [3, 'REBAR', 8, 60, '沉淀池钢筋采购合同'],
  [2, 'RAW', 2, 6, '水泥砂石采购合同'],
  [0, 'REBAR', 2, 4, '地下室钢筋采购合同'],
  [1, 'RAW', 4, 9, '水泥采购合同'],
  [3, 'REBAR', 0, 1, '室外管网钢筋采购合同'],
  [2, 'REBAR', 1, 40, '临时设施钢筋采购合同'],
]

const CARS = '粤B12345 粤AD6688 粤BF3120 粤S90871 粤A27980 粤E51366 粤B77210 粤S13905 粤F46528 粤B60027 粤E88413'
const DRIVERS = '张建军 赵国庆 卫小兵 马文斌 王金水 孙立平 钱大勇 吴海生 郑小龙 冯学民 何志远'

type Car = ReturnType<typeof carOf>
type Driver = ReturnType<typeof driverOf>
export type World = ReturnType<typeof newWorld>

/** The world after a reset: each running contract has an old order, a newer one, and one that is still to be sent. */
export function newWorld() {
  const cars = CARS.split(' ').map(carOf)
  const drivers = cars.map(driverOf)
  const contracts = CONTRACTS.map(signed)
  const orders: Order[] = []
  const notes: Note[] = []
  const bills: Bill[] = []
  for (const [at, contract] of contracts.filter(({ status }) => status === 8).entries()) {
    const truckOn = (age: number) => truckOf(cars[(age + at) % 10], drivers[(age + at) % 10])
    const materials = contract.materials.slice(at % 2, (at % 2) + 2)
    const open = orderOf(contract, 4, at + 1, materials, ['62.500', '31.250'])
    orders.push(open)
    for (const line of open.items.slice(1)) notes.push(sent(contract, open, line, truckOn(1), 1, at + 1))
    for (const age of [24 + at, 12 + at]) {
      const order = orderOf(contract, age, 1, materials, [`${24 + at}.360`, `${30 - at}.785`])
      const trucks = order.items.map((line) => sent(contract, order, line, truckOn(age + line.seq), age - 3, line.seq))
      const own = trucks.map(accepted)
      orders.push(order)
      notes.push(...own)
      if (age > 13) bills.push(billOf(contract, order, own, age - 6, age > 20 ? 3 : age % 4 ? 8 : 1))
    }
  }
  return { contracts, orders, notes, bills, cars, drivers }
}

function carOf(carNo: string, at: number) {
  return {
    id: newId(),
    carNo,
    carType: '平板挂车',
    trailerNo: `${carNo.slice(0, 2)}${carNo.slice(-4)}挂`,
    loadTon: '33',
    ownerName: '自有车队',
    status: at === 10 ? 0 : 1,
    remark: at === 10 ? '保养中' : '',
    inspectExpire: dayOf(-90 - at * 20),
    insuranceExpire: dayOf(-40 - at * 25),
    ...none('volume vehicleLicensePhoto'),
    createTime: moment(400 - at, '09:10:00'),
  }
}

function driverOf(car: Car, at: number) {
  return {
    id: newId(),
    driverName: DRIVERS.split(' ')[at] ?? '',
    driverPhone: `199000100${at + 10}`,
    remark: '',
    licenseNo: `4403000100${at + 10}`,
    licenseType: 'A2',
    licenseExpire: dayOf(-200 - at * 30),
    defaultCarId: car.id,
    defaultCarNo: car.carNo,
    status: car.status,
    ...none('idCardNo licensePhoto'),
    createTime: moment(390 - at, '09:33:00'),
  }
}

function truckOf(car?: Car, driver?: Driver): Texts {
  if (!car || !driver) return {}
  const own = { carId: car.id, carNo: car.carNo, carType: car.carType, trailerNo: car.trailerNo }
  const { driverName, driverPhone } = driver
  return { ...own, driverId: driver.id, driverName, driverPhone, deliverMode: 'TRUCK', deliverName: '何军' }
}

function signed([at, kind, status, age, name]: (typeof CONTRACTS)[number], index: number): Contract {
  const [site = SITES[0], isFirst] = [SITES[at], index === 0]
  if (!site) throw new Error(`No site ${at}`)
  const materials = MATERIALS[kind].map((goods, seq) => {
    const [materialCode = '', materialName = '', spec = '', grade = '', brand = '', taxUnitPrice = ''] = goods
    const quantity = String(420 + 60 * ((index + seq) % 4))
    return lineOf({ materialCode, materialName, spec, grade, brand, taxUnitPrice }, seq + 1, quantity)
  })
  const day = isFirst ? '2024-03-01' : dayOf(age)
  const contractCode = isFirst ? 'JC-202403-0007' : `JC-${day.slice(0, 7).replace('-', '')}-01${10 + index}`
  const contractName = isFirst ? `滨江一号地块${name}` : `${site.projectName}${name}`
  return contractOf(site, { contractCode, contractName, materialType: kind, status, day }, materials)
}

type Texts = Record<string, string>

/** A note of one line of an order. */
function sent(
  contract: Contract,
  order: Order,
  line: Order['items'][number],
  truck: Texts,
  age: number,
  count: number,
) {
  const melt = numberOf('LZ', dayOf(age + 4), count)
    .replace('LZ20', 'LZ')
    .replace('-00', '')
  const heatNo = contract.materialType === 'REBAR' ? melt : ''
  const [createTime, deliverTime] = [moment(age, `0${6 + line.seq}:05:00`), moment(age, `0${6 + line.seq}:40:00`)]
  const texts = { ...truck, deliverTime, expectArriveTime: moment(age, '11:30:00') }
  const note = noteOf(contract, order, texts, [{ of: line, quantity: line.quantity, texts: { heatNo } }])
  const deliverSn = numberOf('SH', createTime, count)
  const print = { id: newId(), deliverSn, printNo: 1, printTime: createTime, printUser: '何军', paper: '241x140' }
  return { ...note, deliverSn, createTime, createUserName: '何军', printRecords: [print] }
}

/** The note as its site accepted it: the scales there show a little less, within the tolerance. */
function accepted(note: Note): Note {
  const items = note.items.map((item) => {
    const weighedQuantity = new Big(item.quantity).times('0.9988').toFixed(3)
    const deviation = new Big(weighedQuantity).minus(item.quantity).toFixed(3)
    return { ...item, weighedQuantity, acceptedQuantity: weighedQuantity, deviation }
  })
  const acceptTime = note.deliverTime.replace(/ .*/, ' 11:50:00')
  return { ...note, status: 1, items, accept: { acceptUserName: note.receiverName, acceptTime, acceptRemark: '' } }
}

/** A note for the journeys of prints: so many lines, with names of one line of text or of several. */
export function printedNote({ contracts, cars, drivers }: World, lines: number, isLong: boolean): Note {
  const [contract] = contracts
  const material = contract?.materials[2]
  if (!contract || !material) throw new Error('No contract')
  const materialName = isLong ? '热轧带肋抗震螺纹钢筋（直条定尺，按理论重量交货，含质保书）' : material.materialName
  const sent = Array.from({ length: lines }, (_none, at) => ({
    of: { ...material, materialName },
    quantity: `1.${100 + at}`,
    texts: { pieces: '2', heatNo: `LZ26${String(at + 1).padStart(6, '0')}` },
  }))
  const way = { deliverTime: moment(0, '07:40:00'), expectArriveTime: moment(0, '11:30:00') }
  return noteOf(contract, undefined, { ...truckOf(cars[0], drivers[0]), ...way }, sent)
}

/** The pages that this gateway has, by their groups. */
const GROUPS = [
  ['合同管理 FileTextOutlined', 'agreementList 集采合同 supplier/agreement/list'],
  ['材料管理 AppstoreOutlined', 'materialList 合同材料 supplier/material/list'],
  [
    '订单管理 ShoppingOutlined',
    'purchaseOrderList 采购订单 supplier/order/list',
    'deliverList 送货单 supplier/deliver/list',
  ],
  ['配送管理 CarOutlined', 'driverList 司机管理 supplier/driver/list', 'carList 车辆管理 supplier/car/list'],
  ['结算管理 AccountBookOutlined', 'settlementList 结算单 supplier/settlement/list'],
].map(([group = '', ...pages]) => {
  const [name, source] = group.split(' ')
  const children = pages.map((page) => {
    const [routeName, title, frontRoute] = page.split(' ')
    // Notes may be made. The rest may be looked at: this gateway has no writes of it.
    return { routeName, name: title, path: frontRoute, frontRoute, isSuper: routeName === 'deliverList' }
  })
  return { routeName: `group${source}`, name, path: '', frontRoute: '', source, children }
})

const HOME = { routeName: 'home_index', name: '首页', path: 'home', frontRoute: 'home', source: 'HomeOutlined' }
export const MENU = [HOME, ...GROUPS]

const WORDS: Record<string, string> = {
  measure_unit: 't 吨',
  contract_type: 'FRAME 框架协议,SINGLE 单项合同,SUPPLEMENT 补充协议',
  material_type: 'REBAR 钢筋,CONCRETE 商品混凝土,RAW 原材料,SUNDRY 杂材',
  price_mode: 'FIXED 固定价,FLOATING 网价浮动',
  settle_basis: 'WEIGHED 过磅,TOLERANCE 偏差内按送货量,THEORY 理计,SMALLER 取小值',
  delivery_mode: 'TRUCK 司机配送,SPECIALIZED_LOGISTICS 专线物流,EXPRESSAGE 快递,LOGISTICS 普通物流',
  car_type: '平板挂车 平板挂车,自卸车 自卸车,随车吊 随车吊',
  pay_status: '0 未支付,1 支付中,2 已支付,3 支付失败',
}

/** The words of a dictionary; one that this gateway does not keep has none. */
export function wordsOf(code: string) {
  const words = (WORDS[code] ?? '').split(',').filter(Boolean)
  return words.map((word, at) => {
    const [dictKey, dictValue] = word.split(' ')
    return { id: `${code}${at}`, code, dictKey, dictValue, children: [] }
  })
}

const TEXTS = 'materialCode 材料编码,materialName 材料名称,spec 规格型号,grade 牌号,brand 品牌/厂家,unit 单位'
const FIGURES =
  'quantity 合同数量,taxUnitPrice 含税单价,taxAmountTotal 含税金额,deliveredQuantity 已送数量,remainQuantity 剩余数量'

/** The columns of the lines of a contract. */
export const FIELDS = `${TEXTS},${FIGURES}`.split(',').map((column, sort) => {
  const [field, label] = column.split(' ')
  const rules = { editable: false, ...none('required maxLength precision min dictCode width') }
  return { field, label, type: sort < 6 ? 'text' : 'number', sort, visible: true, ...rules }
})
