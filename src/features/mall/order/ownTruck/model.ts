import { MAX_WAYBILL, waybillError } from '#domain/cell/numberRules'
import { tidyCode, tidyWaybill } from '#domain/cell/words'
import { formatPlate, normalizePlate } from '#domain/plate'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { transportErrors } from '#features/procurement/transport/model/transport'
import { OWN_TRUCK } from '#features/store/logistics/model'

/** The shop's own driver and vehicle that deliver an order. */
export type OwnTruck = { driverName: string; driverPhone: string; carNo: string }

/**
 * The number of a shipment by an own vehicle: its plate, the driver's phone and, where it fits, his name. A gateway knows
 * only companies and numbers.
 */
export function ownTruckNo({ driverName, driverPhone, carNo }: OwnTruck): string {
  const short = [normalizePlate(carNo), driverPhone.trim()]
  const whole = [...short, driverName.trim()].join('/')
  return whole.length <= MAX_WAYBILL ? whole : short.join('/')
}

type Shipment = { logisticsName: string; logisticsNo: string }

/** Whether the shop's own vehicle carries a shipment; nobody scans it on its way. */
export function isOwnTruck({ logisticsName }: Pick<Shipment, 'logisticsName'>): boolean {
  return logisticsName === OWN_TRUCK
}

/** A typed number as it is sent: a waybill without blanks, which the name of an own driver keeps. */
export function shipmentNo(company: string, typed: string): string {
  return isOwnTruck({ logisticsName: company }) ? tidyCode(typed) : tidyWaybill(typed)
}

/** What a shipment goes by, as people read it: plate and driver of an own vehicle, else its number. */
export function shipmentNumber(shipment: Shipment): string {
  const truck = readOwnTruck(shipment)
  return truck ? [truck.carNo, truck.driverName].filter(Boolean).join(' ') : shipment.logisticsNo
}

/** The driver and vehicle that a shipment's number names; null for another company's, or one that names neither. */
export function readOwnTruck(shipment: Shipment): OwnTruck | null {
  if (!isOwnTruck(shipment)) return null
  const [carNo = '', driverPhone = '', driverName = '', ...more] = shipment.logisticsNo
    .split('/')
    .map((part) => part.trim())
  if (more.length > 0) return null
  const truck = { carNo: formatPlate(carNo), driverPhone, driverName }
  const { driverPhone: phone, carNo: plate } = ownTruckFaults(truck)
  return phone || plate ? null : truck
}

/** Errors of a driver and vehicle by field. */
export function ownTruckFaults(truck: OwnTruck): Errors {
  const { driverName, driverPhone, carNo } = transportErrors(truck, 'TRUCK')
  return onlyErrors({ driverName: driverName ?? null, driverPhone: driverPhone ?? null, carNo: carNo ?? null })
}

type NumberOptions = NonNullable<Parameters<typeof waybillError>[1]> & {
  /** A person typed it: the driver's name must be there, which `ownTruckNo` leaves out where it does not fit. */
  isTyped?: boolean
}

/** What is wrong with the number of a shipment by this company; null for nothing. The server refuses the same. */
export function shipmentNumberError(company: string, number: string, options: NumberOptions = {}): Text | null {
  const { isTyped = false, ...rest } = options
  if (company !== OWN_TRUCK) return waybillError(number, rest)
  const truck = readOwnTruck({ logisticsName: company, logisticsNo: number })
  if (!truck || (isTyped && truck.driverName === '')) return text('自有车辆的单号应为“车牌号/司机电话/司机姓名”')
  return number.length > MAX_WAYBILL ? text('最多 {{limit}} 个字', { limit: MAX_WAYBILL }) : null
}
