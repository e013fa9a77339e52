import { decimal, fixed, lineAmounts, quantityScale, sum } from '#domain/money'
import { deviation } from '#domain/settle'
import type { DeliverItem, PrintRecord } from '#features/procurement/delivery/model'
import { clearOtherModes, type DeliverMode, emptyTransport, type Transport } from '#features/procurement/fleet/model'
import type { MaterialType } from '#features/procurement/material/model'
import type { Supplementary } from '#features/procurement/supplementary/model'
import { ownerName } from '#mocks/kernel/caller'
import { photoPicture, signaturePicture } from '#mocks/kernel/picture'
import { into, type SeedPart } from '#mocks/kernel/store'
import { shiftDays } from '#mocks/kernel/time'
import { companyName, projectOf } from '#mocks/procurement/company/rules'
import { catalogRow } from '#mocks/procurement/contract/catalogRows'
import type { ContractRow, MaterialRow } from '#mocks/procurement/contract/rows'
import { contractTables } from '#mocks/procurement/contract/rows'
import type { CarRow, DriverRow } from '#mocks/procurement/fleet/rows'
import { fleetTables } from '#mocks/procurement/fleet/rows'
import type { OrderItemRow } from '#mocks/procurement/purchase/rows'
import { seededOrders } from '#mocks/procurement/purchase/seed'
import type { DeliverRow } from './rows'
import { deliveryTables } from './rows'
import { siteFindings } from './site'

type LineSpec = {
  code: string
  quantity: string
  heatNo?: string
  pouringPart?: string
  /** The site's findings; computed when missing. */
  found?: Partial<Pick<DeliverItem, 'weighedQuantity' | 'deviation' | 'acceptedQuantity'>>
}

type NoteSpec = {
  deliverSn: string
  /** Source order or contract. */
  from: string
  projectId: string
  deliverMode: DeliverMode
  transport: Partial<Transport>
  status: 0 | 1 | 2
  deliverTime: string
  lines: readonly LineSpec[]
  settlementCode?: string
  supplementary?: Partial<Supplementary>
  remark?: string
}

const SETTLED_REBAR = {
  from: 'CG20240312-0008',
  projectId: '5001',
  deliverMode: 'TRUCK',
  status: 2,
  settlementCode: 'JS202403-00012',
} as const
const SETTLED_CONCRETE = {
  from: 'JC-202311-0004',
  projectId: '5001',
  deliverMode: 'TRUCK',
  status: 2,
  settlementCode: 'JS202403-00015',
} as const
const SETTLED_RAW = {
  from: 'JC-202310-0002',
  projectId: '5003',
  deliverMode: 'TRUCK',
  status: 2,
  settlementCode: 'JS202403-00019',
} as const

function rebar(code: string, quantity: string, weighedQuantity: string, heatNo: string): LineSpec {
  return {
    code,
    quantity,
    heatNo,
    found: { weighedQuantity, deviation: deviation(quantity, weighedQuantity), acceptedQuantity: weighedQuantity },
  }
}

function mixer(
  code: string,
  quantity: string,
  weighedQuantity: string,
  difference: string,
  pouringPart: string,
): LineSpec {
  const converted = sum([quantity, difference])
  const accepted = converted.lt(quantity) ? converted : quantity
  return {
    code,
    quantity,
    pouringPart,
    found: { weighedQuantity, deviation: difference, acceptedQuantity: fixed(accepted, 2) },
  }
}

function bulk(code: string, quantity: string, weighedQuantity: string): LineSpec {
  return rebar(code, quantity, weighedQuantity, '')
}

