import * as v from 'valibot'
import { type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, text } from '#domain/text'
import * as wire from '#domain/wire'

/** What a feedback is about. */
export const FEEDBACK_CATEGORIES = ['功能建议', '操作疑问', '系统故障', '数据问题', '其他'] as const

/** Waiting, or answered. */
export type FeedbackStatus = 'WAIT' | 'ANSWERED'

const feedbackTexts = {
  category: wire.text(),
  content: wire.text(),
  /** The page it is about, the build, and the last failure there; secrets are masked before they are sent. */
  page: wire.text(),
  version: wire.text(),
  lastError: wire.text(),
  /** Addresses joined by commas. */
  pictures: wire.text(),
}

/** A feedback of the supplier's staff, with the platform's answer. */
export const feedbackSchema = v.object({
  id: wire.id(),
  ...feedbackTexts,
  status: wire.code<FeedbackStatus>(),
  answer: wire.text(),
  answerTime: wire.time(),
  createTime: wire.time(),
  createBy: wire.text(),
})
/** A feedback with its answer, as read. */
export type Feedback = v.InferOutput<typeof feedbackSchema>

/** The texts that are sent. */
export const feedbackInput = v.object(feedbackTexts)
/** A feedback as sent. */
export type FeedbackInput = v.InferOutput<typeof feedbackInput>

/** What is typed: its name, and what it takes. */
export const feedbackRules = {
  content: { label: '反馈内容', max: 1000, required: true, multiline: true },
} satisfies Record<string, TextRule>

/** Errors of a feedback by field; the server validates the same. */
export function validateFeedback({ category, content }: Pick<FeedbackInput, 'category' | 'content'>): Errors {
  return onlyErrors({
    category: category === '' ? text('请选择反馈类型') : null,
    content: textError(content, feedbackRules.content),
  })
}
