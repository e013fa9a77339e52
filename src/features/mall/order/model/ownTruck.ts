import { MAX_WAYBILL, waybillError } from '#domain/cell/numberRules'
import { tidyCode, tidyWaybill } from '#domain/cell/words'
import { formatPlate, normalizePlate } from '#domain/plate'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { lengthOf } from '#domain/textLength'
import { transportErrors } from '#features/procurement/transport/model/transport'
import { OWN_TRUCK } from '#features/store/logistics/model'

/** The shop's own driver and vehicle that deliver an order. */
export type OwnTruck = { driverName: string; driverPhone: string; carNo: string }

/**
 * The number of a shipment by an own vehicle: its plate, the driver's phone and, where it fits, his name. A gateway
 * knows only companies and numbers.
 */
export function ownTruckNo({ driverName, driverPhone, carNo }: OwnTruck): string {
  const short = [normalizePlate(carNo), driverPhone.trim()]
  const whole = [...short, driverName.trim()].join('/')
  return lengthOf(whole) <= MAX_WAYBILL ? whole : short.join('/')
}

type Shipment = { logisticsName: string; logisticsNo: string }

/** Whether the shop's own vehicle carries a shipment, which is not scanned on its way. */
export function isOwnTruck({ logisticsName }: Pick<Shipment, 'logisticsName'>): boolean {
  return logisticsName === OWN_TRUCK
}

/** What a shipment goes by, as people read it: plate and driver of an own vehicle, else its number. */
export function shipmentNumber(shipment: Shipment): string {
  const truck = readOwnTruck(shipment)
  return truck ? [truck.carNo, truck.driverName].filter(Boolean).join(' ') : shipment.logisticsNo
}

/** The driver and vehicle that a shipment's number names; null for another company's, or one that names neither. */
export function readOwnTruck(shipment: Shipment): OwnTruck | null {
  if (!isOwnTruck(shipment)) return null
  const parts = ownTruckParts(shipment.logisticsNo)
  if (!parts) return null
  const truck = { ...parts, carNo: formatPlate(parts.carNo) }
  const { driverPhone: phone, carNo: plate } = ownTruckFaults(truck)
  return phone || plate ? null : truck
}

/** Errors of a driver and vehicle by field. */
export function ownTruckFaults(truck: OwnTruck): Errors {
  const { driverName, driverPhone, carNo } = transportErrors(truck, 'TRUCK')
  return onlyErrors({ driverName: driverName ?? null, driverPhone: driverPhone ?? null, carNo: carNo ?? null })
}

type NumberOptions = NonNullable<Parameters<typeof waybillError>[1]>

/** What is wrong with the number of a shipment by this company; null for nothing. The server refuses the same. */
export function shipmentNumberError(company: string, number: string, options: NumberOptions = {}): Text | null {
  if (company !== OWN_TRUCK) return waybillError(number, options)
  if (!readOwnTruck({ logisticsName: company, logisticsNo: number })) {
    return text('自有车辆的单号应为“车牌号/司机电话/司机姓名”')
  }
  return lengthOf(number) > MAX_WAYBILL ? text('最多 {{limit}} 个字', { limit: MAX_WAYBILL }) : null
}

/** A shipment as it is typed: the number of a company, or the shop's own vehicle in three cells. */
export type TypedShipment = OwnTruck & { company: string; logisticsNo: string }

/**
 * A typed shipment with the number that is sent. An own vehicle that was typed as one number, as older templates have
 * it, is taken apart.
 */
export function typedShipment<Typed extends TypedShipment>(typed: Typed): Typed {
  const { company, logisticsNo } = typed
  if (company !== OWN_TRUCK) return { ...typed, logisticsNo: tidyWaybill(logisticsNo) }
  const truck = hasTruck(typed) ? typed : ownTruckParts(logisticsNo)
  if (!truck) return { ...typed, logisticsNo: tidyCode(logisticsNo) }
  const { carNo, driverPhone, driverName } = truck
  return { ...typed, carNo, driverPhone, driverName, logisticsNo: ownTruckNo(truck) }
}

/** Errors of a typed shipment by field. The embedded API asks them too. */
export function typedShipmentErrors(typed: TypedShipment): Errors {
  const { company, logisticsNo } = typed
  if (company !== OWN_TRUCK) {
    const alien = text('只有“{{company}}”填写这一格', { company: text(OWN_TRUCK) })
    return onlyErrors({
      logisticsNo: waybillError(logisticsNo, { label: '物流编号', required: true }),
      ...Object.fromEntries(TRUCK_CELLS.map((name) => [name, typed[name].trim() === '' ? null : alien])),
    })
  }
  if (!hasTruck(typed) && logisticsNo !== '') {
    return { logisticsNo: text('自有车辆不填物流编号，请填写车牌号、司机电话、司机姓名三列') }
  }
  const faults = ownTruckFaults(typed)
  return Object.keys(faults).length > 0
    ? faults
    : onlyErrors({ logisticsNo: shipmentNumberError(company, ownTruckNo(typed)) })
}

/** Whether the number of an own vehicle has no room for its driver's name. */
export function isDriverLeftOut(truck: OwnTruck): boolean {
  if (truck.driverName.trim() === '') return false
  return readOwnTruck({ logisticsName: OWN_TRUCK, logisticsNo: ownTruckNo(truck) })?.driverName === ''
}

/** The driver and vehicle of a number such as 粤B12345/19900010001/张建军, unchecked; null for another form. */
function ownTruckParts(number: string): OwnTruck | null {
  const [carNo = '', driverPhone = '', driverName = '', ...more] = tidyCode(number)
    .split('/')
    .map((part) => part.trim())
  return driverPhone === '' || more.length > 0 ? null : { carNo, driverPhone, driverName }
}

const TRUCK_CELLS = ['carNo', 'driverPhone', 'driverName'] as const

function hasTruck(typed: OwnTruck): boolean {
  return TRUCK_CELLS.some((name) => typed[name].trim() !== '')
}
