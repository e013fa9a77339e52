import { field } from '#domain/field'
import type { StatusTable } from '#domain/status'
import type { MessageStatus } from './model'

const messageStatus: StatusTable<MessageStatus> = {
  UN_READY: { label: '未读消息', color: 'processing' },
  ALREADY_READY: { label: '已读消息', color: 'default' },
  ALREADY_REMOVE: { label: '回收站', color: 'warning' },
}

/** The fields of a message. */
export const messageFields = {
  title: field('text', '消息标题', { width: 460, filterNeeds: 'listFilters' }),
  status: field('status', '状态', { table: messageStatus, order: ['UN_READY', 'ALREADY_READY', 'ALREADY_REMOVE'] }),
  createTime: field('time', '时间'),
  createTimeRange: field('dateRange', '时间', { range: ['startDate', 'endDate'], filterNeeds: 'listFilters' }),
} as const
