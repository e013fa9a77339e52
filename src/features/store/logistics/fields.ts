import { field, typedField } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { logisticsRules } from './model'

const uses: StatusTable = {
  1: { label: '已开启', color: 'success' },
  0: { label: '未开启', color: 'default' },
}

/** The fields of a logistics company and of the shop's account with it. */
export const logisticsFields = {
  name: field('text', '物流公司', { width: 240 }),
  selected: field('status', '状态', { width: 110, table: uses, order: ['1', '0'] }),
  faceSheetFlag: field('bool', '需要电子面单', { width: 130 }),
  customerName: typedField('text', logisticsRules.customerName),
  customerPwd: typedField('text', logisticsRules.customerPwd, { isPhrase: true }),
  monthCode: typedField('text', logisticsRules.monthCode, { isPhrase: true }),
  sendSite: typedField('text', logisticsRules.sendSite),
  sendStaff: typedField('text', logisticsRules.sendStaff),
  payType: field('text', '支付方式', { isRequired: true, isPhrase: true }),
  expType: field('integer', '快递类型', { maxLength: 3, isRequired: true }),
} as const
