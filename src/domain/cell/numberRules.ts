import { phoneError, plateError } from '#domain/rules'
import { type Text, text } from '#domain/text'
import { wireText } from '#domain/wire'
import { isAnyPhone, readPhone } from './phone'
import { tidyWaybill } from './words'

/** A number that people call: mobile, landline or service line. */
export function anyPhoneError(value: unknown, { label = '联系电话', required = false } = {}): Text | null {
  if (wireText(value) === '') return required ? text('请填写{{label}}', { label: text(label) }) : null
  return isAnyPhone(readPhone(wireText(value)))
    ? null
    : text('{{label}}应为手机、带区号的座机或400电话', { label: text(label) })
}

/** Maximum length of a tracking number. */
export const MAX_WAYBILL = 30

/** A tracking number in any width, with or without blanks. */
export function waybillError(value: unknown, { label = '物流单号', required = false } = {}): Text | null {
  const number = tidyWaybill(wireText(value))
  if (number === '') return required ? text('请填写{{label}}', { label: text(label) }) : null
  return /^[A-Za-z0-9-]{4,30}$/.test(number)
    ? null
    : text('{{label}}应为4–{{max}}位字母、数字或“-”', { label: text(label), max: MAX_WAYBILL })
}

/** The rule of each kind of number-like text. */
export const numberRules = {
  phone: phoneError,
  anyPhone: anyPhoneError,
  plate: plateError,
  waybill: waybillError,
} as const
