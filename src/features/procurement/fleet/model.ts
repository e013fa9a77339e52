import * as v from 'valibot'
import { numberRules } from '#domain/cell/numberRules'
import { isFreightLine } from '#domain/freight'
import { type DecimalInput, decimal, formatQuantity, sum } from '#domain/money'
import { formatPlate, normalizePlate } from '#domain/plate'
import { textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { daysBetween, serverToday } from '#domain/time'
import { decimalLeaf, idLeaf, numberLeaf, phoneLeaf, statusLeaf, textLeaf, timeLeaf, waybillLeaf } from '#domain/wire'
import type { MaterialType } from '#features/procurement/material/model'

/** 1 enabled, 0 disabled. */
export type EnabledFlag = 0 | 1

const driverTexts = {
  driverName: textLeaf(),
  driverPhone: phoneLeaf(),
  /** Masked by the server. */
  idCardNo: numberLeaf(),
  licenseNo: numberLeaf(),
  /** A2, B2 … */
  licenseType: textLeaf(),
  /** Last day of the driving licence; '' when not recorded. */
  licenseExpire: timeLeaf(),
  defaultCarId: textLeaf(),
  status: statusLeaf<EnabledFlag>(),
  remark: textLeaf(),
}

/** A driver of the supplier. `driverPhone` is stored unmasked; lists mask it. */
export const driverSchema = v.object({
  id: idLeaf(),
  ...driverTexts,
  licensePhoto: textLeaf(),
  defaultCarNo: textLeaf(),
  createTime: timeLeaf(),
})
/** A driver as read. */
export type Driver = v.InferOutput<typeof driverSchema>

/** The editable fields of a driver; the server adds the rest. */
export const driverInput = v.object(driverTexts)
/** The editable fields of a driver, as typed. */
export type DriverInput = v.InferOutput<typeof driverInput>

const carTexts = {
  carNo: textLeaf(),
  carType: textLeaf(),
  /** Plate of the semi-trailer; empty for a rigid truck. */
  trailerNo: textLeaf(),
  ownerName: textLeaf(),
  inspectExpire: timeLeaf(),
  insuranceExpire: timeLeaf(),
  status: statusLeaf<EnabledFlag>(),
  remark: textLeaf(),
}

/** A vehicle of the supplier. Plates are stored without the dot. */
export const carSchema = v.object({
  id: idLeaf(),
  ...carTexts,
  /** Payload in tonnes; a mixer has `volume` in m³ instead. */
  loadTon: decimalLeaf(),
  volume: decimalLeaf(),
  vehicleLicensePhoto: textLeaf(),
  createTime: timeLeaf(),
})
/** A vehicle as read; plates without the dot. */
export type Car = v.InferOutput<typeof carSchema>

/** The editable fields of a vehicle; figures as typed. */
export const carInput = v.object({ ...carTexts, loadTon: textLeaf(), volume: textLeaf() })
/** The editable fields of a vehicle, as typed. */
export type CarInput = v.InferOutput<typeof carInput>

/** True when a driver or vehicle may be used on a delivery note. */
export function isEnabled(record: { status: EnabledFlag }): boolean {
  return record.status === 1
}

/** Own truck, dedicated line, courier, ordinary logistics. */
export type DeliverMode = 'TRUCK' | 'SPECIALIZED_LOGISTICS' | 'EXPRESSAGE' | 'LOGISTICS'

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

/** The transport of a delivery. The mode decides which fields are filled, see `modeFields`. Plates have no dot. */
export const transportFields = {
  driverId: textLeaf(),
  driverName: textLeaf(),
  driverPhone: phoneLeaf(),
  carId: textLeaf(),
  carNo: textLeaf(),
  carType: textLeaf(),
  trailerNo: textLeaf(),
  logisticsName: textLeaf(),
  logisticsCode: textLeaf(),
  logisticsNo: waybillLeaf(),
  logisticsPhone: phoneLeaf(),
  departCity: textLeaf(),
  arriveCity: textLeaf(),
}
const transportSchema = v.object(transportFields)
/** The transport of a delivery; fields that its mode lacks are ''. */
export type Transport = v.InferOutput<typeof transportSchema>

/** An empty transport. */
export const emptyTransport: Transport = v.parse(transportSchema, {})

/** Labels of the modes, in option order. */
export const deliverModes: Record<DeliverMode, string> = {
  TRUCK: '司机配送',
  SPECIALIZED_LOGISTICS: '专线物流',
  EXPRESSAGE: '快递',
  LOGISTICS: '普通物流',
}

/** A field of a mode; `kind` decides its validation and its input. */
type ModeField = {
  name: keyof Transport
  label: string
  required?: boolean
  kind?: keyof typeof numberRules | 'id'
}

/** The fields of each delivery mode, in form order. */
export const modeFields: Record<DeliverMode, readonly ModeField[]> = {
  TRUCK: [
    { name: 'driverId', label: '司机', kind: 'id' },
    { name: 'driverName', label: '司机姓名', required: true },
    { name: 'driverPhone', label: '司机电话', required: true, kind: 'phone' },
    { name: 'carId', label: '车辆', kind: 'id' },
    { name: 'carNo', label: '车牌号', required: true, kind: 'plate' },
    { name: 'carType', label: '车型' },
    { name: 'trailerNo', label: '挂车号', kind: 'plate' },
  ],
  SPECIALIZED_LOGISTICS: [
    { name: 'logisticsName', label: '专线名称', required: true },
    { name: 'logisticsPhone', label: '专线电话', required: true, kind: 'anyPhone' },
    { name: 'logisticsNo', label: '运单号', kind: 'waybill' },
    { name: 'departCity', label: '发货城市' },
    { name: 'arriveCity', label: '到达城市' },
  ],
  EXPRESSAGE: [
    { name: 'logisticsCode', label: '快递公司', required: true },
    { name: 'logisticsName', label: '快递公司名称' },
    { name: 'logisticsNo', label: '快递单号', required: true, kind: 'waybill' },
  ],
  LOGISTICS: [
    { name: 'logisticsName', label: '物流公司', required: true },
    { name: 'logisticsNo', label: '运单号', required: true, kind: 'waybill' },
    { name: 'logisticsPhone', label: '物流电话', kind: 'anyPhone' },
    { name: 'departCity', label: '发货城市' },
    { name: 'arriveCity', label: '到达城市' },
  ],
}

/** The draft in another mode: clears fields that the new mode lacks, keeps shared ones. */
export function clearOtherModes<Draft extends Partial<Transport>>(
  draft: Draft,
  mode: DeliverMode,
): Draft & { deliverMode: DeliverMode } {
  const kept = new Set(modeFields[mode].map(({ name }) => name))
  const names = Object.values(modeFields).flatMap((fields) => fields.map(({ name }) => name))
  const emptied = names.filter((name) => !kept.has(name)).map((name) => [name, ''])
  return { ...draft, ...Object.fromEntries(emptied), deliverMode: mode }
}

/** Errors of the fields of a mode, by field name. */
export function transportErrors(transport: Partial<Transport>, mode: DeliverMode): Errors {
  const entries = modeFields[mode].map((field) => [field.name, modeFieldError(field, transport[field.name])])
  return onlyErrors(Object.fromEntries(entries))
}

function modeFieldError({ label, required, kind }: ModeField, value: unknown): Text | null {
  const rule = kind === undefined || kind === 'id' ? textError : numberRules[kind]
  return rule(value, { label, required })
}

/** The driver of the fleet with this name and phone, selected or typed. */
export function driverOf(
  drivers: readonly Driver[],
  { driverName = '', driverPhone = '' }: Partial<Transport>,
): Driver | undefined {
  return drivers.find((driver) => driver.driverName === driverName.trim() && driver.driverPhone === driverPhone.trim())
}

/** The vehicle of the fleet with this plate, selected or typed in any spelling. */
export function carOf(cars: readonly Car[], { carNo }: Partial<Transport>): Car | undefined {
  const plate = normalizePlate(carNo)
  return plate === '' ? undefined : cars.find((car) => normalizePlate(car.carNo) === plate)
}

/** The changes when another name is typed over a chosen driver: his phone and his usual vehicle go with him. */
export function releaseDriver(drivers: readonly Driver[], transport: Partial<Transport>): Partial<Transport> {
  const driver = driverOf(drivers, transport)
  if (!driver && !transport.driverId) return { driverId: '' }
  const plate = normalizePlate(driver?.defaultCarNo)
  const isHis = plate !== '' && plate === normalizePlate(transport.carNo)
  return { driverId: '', driverPhone: '', ...(isHis ? { carId: '', carNo: '', carType: '', trailerNo: '' } : {}) }
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
export function misfit({ carNo, carType }: Pick<Car, 'carNo' | 'carType'>, materialType: MaterialType): Text | null {
  const isFit = CARRIES[carType]?.includes(materialType) ?? true
  return isFit ? null : text('车辆 {{plate}} 是{{carType}}，不装运这类材料', { plate: formatPlate(carNo), carType })
}
