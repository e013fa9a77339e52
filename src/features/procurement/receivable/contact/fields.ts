import { field, typedField } from '#domain/field'
import { CONTACT_WAYS, contactRules } from './model'

/** The fields of a contact about what is overdue. */
export const contactFields = {
  day: field('date', '联系日期', { isRequired: true }),
  person: typedField('text', contactRules.person, { width: 120 }),
  way: field('text', '联系方式', { options: CONTACT_WAYS, isRequired: true, width: 90 }),
  promise: typedField('text', contactRules.promise, { width: 260 }),
  amount: field('money', '承诺金额', { width: 130 }),
  nextDay: field('date', '下次联系'),
  userName: field('text', '记录人', { width: 90 }),
} as const
