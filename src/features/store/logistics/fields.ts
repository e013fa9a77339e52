import { field } from '#domain/field'
import type { StatusTable } from '#domain/status'

const uses: StatusTable = {
  1: { label: '开启', color: 'success' },
  0: { label: '未开启', color: 'default' },
}

/** The fields of a logistics company and of the shop's account with it. */
export const logisticsFields = {
  name: field('text', '物流公司', { width: 240 }),
  selected: field('status', '状态', { width: 110, table: uses, order: ['1', '0'] }),
  faceSheetFlag: field('bool', '需要电子面单', { width: 130 }),
  customerName: field('text', '客户账户', { maxLength: 60, isRequired: true }),
  customerPwd: field('text', '客户密码', { maxLength: 60, isRequired: true }),
  monthCode: field('text', '电子面单密钥', { maxLength: 60 }),
  sendSite: field('text', '归属网点', { maxLength: 60 }),
  sendStaff: field('text', '收件快递员', { maxLength: 30 }),
  payType: field('text', '支付方式', { isRequired: true }),
  expType: field('integer', '快递类型', { maxLength: 3, isRequired: true }),
} as const
