import { field, typedField } from '#domain/field'
import { authStatuses } from '#features/mall/goods/model'
import { changeTypes, goodsChangeRules } from './model'

/** The fields of change requests, in list, record and editor. */
export const changeFields = {
  goodsId: field('text', '商品', { isRequired: true }),
  goodsName: field('text', '商品名称', { width: 260, maxLength: 50 }),
  simpleSpecs: field('text', '规格', { width: 130 }),
  price: field('text', '新价格（元）', { maxLength: 12 }),
  changeType: field('status', '变更内容', { width: 100, table: changeTypes, isRequired: true }),
  before: field('text', '变更前', { width: 170 }),
  after: typedField('text', goodsChangeRules.after, { width: 170, maxLength: 60 }),
  status: field('status', '审核状态', { width: 100, table: authStatuses, order: ['TOBEAUDITED', 'PASS', 'REFUSE'] }),
  reason: typedField('text', goodsChangeRules.reason, { width: 180 }),
  auditMessage: field('text', '平台意见', { width: 180 }),
  auditTime: field('time', '审核时间'),
  createTime: field('time', '申请时间'),
} as const
