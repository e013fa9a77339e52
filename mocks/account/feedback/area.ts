import { feedbackEndpoints } from '#features/account/feedback/endpoints'
import { validateFeedback } from '#features/account/feedback/model'
import { feedbackRequests } from '#features/account/feedback/requests'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { ownedBy, validated } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { readRoute } from '#mocks/kernel/http/route'
import { later } from '#mocks/kernel/store/clock'
import { containing, equalTo, type Filters } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { write } from '#mocks/kernel/store/store'
import { type FeedbackRow, feedbackTables } from './rows'
import { seedFeedback } from './seed'

const { feedbacks } = feedbackTables

const filters: Filters<FeedbackRow> = {
  ...containing('content'),
  ...equalTo('status'),
}

const ownFeedbacks = ownedBy(feedbacks, 'accountId', { refuse: () => new Refusal('反馈不存在', { status: 400 }) })

/** Feedback of suppliers to the platform. The reference has no route for it; these are our own. */
export const area = defineArea({
  tables: feedbackTables,
  seed: seedFeedback,
  // Every account may send feedback, and sees only its own.
  routes: [
    listRoute(feedbackEndpoints.page, null, ownFeedbacks.all, { filters, view }),
    recordRoute(feedbackEndpoints.byId, null, ownFeedbacks, view),
    readRoute(feedbackEndpoints.send, null, (call) => {
      const sent = validated(
        call,
        feedbackRequests.send,
        validateFeedback,
        (error) => new Refusal(error, { status: 400 }),
      )
      const { userName: createBy } = call.account
      const { id } = ownFeedbacks.insert(call, { ...sent, createBy, status: 'WAIT', answer: '', answerTime: '' })
      later(() => write(() => answer(id)))
      return { id }
    }),
  ],
  menu: screensIn('helpCenter', {}, [[30, 'feedback', '意见反馈', 'feedback']]),
})

function answer(id: string) {
  feedbacks.update(id, {
    status: 'ANSWERED',
    answer: '感谢您的反馈，我们已经记录并转给产品团队，处理结果会在这里更新。',
    answerTime: worldNow(),
  })
}

function view({ accountId: _, ...row }: FeedbackRow) {
  return row
}