const knownNotes: NoteSpec[] = [
  {
    ...SETTLED_REBAR,
    deliverSn: 'SH20240315-0001',
    transport: { driverName: '张建军' },
    deliverTime: '2024-03-15 07:40:00',
    lines: [rebar('LW-12', '31.230', '31.184', 'LZ24031207')],
    supplementary: {
      weighTickets: [
        {
          ticketNo: 'BD20240315-017',
          grossWeight: '49.000',
          tareWeight: '17.816',
          netWeight: '31.184',
          weighTime: '2024-03-15 09:52:00',
          photoUrl: photoPicture('磅单 BD20240315-017'),
        },
      ],
      loadTime: '2024-03-15 07:10:00',
      arriveTime: '2024-03-15 09:41:00',
      leaveTime: '2024-03-15 11:05:00',
    },
  },
  {
    ...SETTLED_REBAR,
    deliverSn: 'SH20240315-0002',
    transport: { driverName: '张建军' },
    deliverTime: '2024-03-15 13:20:00',
    lines: [rebar('LW-16', '31.615', '31.702', 'LZ24031211')],
  },
  {
    ...SETTLED_REBAR,
    deliverSn: 'SH20240318-0001',
    transport: { driverName: '赵国庆' },
    deliverTime: '2024-03-18 08:05:00',
    lines: [rebar('LW-25', '32.340', '32.231', 'LZ24031502')],
  },
  {
    ...SETTLED_REBAR,
    deliverSn: 'SH20240321-0003',
    transport: { driverName: '赵国庆' },
    deliverTime: '2024-03-21 08:30:00',
    lines: [rebar('HPB-08', '20.140', '20.105', 'LZ24031809')],
  },
  {
    deliverSn: 'SH20240408-0004',
    from: 'CG20240405-0002',
    projectId: '5006',
    deliverMode: 'LOGISTICS',
    transport: { logisticsName: '顺捷物流（示例）', logisticsNo: 'WL240408771' },
    status: 1,
    deliverTime: '2024-04-08 16:10:00',
    lines: [{ code: 'KJ', quantity: '2000', found: { acceptedQuantity: '1998' } }],
  },
  {
    deliverSn: 'SH20240409-0001',
    from: 'CG20240403-0005',
    projectId: '5004',
    deliverMode: 'SPECIALIZED_LOGISTICS',
    transport: { logisticsName: '华南专线（示例）', logisticsPhone: '19900030001' },
    status: 0,
    deliverTime: '2024-04-09 08:00:00',
    lines: [{ code: 'MB15', quantity: '600' }],
  },
  {
    deliverSn: 'SH20240409-0002',
    from: 'CG20240405-0002',
    projectId: '5006',
    deliverMode: 'EXPRESSAGE',
    transport: { logisticsCode: 'SHILI', logisticsName: '示例快递', logisticsNo: 'SF0000240409' },
    status: 0,
    deliverTime: '2024-04-09 10:30:00',
    lines: [{ code: 'BV25', quantity: '5' }],
  },
  {
    ...SETTLED_CONCRETE,
    deliverSn: 'SH20240312-0021',
    transport: { carNo: '粤BF31208' },
    deliverTime: '2024-03-12 09:00:00',
    lines: [mixer('HNT-C30P6', '12.00', '28.650', '0.04', '地下室底板A区')],
  },
  {
    ...SETTLED_CONCRETE,
    deliverSn: 'SH20240314-0022',
    transport: { carNo: '粤BF31208' },
    deliverTime: '2024-03-14 14:00:00',
    lines: [mixer('HNT-C35P8', '12.00', '28.358', '-0.13', '地下室外墙B区')],
  },
  {
    ...SETTLED_CONCRETE,
    deliverSn: 'SH20240319-0023',
    transport: { carNo: '粤BF30577' },
    deliverTime: '2024-03-19 07:30:00',
    lines: [mixer('HNT-C20', '10.00', '23.480', '-0.05', '临时道路')],
  },
  {
    ...SETTLED_CONCRETE,
    deliverSn: 'SH20240326-0024',
    transport: { carNo: '粤BF30577' },
    deliverTime: '2024-03-26 16:00:00',
    lines: [mixer('HNT-C40', '11.50', '27.510', '-0.04', '3#楼5层柱')],
  },
  {
    ...SETTLED_RAW,
    deliverSn: 'SH20240313-0031',
    transport: { carNo: '粤L07V56' },
    deliverTime: '2024-03-13 10:00:00',
    lines: [bulk('SN425S', '38.340', '38.260')],
  },
  {
    ...SETTLED_RAW,
    deliverSn: 'SH20240320-0032',
    transport: { carNo: '粤E52K19' },
    deliverTime: '2024-03-20 10:00:00',
    lines: [bulk('ZS', '31.600', '31.380')],
  },
  {
    ...SETTLED_RAW,
    deliverSn: 'SH20240322-0033',
    transport: { carNo: '粤E52K19' },
    deliverTime: '2024-03-22 10:00:00',
    lines: [bulk('SS525', '33.200', '33.010')],
  },
]

