import { commentEndpoints } from '#features/mall/comment/endpoints'
import { ownedBy } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { contains, type Filters, notAfter, notBefore, oneOf } from '#mocks/kernel/store/listing'
import { ownRows, pageOfViews } from '#mocks/mall/goods/listRules'
import { type CommentRow, commentTables } from './rows'
import { replyTo } from './steps'

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
const ownComment = ownedBy(comments, 'storeId', () => refusal(20005, '权限不足'))
const ownOf = (call: Call) => ownComment(call, call.params.id ?? '')

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
  readRoute(commentEndpoints.page, 'comment', (call) =>
    pageOfViews(ownRows(comments, call, filters), call, detailView),
  ),
  readRoute(commentEndpoints.byId, 'comment', (call) => detailView(ownOf(call))),
  writeRoute(commentEndpoints.reply, 'comment', (call) => {
    replyTo(ownOf(call), requiredField(call, 'reply'), textField(call, 'replyImage'))
    return null
  }),
]
