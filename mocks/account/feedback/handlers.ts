import { feedbackEndpoints } from '#features/account/feedback/endpoints'
import { feedbackInput, validateFeedback } from '#features/account/feedback/model'
import { validated } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { later } from '#mocks/kernel/store/clock'
import { contains, filtered, oneOf, pageOf, sorted } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId, write } from '#mocks/kernel/store/store'
import { type FeedbackRow, feedbackTables } from './rows'

const { feedbacks } = feedbackTables

const filters = {
  content: contains<FeedbackRow>((row) => row.content),
  status: oneOf<FeedbackRow>((row) => row.status),
}

/** Every account may send feedback, and sees only its own. */
export const feedbackRoutes: Route[] = [
  readRoute(feedbackEndpoints.page, null, (call) => {
    const own = feedbacks.filter(({ accountId }) => accountId === call.account.id)
    return pageOf(sorted(filtered(own, call, filters), call, ['createTime']).map(answerOf), call)
  }),
  readRoute(feedbackEndpoints.byId, null, (call) => answerOf(ownFeedback(call))),
  readRoute(feedbackEndpoints.send, null, (call) => {
    const sent = validated(call, feedbackInput, validateFeedback, (error) => new Refusal(error, { status: 400 }))
    const { id: accountId, userName: createBy } = call.account
    const { id } = feedbacks.insert({
      ...sent,
      id: nextId(),
      accountId,
      createBy,
      createTime: worldNow(),
      status: 'WAIT',
      answer: '',
      answerTime: '',
    })
    later(() => write(() => answer(id)))
    return { id }
  }),
]

function answer(id: string) {
  feedbacks.update(id, {
    status: 'ANSWERED',
    answer: '感谢您的反馈，我们已经记录并转给产品团队，处理结果会在这里更新。',
    answerTime: worldNow(),
  })
}

function ownFeedback({ account, params }: Call): FeedbackRow {
  const row = feedbacks.get(params.id ?? '')
  if (row?.accountId !== account.id) throw new Refusal('反馈不存在', { status: 400 })
  return row
}

function answerOf({ accountId: _, ...row }: FeedbackRow) {
  return row
}
