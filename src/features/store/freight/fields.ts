import { field, typedField } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { freightRules } from './model'

const methods: StatusTable = {
  WEIGHT: { label: '按重量', color: 'default' },
  NUM: { label: '按件数', color: 'default' },
  FREE: { label: '包邮', color: 'success' },
}

/** The fields of a freight template. */
export const templateFields = {
  name: typedField('text', freightRules.name, { width: 180, counts: true }),
  pricingMethod: field('status', '计价方式', {
    width: 110,
    table: methods,
    order: ['WEIGHT', 'NUM', 'FREE'],
    isRequired: true,
  }),
  freightTemplateChildList: field('text', '运送到', { width: 420 }),
  updateTime: field('time', '最后编辑时间'),
} as const

/** The fields of a row; the amounts are named by the method. */
export const rowFields = {
  regions: field('text', '运送到', { isRequired: true }),
  firstCompany: field('quantity', '首重（kg）', { maxLength: 12, isRequired: true }),
  firstPrice: field('money', '首费（元）', { maxLength: 9, isRequired: true }),
  continuedCompany: field('quantity', '续重（kg）', { maxLength: 12, isRequired: true }),
  continuedPrice: field('money', '续费（元）', { maxLength: 9, isRequired: true }),
} as const
