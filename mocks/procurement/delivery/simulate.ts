import { decimal, sum } from '#domain/money'
import type { LineName } from '#features/procurement/delivery/model/lineTable'
import { isEnabled } from '#features/procurement/fleet/model'
import type { MaterialType } from '#features/procurement/material/model'
import type { Account } from '#mocks/kernel/auth/caller'
import { perform } from '#mocks/kernel/counterparty'
import { callBy } from '#mocks/kernel/http/route'
import { type DriverRow, fleetTables } from '#mocks/procurement/fleet/rows'
import { addDeliveryNote } from './addHandlers'
import { logPrint } from './printHandlers'
import { deliveryTables } from './rows'

// Simulates the steps of supplier and site on a delivery note, at the simulated time (`worldNow`).

/** One load: from an order, or from a contract for a project. */
export type LoadPlan = {
  from: { orderSn: string } | { contractId: string; projectId: string }
  materialType: MaterialType
  lines: readonly (Partial<Record<LineName, string>> & { sourceItemId: string; quantity: string })[]
  /** Selects the truck, or the forwarder of sundries. */
  turn: number
  deliverTime: string
  expectArriveTime: string
  remark: string
}

/** Vehicle types by material type. */
const CAR_TYPES: Record<MaterialType, readonly string[]> = {
  REBAR: ['平板挂车'],
  CONCRETE: ['混凝土搅拌车'],
  RAW: ['自卸车'],
  SUNDRY: ['厢式货车', '随车吊'],
}
const FORWARDERS = [
  {
    deliverMode: 'SPECIALIZED_LOGISTICS',
    logisticsName: '华南专线（示例）',
    logisticsPhone: '19900030001',
    departCity: '佛山市',
    arriveCity: '深圳市',
  },
  { deliverMode: 'LOGISTICS', logisticsName: '顺捷物流（示例）', logisticsNo: 'WL', departCity: '佛山市' },
  { deliverMode: 'EXPRESSAGE', logisticsCode: 'SHILI', logisticsName: '示例快递', logisticsNo: 'SF' },
]

/** The supplier writes a delivery note. Returns its id. */
export function writeNote(account: Account, plan: LoadPlan): string {
  const { from, lines, deliverTime, expectArriveTime, remark } = plan
  const { id } = addDeliveryNote(
    callBy(account, {
      ...from,
      sourceType: 'orderSn' in from ? 'PURCHASE_ORDER' : 'CONTRACT',
      ...transportOf(account.supplierId, plan),
      deliverTime,
      expectArriveTime,
      remark,
      items: lines.map((line, index) => ({
        ...line,
        pieces: plan.materialType === 'REBAR' && plan.turn % 3 !== 2 ? String(8 + ((plan.turn + index) % 9)) : '',
      })),
    }),
  )
  return id
}

/** Prints a note for the driver. */
export function printNote(account: Account, id: string): void {
  logPrint(noteOf(id).deliverSn, account.userName, '241x140', { showPrice: false, copies: 1 })
}

/** The site accepts a note or stocks it in. */
export function receiveNote(id: string, step: 'accept' | 'stockIn'): void {
  perform(step, id)
}

/** The drivers of a supplier whose vehicle fits the material type; enabled ones only. */
function driversFor(supplierId: string, materialType: MaterialType): DriverRow[] {
  const own = fleetTables.drivers.filter((row) => row.supplierId === supplierId && isEnabled(row))
  return own.filter((row) => {
    const car = fleetTables.cars.get(row.defaultCarId)
    return car !== undefined && isEnabled(car) && CAR_TYPES[materialType].includes(car.carType)
  })
}

/** The drivers whose vehicle carries a load, else the one with the largest. Counted goods have no known weight. */
function carrying(drivers: DriverRow[], materialType: MaterialType, lines: LoadPlan['lines']): DriverRow[] {
  if (materialType === 'SUNDRY') return drivers
  const roomOf = ({ defaultCarId }: DriverRow) => {
    const car = fleetTables.cars.get(defaultCarId)
    return decimal(car?.loadTon) ?? decimal(car?.volume) ?? sum([])
  }
  const load = sum(lines.map(({ quantity }) => quantity))
  const able = drivers.filter((driver) => roomOf(driver).gte(load))
  return able.length > 0 ? able : drivers.toSorted((a, b) => roomOf(b).cmp(roomOf(a))).slice(0, 1)
}

/** An existing delivery note. */
export function noteOf(id: string) {
  const note = deliveryTables.delivers.get(id)
  if (!note) throw new Error(`There is no note ${id}`)
  return note
}

/** The transport of a load: three loads of sundries in five travel with a forwarder. */
function transportOf(supplierId: string, { materialType, turn, deliverTime, lines }: LoadPlan) {
  const forwarder = materialType === 'SUNDRY' ? FORWARDERS[turn % 5] : undefined
  if (forwarder) {
    const serial = deliverTime.replace(/\D/g, '').slice(2, 12)
    return { ...forwarder, ...(forwarder.logisticsNo ? { logisticsNo: `${forwarder.logisticsNo}${serial}` } : {}) }
  }
  const drivers = carrying(driversFor(supplierId, materialType), materialType, lines)
  const driver = drivers[turn % drivers.length]
  if (!driver) throw new Error(`${supplierId} has no truck for ${materialType}`)
  return { deliverMode: 'TRUCK', driverId: driver.id, carId: driver.defaultCarId }
}
