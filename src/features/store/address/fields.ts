import { field, typedField } from '#domain/field'
import { addressRules } from './model'

/** The fields of a pick-up point. */
export const addressFields = {
  addressName: typedField('text', addressRules.addressName, { width: 200, filterNeeds: 'listFilters' }),
  address: typedField('text', addressRules.address, { width: 380, filterNeeds: 'listFilters' }),
  center: typedField('text', addressRules.center, { width: 170, copy: true }),
  mobile: typedField('phone', addressRules.mobile, { width: 150 }),
  createTime: field('time', '创建时间'),
} as const