const GENERATED_STATUSES = [2, 1, 2, 0, 2, 1] as const
const LOGISTICS: readonly [DeliverMode, Partial<Transport>][] = [
  [
    'SPECIALIZED_LOGISTICS',
    { logisticsName: '华南专线（示例）', logisticsPhone: '19900030001', departCity: '佛山市', arriveCity: '深圳市' },
  ],
  ['LOGISTICS', { logisticsName: '顺捷物流（示例）', logisticsNo: 'WL2405', logisticsPhone: '' }],
  ['EXPRESSAGE', { logisticsCode: 'SHILI', logisticsName: '示例快递', logisticsNo: 'SF0000' }],
]
const PARTS = ['3#楼12层梁板', '地下室底板A区后浇带', '裙楼屋面', '1#楼基础承台及地梁']

/** Vehicle types by kind of goods. */
const CAR_TYPES: Record<MaterialType, readonly string[]> = {
  REBAR: ['平板挂车'],
  CONCRETE: ['混凝土搅拌车'],
  RAW: ['自卸车', '散装水泥罐车'],
  SUNDRY: ['厢式货车', '随车吊'],
}

type Rows = {
  contracts: ContractRow[]
  materials: MaterialRow[]
  orders: ReturnType<typeof seededOrders>
  drivers: DriverRow[]
  cars: CarRow[]
}

/** All notes and their print log. An order's sent quantities are derived from its notes only. */
export function seedDelivers(): SeedPart[] {
  const rows: Rows = {
    contracts: contractTables.contracts.all(),
    materials: contractTables.materials.all(),
    orders: seededOrders(),
    drivers: fleetTables.drivers.all(),
    cars: fleetTables.cars.all(),
  }
  const delivers = [...knownNotes, ...orderNotes(rows), ...contractNotes(rows)].map((spec, index) =>
    buildNote(spec, index, rows),
  )
  const printRecords = delivers.flatMap((note, index) =>
    printsOf(note, note.status === 0 ? index % 2 : 1 + (index % 2), index),
  )
  return [into(deliveryTables.delivers, delivers), into(deliveryTables.printRecords, printRecords)]
}

function orderNotes({ orders }: Rows): NoteSpec[] {
  const sendable = orders.filter(({ fate }) => fate === 'delivered' || fate === 'partly')
  return sendable.flatMap(({ row, fate }, index) => {
    const items = fate === 'delivered' ? row.items : row.items.slice(0, 1)
    return items.map((item, line) => {
      const quantity = fate === 'delivered' ? item.quantity : half(item)
      const [deliverMode, transport] =
        row.materialType === 'SUNDRY' ? (LOGISTICS[(index + line) % 3] ?? LOGISTICS[0] ?? trucks) : trucks
      return {
        deliverSn: `SH${row.sendTime.slice(0, 10).replaceAll('-', '')}-${String(101 + index * 3 + line)}`.padEnd(
          15,
          '0',
        ),
        from: row.orderSn,
        projectId: row.projectId,
        deliverMode,
        transport:
          deliverMode === 'TRUCK'
            ? {}
            : { ...transport, logisticsNo: transport.logisticsNo ? `${transport.logisticsNo}${1000 + index}` : '' },
        status: GENERATED_STATUSES[(index + line) % GENERATED_STATUSES.length] ?? 2,
        deliverTime: row.sendTime,
        lines: [lineSpec(item.id, quantity, index + line)],
        supplementary: signedCopy(index + line),
        remark: index % 3 === 1 ? '卸货时请注意<吊点>位置 & 保护标签' : '',
      }
    })
  })
}

const trucks: [DeliverMode, Partial<Transport>] = ['TRUCK', {}]

