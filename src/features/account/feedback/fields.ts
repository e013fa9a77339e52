import { field, typedField } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { FEEDBACK_CATEGORIES, type FeedbackStatus, feedbackRules } from './model'

const feedbackStatus: StatusTable<FeedbackStatus> = {
  WAIT: { label: '待回复', color: 'processing' },
  ANSWERED: { label: '已回复', color: 'success' },
}

/** The fields of a feedback. */
export const feedbackFields = {
  content: typedField('text', feedbackRules.content, { width: 380 }),
  category: field('text', '反馈类型', { width: 110, options: FEEDBACK_CATEGORIES, isRequired: true }),
  status: field('status', '状态', { table: feedbackStatus, order: ['WAIT', 'ANSWERED'] }),
  answer: field('text', '回复', { width: 260 }),
  answerTime: field('time', '回复时间'),
  createTime: field('time', '提交时间'),
  createBy: field('text', '提交人', { width: 110 }),
  page: field('text', '所在页面'),
  version: field('text', '系统版本'),
  lastError: field('text', '最近的错误'),
  pictures: field('text', '截图'),
} as const
