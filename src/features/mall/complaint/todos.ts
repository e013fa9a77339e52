import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { complaintActions } from './actions'
import { complaints } from './api'
import { complaintFields } from './fields'
import { type ComplainStatus, type ComplaintRow, dueOf } from './model'

const common = {
  group: 'act',
  query: complaints.page,
  fields: complaintFields,
  lineOf,
  actions: complaintActions,
} as const
const oldestFirst = (status: ComplainStatus) => ({ status, sort: 'createTime', order: 'asc' }) as const

/** Complaints that the shop has to answer. */
export const todos = [
  defineTodo({
    ...common,
    key: 'newComplaint',
    label: '新的投诉',
    hint: '先与买家沟通，平台会要求申诉',
    list: () => ({ name: 'orderComplaint', query: oldestFirst('NEW') }),
    next: 'say',
  }),
  defineTodo({
    ...common,
    key: 'appeal',
    label: '待申诉投诉',
    hint: '提交申诉和凭证，由平台仲裁',
    list: () => ({ name: 'orderComplaint', query: oldestFirst('WAIT_APPEAL') }),
    next: 'appeal',
  }),
]

function lineOf(complaint: ComplaintRow): TodoLine {
  const { id, complainTopic, memberName, goodsName } = complaint
  return {
    name: complainTopic,
    detail: [memberName, goodsName].filter(Boolean).join(' '),
    due: dueOf(complaint),
    link: { name: 'order-complaint-detail', query: { id } },
  }
}