/** A note of two lines from each of the first contracts of the two suppliers with long lists. */
function contractNotes({ contracts, materials }: Rows): NoteSpec[] {
  return ['9001', '9003'].flatMap((supplierId, supplier) => {
    const usable = contracts.filter(
      (row) => row.supplierId === supplierId && row.status === 8 && row.totalAmountTax !== null,
    )
    return usable.slice(0, 6).map((contract, index): NoteSpec => {
      const own = materials.filter(({ contractId }) => contractId === contract.id)
      const day = shiftDays(`${contract.effectiveDate} 00:00:00`, 6 + index * 2).slice(0, 10)
      return {
        deliverSn: `SH${day.replaceAll('-', '')}-0${supplier + 5}0${index}`,
        from: contract.contractCode,
        projectId: contract.projects[0]?.projectId ?? '5001',
        deliverMode: 'TRUCK',
        transport: {},
        status: GENERATED_STATUSES[(index + 3) % GENERATED_STATUSES.length] ?? 0,
        deliverTime: `${day} 07:15:00`,
        lines: own.slice(0, 2).map((row, line) => lineSpec(row.id, row.unit === 't' ? '15.420' : '12', index + line)),
        supplementary: signedCopy(index),
        remark:
          index === 2
            ? '一式三联，随货同行；请收货人当场核对规格、数量并在回单联上签字盖章后交司机带回，逾期未回单的将影响当月对账'
            : '',
      }
    })
  })
}

/** Two notes out of three have a signed copy, returned with the driver; a note in transit has none. */
function signedCopy(turn: number): NoteSpec['supplementary'] {
  return turn % 3 === 1 ? undefined : { signPhotos: [photoPicture('签收回单')] }
}

/** `code` of a generated line is the id of its source. */
function lineSpec(sourceItemId: string, quantity: unknown, turn: number): LineSpec {
  return {
    code: sourceItemId,
    quantity: decimal(quantity)?.toFixed() ?? '1',
    heatNo: `LZ2404${String(1000 + turn * 13)}`,
    pouringPart: PARTS[turn % PARTS.length],
  }
}

function half(item: OrderItemRow): string {
  return fixed(decimal(item.quantity)?.div(2) ?? 1, quantityScale(item.unit))
}

function buildNote(spec: NoteSpec, index: number, rows: Rows): DeliverRow {
  const order = rows.orders.find(({ row }) => row.orderSn === spec.from)?.row
  const contract = rows.contracts.find((row) => row.contractCode === (order?.contractCode ?? spec.from))
  if (!contract) throw new Error(`The note ${spec.deliverSn} is drawn from nothing`)
  const project = projectOf(spec.projectId)
  const own = rows.materials.filter(({ contractId }) => contractId === contract.id)
  const items = spec.lines.map((line, lineIndex) => {
    const source = (order?.items ?? own).find((row) => row.id === line.code || row.spec === specOf(line.code))
    if (!source) throw new Error(`The note ${spec.deliverSn} has a line that is drawn from nothing: ${line.code}`)
    return buildItem(
      spec,
      line,
      source,
      `17711${String(index * 100 + lineIndex + 1).padStart(14, '0')}`,
      contract,
      index + lineIndex,
    )
  })
  const creator = ownerName(contract.supplierId)
  const acceptTime = shiftDays(spec.deliverTime, 0).replace(/ \d\d:/, ' 17:')
  const stockInTime = shiftDays(acceptTime, 1)
  return {
    ...clearOtherModes(
      { ...emptyTransport, ...spec.transport, ...truckOf(spec, contract, index, rows) },
      spec.deliverMode,
    ),
    id: `17710${String(index + 1).padStart(14, '0')}`,
    deliverSn: spec.deliverSn,
    sourceType: order ? 'PURCHASE_ORDER' : 'CONTRACT',
    orderSn: order?.orderSn ?? '',
    contractId: contract.id,
    contractCode: contract.contractCode,
    contractName: contract.contractName,
    companyName: companyName(project.companyId),
    projectId: project.id,
    projectName: project.projectName,
    supplierId: contract.supplierId,
    supplierName: contract.supplierName,
    materialType: contract.materialType,
    deliverName: creator,
    deliverPhone: '',
    receiverName: project.receiverName,
    receiverPhone: project.receiverPhone,
    receiverAddress: project.address,
    deliverTime: spec.deliverTime,
    expectArriveTime: index % 5 === 4 ? '' : shiftDays(spec.deliverTime, 0).replace(/ \d\d:/, ' 18:'),
    status: spec.status,
    settlementCode: spec.settlementCode ?? '',
    remark: spec.remark ?? '',
    createUserName: creator,
    createTime: shiftDays(spec.deliverTime, 0).replace(/ \d\d:\d\d/, ' 06:30'),
    items,
    accept:
      spec.status === 0
        ? null
        : {
            acceptUserName: project.receiverName,
            acceptTime,
            acceptRemark: index % 3 === 0 ? '' : '外观完好，标签齐全',
            signUrl: signaturePicture(project.receiverName),
            photos: [photoPicture('卸货现场')],
          },
    stockIn:
      spec.status === 2
        ? { stockInSn: spec.deliverSn.replace('SH', 'RK'), stockInTime, stockInUserName: '周航' }
        : null,
    supplementary:
      spec.supplementary && spec.status !== 0
        ? { ...emptySupplementary, ...spec.supplementary, deliverSn: spec.deliverSn }
        : null,
  }
}

