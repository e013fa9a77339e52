import * as v from 'valibot'
import { isFreightLine } from '#domain/document/freight'
import { isSamePhone } from '#domain/mask'
import { type DecimalInput, decimal, formatQuantity, sum } from '#domain/money'
import { formatPlate, normalizePlate } from '#domain/plate'
import { type Text, text } from '#domain/text'
import { daysBetween, serverToday } from '#domain/time'
import * as wire from '#domain/wire'
import type { MaterialType } from '#features/procurement/material/model'
import type { Transport } from '#features/procurement/transport/model/transport'

/** 1 enabled, 0 disabled. */
export type EnabledFlag = 0 | 1

const driverTexts = {
  driverName: wire.text(),
  driverPhone: wire.phone(),
  /** Masked by the server. */
  idCardNo: wire.number(),
  licenseNo: wire.number(),
  /** A2, B2 … */
  licenseType: wire.text(),
  /** Last day of the driving licence; '' when not recorded. */
  licenseExpire: wire.time(),
  defaultCarId: wire.text(),
  status: wire.status<EnabledFlag>(),
  remark: wire.text(),
}

/** A driver of the supplier. Of a list, `driverPhone` may be masked: the record has it whole. */
export const driverSchema = v.object({
  id: wire.id(),
  ...driverTexts,
  licensePhoto: wire.text(),
  defaultCarNo: wire.text(),
  createTime: wire.time(),
})
/** A driver as read. */
export type Driver = v.InferOutput<typeof driverSchema>

/** The editable fields of a driver; the server adds the rest. */
export const driverInput = v.object(driverTexts)
/** The editable fields of a driver, as typed. */
export type DriverInput = v.InferOutput<typeof driverInput>

const carTexts = {
  carNo: wire.text(),
  carType: wire.text(),
  /** Plate of the semi-trailer; empty for a rigid truck. */
  trailerNo: wire.text(),
  ownerName: wire.text(),
  inspectExpire: wire.time(),
  insuranceExpire: wire.time(),
  status: wire.status<EnabledFlag>(),
  remark: wire.text(),
}

/** A vehicle of the supplier. Plates are stored without the dot. */
export const carSchema = v.object({
  id: wire.id(),
  ...carTexts,
  /** Payload in tonnes; a mixer has `volume` in m³ instead. */
  loadTon: wire.decimal(),
  volume: wire.decimal(),
  vehicleLicensePhoto: wire.text(),
  createTime: wire.time(),
})
/** A vehicle as read; plates without the dot. */
export type Car = v.InferOutput<typeof carSchema>

/** The editable fields of a vehicle; figures as typed. */
export const carInput = v.object({ ...carTexts, loadTon: wire.text(), volume: wire.text() })
/** The editable fields of a vehicle, as typed. */
export type CarInput = v.InferOutput<typeof carInput>

/** True when a driver or vehicle may be used on a delivery note. */
export function isEnabled(record: { status: EnabledFlag }): boolean {
  return record.status === 1
}

/** Days of warning before a licence, inspection or insurance expires. */
export const EXPIRY_DAYS = 30

/** Whether a document has expired, or will within 30 days; null otherwise, or without a date. */
export function expiryWarning(day: unknown, today: string = serverToday()): 'expired' | 'soon' | null {
  const left = daysBetween(today, day)
  if (left === null || left > EXPIRY_DAYS) return null
  return left < 0 ? 'expired' : 'soon'
}

/** The setting of an account by which expired documents and overload forbid a delivery note: 1 or 0. */
export const REFUSE_UNFIT = 'refuseUnfitDeparture'

/**
 * The driver of the fleet with this name and phone, selected or typed; one whose phone is not known yet, by his id. Of
 * two with one name whose masked numbers are alike, the first.
 */
