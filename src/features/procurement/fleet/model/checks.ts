import { normalizeWord } from '#domain/cell/words'
import { formatPlate, normalizePlate } from '#domain/plate'
import {
  dateError,
  MAX_CODE,
  MAX_NAME,
  phoneError,
  plateError,
  quantityError,
  type TextRule,
  textError,
} from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import type { Car, CarInput, Driver, DriverInput } from '#features/procurement/fleet/model'

/** The kinds of driving licence that trucks need. */
export const LICENSE_TYPES = ['A1', 'A2', 'A3', 'B1', 'B2', 'C1'] as const
/** What is typed: its name, and what it takes. */
export const fleetRules = {
  driverName: { label: '司机姓名', max: MAX_NAME, required: true },
  driverPhone: { label: '司机电话', required: true },
  idCardNo: { label: '身份证号', max: 18 },
  licenseNo: { label: '驾驶证号', max: MAX_CODE },
  remark: { label: '备注', multiline: true },
  trailerNo: { label: '挂车号' },
  ownerName: { label: '车主', max: MAX_NAME },
} satisfies Record<string, TextRule>

/** Errors of a driver by field; the server validates the same. */
export function validateDriver(driver: DriverInput): Errors {
  return onlyErrors({
    driverName: textError(driver.driverName, fleetRules.driverName),
    driverPhone: phoneError(driver.driverPhone, fleetRules.driverPhone),
    idCardNo: textError(driver.idCardNo, fleetRules.idCardNo),
    licenseNo: textError(driver.licenseNo, fleetRules.licenseNo),
    licenseExpire: dateError(driver.licenseExpire, { label: '驾驶证有效期至' }),
    remark: textError(driver.remark, fleetRules.remark),
  })
}

/**
 * Errors of a vehicle by field; the server validates the same. Payload in tonnes and volume in m³ are both optional.
 */
export function validateCar(car: CarInput): Errors {
  return onlyErrors({
    carNo: plateError(car.carNo, { required: true }),
    trailerNo: plateError(car.trailerNo, fleetRules.trailerNo),
    loadTon: quantityError(car.loadTon, { unit: 't', label: '载重', max: '999', required: false }),
    volume: quantityError(car.volume, { unit: 'm³', label: '容积', max: '999', required: false }),
    ownerName: textError(car.ownerName, fleetRules.ownerName),
    inspectExpire: dateError(car.inspectExpire, { label: '年检有效期至' }),
    insuranceExpire: dateError(car.insuranceExpire, { label: '保险有效期至' }),
    remark: textError(car.remark, fleetRules.remark),
  })
}

/**
 * What a driver has that only one driver can have: phone and papers. Asked by the server alone: a form cannot tell its
 * own save, whose answer was lost, from another's.
 */
export function takenDriver(
  driver: Pick<DriverInput, OwnNumber>,
  others: readonly Pick<Driver, 'driverName' | OwnNumber>[],
): Errors {
  return onlyErrors({
    driverPhone: taken('driverPhone', driver, others),
    licenseNo: taken('licenseNo', driver, others),
    idCardNo: taken('idCardNo', driver, others),
  })
}

/** What a vehicle has that only one vehicle can have: its plate. Asked by the server alone, as for drivers. */
export function takenCar({ carNo }: Pick<CarInput, 'carNo'>, others: readonly Pick<Car, 'carNo'>[]): Errors {
  const plate = normalizePlate(carNo)
  const isTaken = plate !== '' && others.some((car) => normalizePlate(car.carNo) === plate)
  return isTaken ? { carNo: text('车牌号 {{plate}} 已存在', { plate: formatPlate(plate) }) } : {}
}

/** The numbers that only one driver can have. */
type OwnNumber = 'driverPhone' | 'licenseNo' | 'idCardNo'

function taken(
  name: OwnNumber,
  driver: Pick<DriverInput, OwnNumber>,
  others: readonly Pick<Driver, 'driverName' | OwnNumber>[],
): Text | null {
  const other = others.find((one) => isSameNumber(one[name], driver[name]))
  return other
    ? text('{{label}}与司机 {{name}} 相同', { label: text(fleetRules[name].label), name: other.driverName })
    : null
}

/** Whether two numbers are equal and complete: a masked one says nothing. */
function isSameNumber(one: string, other: string): boolean {
  return one !== '' && !one.includes('*') && normalizeWord(one) === normalizeWord(other)
}
