import type { Feedback } from '#features/account/feedback/model'
import { table } from '#mocks/kernel/store/table'

export type FeedbackRow = Feedback & { accountId: string }

export const feedbackTables = { feedbacks: table<FeedbackRow>() }