export function driverOf(
  drivers: readonly Driver[],
  { driverId = '', driverName = '', driverPhone = '' }: Partial<Transport>,
): Driver | undefined {
  const phone = driverPhone.trim()
  const named = drivers.filter((driver) => driver.driverName === driverName.trim())
  const chosen = named.find(({ id }) => id === driverId)
  if (chosen && (phone === '' || isSamePhone(chosen.driverPhone, phone))) return chosen
  return named.find((driver) => isSamePhone(driver.driverPhone, phone))
}

/** The vehicle of the fleet with this plate, selected or typed in any spelling. */
export function carOf(cars: readonly Car[], { carNo }: Partial<Transport>): Car | undefined {
  const plate = normalizePlate(carNo)
  return plate === '' ? undefined : cars.find((car) => normalizePlate(car.carNo) === plate)
}

/** The licence of a driver, expired by a day; null when it is valid or has no date. */
export function licenceFault({ driverName, licenseExpire }: Driver, day: string): Text | null {
  return isOver(licenseExpire, day)
    ? text('司机 {{name}} 的驾驶证有效期至 {{day}}，发货时已过期', { name: driverName, day: licenseExpire })
    : null
}

/** The documents of a vehicle that have expired by a day. */
export function carFaults({ carNo, inspectExpire, insuranceExpire }: Car, day: string): Text[] {
  const plate = formatPlate(carNo)
  return [
    ...(isOver(inspectExpire, day)
      ? [text('车辆 {{plate}} 的年检有效期至 {{day}}，发货时已过期', { plate, day: inspectExpire })]
      : []),
    ...(isOver(insuranceExpire, day)
      ? [text('车辆 {{plate}} 的保险有效期至 {{day}}，发货时已过期', { plate, day: insuranceExpire })]
      : []),
  ]
}

function isOver(expiry: string, day: string): boolean {
  const left = daysBetween(day || serverToday(), expiry)
  return left !== null && left < 0
}

/** Tonnes per unit; lines in other units have no known weight. */
export const TONNES: Readonly<Record<string, string>> = { t: '1', 吨: '1', kg: '0.001', 千克: '0.001', 公斤: '0.001' }

/** A load that is heavier than its vehicle may carry; null when it is not, or the vehicle's payload is unknown. */
export function overload(
  { carNo, loadTon }: Car,
  lines: readonly { unit: string; quantity: DecimalInput; materialName?: string }[],
): Text | null {
  const weight = sum(
    lines
      .filter((line) => !isFreightLine(line))
      .map(({ unit, quantity }) => decimal(quantity)?.times(TONNES[unit.trim().toLowerCase()] ?? '0')),
  )
  const payload = decimal(loadTon)
  if (payload === null || payload.lte(0) || weight.lte(payload)) return null
  return text('车辆 {{plate}} 载重 {{load}} 吨，本车 {{weight}} 吨，超载 {{over}} 吨', {
    plate: formatPlate(carNo),
    load: formatQuantity(payload),
    weight: formatQuantity(weight),
    over: formatQuantity(weight.minus(payload)),
  })
}

const SOLID: readonly MaterialType[] = ['REBAR', 'RAW', 'SUNDRY']
/** The material types that a vehicle type carries; other types are not judged. */
const CARRIES: Readonly<Record<string, readonly MaterialType[]>> = {
  混凝土搅拌车: ['CONCRETE'],
  散装水泥罐车: ['RAW'],
  平板挂车: SOLID,
  自卸车: SOLID,
  厢式货车: SOLID,
  随车吊: SOLID,
}

/** A vehicle whose type does not carry the material; null when it does or its type is unknown. */
export function carTypeMismatch(
  { carNo, carType }: Pick<Car, 'carNo' | 'carType'>,
  materialType: MaterialType,
): Text | null {
  const isFit = CARRIES[carType]?.includes(materialType) ?? true
  return isFit ? null : text('车辆 {{plate}} 是{{carType}}，不装运这类材料', { plate: formatPlate(carNo), carType })
}
