import { commentEndpoints } from '#features/mall/comment/endpoints'
import { crudRoutes } from '#mocks/kernel/http/crud'
import { ownedBy } from '#mocks/kernel/http/guards'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Route, writeRoute } from '#mocks/kernel/http/route'
import { containing, during, equalTo, type Filters, flag } from '#mocks/kernel/store/listing'
import { type CommentRow, commentTables } from './rows'
import { replyTo } from './steps'

const { comments } = commentTables

const filters: Filters<CommentRow> = {
  ...containing('memberName', 'goodsName'),
  ...equalTo('grade', 'status', 'replyStatus', 'skuId', 'goodsId'),
  ...during('createTime', 'startTime', 'endTime'),
  haveImage: flag((row) => row.images !== ''),
}

const ownComments = ownedBy(comments, 'storeId')

const parts = (text: string) => (text === '' ? null : text.split(','))

function view(row: CommentRow) {
  return {
    ...row,
    haveImage: row.images !== '',
    haveReplyImage: row.replyImage !== '',
    evaluationImages: parts(row.images),
    replyEvaluationImages: parts(row.replyImage),
  }
}

const { page, byId, reply } = commentEndpoints

export const commentRoutes: Route[] = [
  ...crudRoutes({ page, byId }, 'comment', ownComments, { filters, newestBy: ['createTime', 'id'], view }),
  writeRoute(reply, 'comment', (call) => {
    replyTo(ownComments.get(call), requiredField(call, 'reply'), textField(call, 'replyImage'))
    return null
  }),
]
