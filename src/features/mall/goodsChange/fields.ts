import { field } from '#domain/field'
import { authStatuses } from '#features/mall/goods/model'
import { changeTypes } from './model'

/** The fields of change requests, in list, record and editor. */
export const changeFields = {
  goodsId: field('text', '商品', { isRequired: true }),
  goodsName: field('text', '商品名称', { width: 260, maxLength: 50 }),
  simpleSpecs: field('text', '规格', { width: 130 }),
  price: field('text', '新价格（元）', { maxLength: 12 }),
  changeType: field('status', '变更内容', { width: 100, table: changeTypes, isRequired: true }),
  before: field('text', '变更前', { width: 170 }),
  after: field('text', '变更后', { width: 170, maxLength: 60, isRequired: true }),
  status: field('status', '审核状态', { width: 100, table: authStatuses, order: ['TOBEAUDITED', 'PASS', 'REFUSE'] }),
  reason: field('text', '变更原因', { width: 180, maxLength: 200, isMultiline: true, isRequired: true }),
  auditMessage: field('text', '平台意见', { width: 180 }),
  auditTime: field('time', '审核时间'),
  createTime: field('time', '申请时间'),
} as const
