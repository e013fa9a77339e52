import { field, typedField } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { commentRules, grades } from './model'

const replyStatuses: StatusTable = {
  false: { label: '未回复', color: 'warning' },
  true: { label: '已回复', color: 'success' },
}

const showStatuses: StatusTable = {
  OPEN: { label: '展示', color: 'success' },
  CLOSE: { label: '隐藏', color: 'default' },
}

/** The fields of a comment. */
export const commentFields = {
  content: field('text', '评价内容', { width: 260 }),
  grade: field('status', '评价', { table: grades, order: Object.keys(grades), width: 80 }),
  replyStatus: field('status', '回复状态', {
    table: replyStatuses,
    order: ['false', 'true'],
    width: 96,
    filterNeeds: 'listFilters',
  }),
  status: field('status', '展示状态', { table: showStatuses, order: Object.keys(showStatuses), width: 90 }),
  goodsName: field('text', '商品', { width: 260 }),
  memberName: field('text', '会员名称', { width: 130 }),
  orderNo: field('text', '订单编号', {
    width: 250,
    opens: { screen: 'order-detail', by: 'sn' },
    columnNeeds: 'listColumns',
  }),
  descriptionScore: field('integer', '描述评分', { width: 90 }),
  serviceScore: field('integer', '服务评分', { width: 90 }),
  deliveryScore: field('integer', '物流评分', { width: 90 }),
  images: field('text', '评价图片'),
  reply: typedField('text', commentRules.reply, { width: 220, columnNeeds: 'listColumns' }),
  replyImage: field('text', '回复图片'),
  createRange: field('dateRange', '评论日期', { range: ['startTime', 'endTime'] }),
  createTime: field('time', '评论时间'),
} as const
