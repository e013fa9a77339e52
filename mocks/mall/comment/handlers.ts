import { refusal } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import {
  contains,
  type Filters,
  filtered,
  notAfter,
  notBefore,
  oneOf,
  pageOf,
  sorted,
} from '#mocks/kernel/store/listing'
import { type CommentRow, commentTables } from './rows'
import { replyTo } from './steps'

const BASE = '/api/store/member/evaluation'
const { comments } = commentTables

const filters: Filters<CommentRow> = {
  memberName: contains((row) => row.memberName),
  goodsName: contains((row) => row.goodsName),
  grade: oneOf((row) => row.grade),
  status: oneOf((row) => row.status),
  replyStatus: oneOf((row) => row.replyStatus),
  haveImage: (row, asked) => (row.images !== '') === ['true', '1'].includes(asked),
  skuId: oneOf((row) => row.skuId),
  goodsId: oneOf((row) => row.goodsId),
  startTime: notBefore((row) => row.createTime),
  endTime: notAfter((row) => row.createTime),
}

/** A comment on a product of the caller's shop. */
function ownOf({ account, params }: Call): CommentRow {
  const row = comments.get(params.id ?? '')
  if (row?.storeId !== account.supplierId) throw refusal(20005, '权限不足')
  return row
}

const parts = (text: string) => (text === '' ? null : text.split(','))

function detailView(row: CommentRow) {
  return {
    ...row,
    haveImage: row.images !== '',
    haveReplyImage: row.replyImage !== '',
    evaluationImages: parts(row.images),
    replyEvaluationImages: parts(row.replyImage),
  }
}

export const commentRoutes: Route[] = [
  readRoute(['GET'], BASE, 'comment', (call) => {
    const own = comments.filter(({ storeId }) => storeId === call.account.supplierId)
    const page = pageOf(sorted(filtered(own, call, filters), call, ['createTime', 'id']), call)
    return { ...page, records: page.records.map(detailView) }
  }),
  readRoute(['GET'], `${BASE}/get/:id`, 'comment', (call) => detailView(ownOf(call))),
  writeRoute(['PUT'], `${BASE}/reply/:id`, 'comment', (call) => {
    replyTo(ownOf(call), requiredField(call, 'reply'), textField(call, 'replyImage'))
    return null
  }),
]
