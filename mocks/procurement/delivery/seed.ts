import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { fixed, lineAmounts, quantityScale } from '#domain/money'
import type { DeliveryNoteItem, PrintRecord } from '#features/procurement/delivery/model'
import { lineValues } from '#features/procurement/delivery/model/lineTable'
import { isEnabled } from '#features/procurement/fleet/model'
import type { MaterialType } from '#features/procurement/material/model'
import type { Supplementary } from '#features/procurement/supplementary/model'
import { actualNames } from '#features/procurement/transport/model/actual'
import {
  clearOtherModes,
  emptyTransport,
  pickTransport,
  type Transport,
} from '#features/procurement/transport/model/transport'
import { ownerName } from '#mocks/kernel/auth/caller'
import { photoPicture, signaturePicture } from '#mocks/kernel/server/picture'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { shiftDays } from '#mocks/kernel/store/time'
import { companyName, projectOf } from '#mocks/procurement/company/rules'
import { catalogRow } from '#mocks/procurement/contract/catalogRows'
import type { ContractRow, MaterialRow } from '#mocks/procurement/contract/rows'
import { contractTables } from '#mocks/procurement/contract/rows'
import type { CarRow, DriverRow } from '#mocks/procurement/fleet/rows'
import { fleetTables } from '#mocks/procurement/fleet/rows'
import type { OrderItemRow, OrderRow } from '#mocks/procurement/purchase/rows'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import { knownNotes, type LineSpec, type NoteSpec } from './knownNotes'
import type { DeliveryNoteRow } from './rows'
import { deliveryTables } from './rows'
import { supplierContact } from './rules'

/** Vehicle types by material type. */
const CAR_TYPES: Record<MaterialType, readonly string[]> = {
  REBAR: ['平板挂车'],
  CONCRETE: ['混凝土搅拌车'],
  RAW: ['自卸车', '散装水泥罐车'],
  SUNDRY: ['厢式货车', '随车吊'],
}

type Rows = {
  contracts: ContractRow[]
  materials: MaterialRow[]
  orders: OrderRow[]
  drivers: DriverRow[]
  cars: CarRow[]
}

/**
 * The fixed notes and their print log; the others are simulated. The delivered quantities of an order are derived from
 * its notes only.
 */
export function seedDeliveryNotes(): SeedPart[] {
  const rows: Rows = {
    contracts: contractTables.contracts.all(),
    materials: contractTables.materials.all(),
    orders: purchaseTables.orders.all(),
    drivers: fleetTables.drivers.all(),
    cars: fleetTables.cars.all(),
  }
  const delivers = knownNotes.map((spec, index) => buildNote(spec, index, rows))
  const printRecords = delivers.flatMap((note, index) =>
    printsOf(note, isShipped(note) ? index % 2 : 1 + (index % 2), index),
  )
  return [into(deliveryTables.delivers, delivers), into(deliveryTables.printRecords, printRecords)]
}

function isShipped({ status }: Pick<NoteSpec, 'status'>): boolean {
  return deliveryNoteStatus.is(status, 'shipped')
}

function buildNote(spec: NoteSpec, index: number, rows: Rows): DeliveryNoteRow {
  const order = rows.orders.find((row) => row.orderSn === spec.from)
  const contract = rows.contracts.find((row) => row.contractCode === (order?.contractCode ?? spec.from))
  if (!contract) throw new Error(`The note ${spec.deliverSn} is drawn from nothing`)
  const project = projectOf(spec.projectId)
  const own = rows.materials.filter(({ contractId }) => contractId === contract.id)
  const items = spec.lines.map((line, lineIndex) => {
    const source = (order?.items ?? own).find((row) => row.spec === catalogRow(line.code).spec)
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
    ...supplierContact(contract.supplierId),
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
    accept: isShipped(spec)
      ? null
      : {
          acceptUserName: project.receiverName,
          acceptTime,
          acceptRemark: index % 3 === 0 ? '' : '外观完好，标签齐全',
          signUrl: signaturePicture(project.receiverName),
          photos: [photoPicture('卸货现场')],
        },
    stockIn: deliveryNoteStatus.is(spec.status, 'stocked')
      ? { stockInSn: spec.deliverSn.replace('SH', 'RK'), stockInTime, stockInUserName: '周航' }
      : null,
    supplementary:
      spec.supplementary && !isShipped(spec)
        ? { ...emptySupplementary, ...spec.supplementary, deliverSn: spec.deliverSn }
        : null,
  }
}

function buildItem(
  spec: NoteSpec,
  line: LineSpec,
  source: OrderItemRow | MaterialRow,
  id: string,
  contract: ContractRow,
  turn: number,
): DeliveryNoteItem {
  const { materialName, grade, brand, unit, taxUnitPrice, taxRate } = source
  const { materialType } = contract
  const quantity = fixed(line.quantity, quantityScale(unit))
  const item: DeliveryNoteItem = {
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
    ...lineValues({ ...line, pouringMode: source.spec.includes('自卸') ? 'TIP' : 'PUMP' }, materialType),
    strengthGrade: materialType === 'CONCRETE' ? grade : '',
    amountTax: lineAmounts({ quantity, taxUnitPrice, taxRate })?.amountTax ?? null,
    weighedQuantity: null,
    deviation: null,
    acceptedQuantity: null,
  }
  if (isShipped(spec)) return item
  return { ...item, ...line.found }
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
  ...pickTransport(emptyTransport, actualNames),
  remark: '',
}

/** The driver and vehicle of a note: the given ones, else those of the fleet in rotation. */
function truckOf(
  spec: NoteSpec,
  { supplierId, materialType }: ContractRow,
  turn: number,
  { drivers, cars }: Rows,
): Partial<Transport> {
  if (spec.deliverMode !== 'TRUCK') return {}
  const carTypes = CAR_TYPES[materialType]
  const { driverName, carNo } = spec.transport
  const own = drivers.filter((row) => row.supplierId === supplierId && isEnabled(row))
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

function printsOf(note: DeliveryNoteRow, count: number, index: number): PrintRecord[] {
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
