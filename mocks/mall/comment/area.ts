import { commentEndpoints } from '#features/mall/comment/endpoints'
import { commentRequests } from '#features/mall/comment/requests'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { changeRoute, crudRoutes } from '#mocks/kernel/http/crud'
import { ownedBy } from '#mocks/kernel/http/guards'
import { bodyBy, requiredField } from '#mocks/kernel/http/request'
import { containing, during, equalTo, type Filters, flag } from '#mocks/kernel/store/listing'
import { shopScores } from '#mocks/store/setting/rows'
import { commentCounterparty, commentLater, simulateComments } from './counterparty'
import { type CommentRow, commentTables } from './rows'
import { scoresOf } from './scoreRules'
import { replyTo } from './steps'

const { comments } = commentTables

const filters: Filters<CommentRow> = {
  ...containing('memberName', 'goodsName'),
  ...equalTo('grade', 'status', 'replyStatus', 'skuId', 'goodsId', 'memberId'),
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

/** Comments of buyers on purchased products. */
export const area = defineArea({
  tables: commentTables,
  seed: simulateComments,
  routes: [
    ...crudRoutes({ page, byId }, 'comment', ownComments, { filters, newestBy: ['createTime', 'id'], view }),
    changeRoute(reply, 'comment', ownComments, (row, call) => {
      requiredField(call, 'reply')
      replyTo(row, bodyBy(call, commentRequests.reply))
      return null
    }),
  ],
  counterparty: commentCounterparty,
  extends: [commentLater, shopScores.with(scoresOf)],
  // A member's record shows the comments.
  grants: { comment: { viewedWith: ['member'] } },
  menu: screensIn('afterSale', { grant: 'comment', variants: ['material'] }, [
    [40, 'memberComment', '评价管理', 'comments', 'member/memberComment'],
  ]),
})