/** Codes identify a material by its spec within one contract; a generated code is an id and has none. */
function specOf(code: string): string {
  return /^\d{19}$/.test(code) ? code : catalogRow(code).spec
}

function buildItem(
  spec: NoteSpec,
  line: LineSpec,
  source: OrderItemRow | MaterialRow,
  id: string,
  contract: ContractRow,
  turn: number,
): DeliverItem {
  const { materialName, grade, brand, unit, taxUnitPrice, taxRate } = source
  const { materialType } = contract
  const quantity = fixed(line.quantity, quantityScale(unit))
  const item: DeliverItem = {
    id,
    seq: Number(id.slice(-2)),
    sourceItemId: source.id,
    materialName,
    spec: source.spec,
    grade,
    brand,
    unit,
    taxUnitPrice,
    taxRate,
    quantity,
    pieces: materialType === 'REBAR' && turn % 3 !== 2 ? String(8 + (turn % 9)) : null,
    heatNo: materialType === 'REBAR' ? (line.heatNo ?? '') : '',
    strengthGrade: materialType === 'CONCRETE' ? grade : '',
    pouringPart: materialType === 'CONCRETE' ? (line.pouringPart ?? '') : '',
    pouringMode: materialType === 'CONCRETE' ? (source.spec.includes('自卸') ? 'TIP' : 'PUMP') : '',
    amountTax: lineAmounts({ quantity, taxUnitPrice, taxRate })?.amountTax ?? null,
    weighedQuantity: null,
    deviation: null,
    acceptedQuantity: null,
    remark: '',
  }
  if (spec.status === 0) return item
  return line.found ? { ...item, ...line.found } : siteFindings(item, materialType, turn)
}

const emptySupplementary: Omit<Supplementary, 'deliverSn'> = {
  weighTickets: [],
  heatNos: [],
  certificates: [],
  deliveryPhotos: [],
  signPhotos: [],
  loadTime: '',
  arriveTime: '',
  leaveTime: '',
  driverName: '',
  driverPhone: '',
  carNo: '',
  remark: '',
}

/** The driver and vehicle of a truck: the given ones, else the supplier's fleet in rotation. */
function truckOf(
  spec: NoteSpec,
  { supplierId, materialType }: ContractRow,
  turn: number,
  { drivers, cars }: Rows,
): Partial<Transport> {
  if (spec.deliverMode !== 'TRUCK') return {}
  const carTypes = CAR_TYPES[materialType]
  const { driverName, carNo } = spec.transport
  const own = drivers.filter((row) => row.supplierId === supplierId && row.status === 1)
  const fitting = own.filter((row) =>
    cars.some((car) => car.carNo === row.defaultCarNo && carTypes.includes(car.carType)),
  )
  const choice = fitting.length > 0 ? fitting : own
  const driver =
    own.find((row) => row.driverName === driverName || row.defaultCarNo === carNo) ?? choice[turn % choice.length]
  const car = cars.find((row) => row.supplierId === supplierId && row.carNo === (carNo ?? driver?.defaultCarNo))
  return {
    driverId: driver?.id ?? '',
    driverName: driver?.driverName ?? '',
    driverPhone: driver?.driverPhone ?? '',
    carId: car?.id ?? '',
    carNo: car?.carNo ?? carNo ?? '',
    carType: car?.carType ?? '混凝土搅拌车',
    trailerNo: car?.trailerNo ?? '',
  }
}

function printsOf(note: DeliverRow, count: number, index: number): PrintRecord[] {
  return Array.from({ length: count }, (_, print) => ({
    id: `17712${String(index * 10 + print).padStart(14, '0')}`,
    deliverSn: note.deliverSn,
    printNo: print + 1,
    printTime: note.deliverTime.replace(/:\d\d:\d\d$/, `:0${print + 1}:00`),
    printUser: note.createUserName,
    paper: '241x140',
    showPrice: false,
  }))
}
