import * as v from 'valibot'
import { type TextRule, textError } from '#domain/rules'
import type { StatusTable } from '#domain/status'
import { type Errors, onlyErrors } from '#domain/text'
import * as wire from '#domain/wire'

/** The buyer's overall rating. */
export type Grade = 'GOOD' | 'MODERATE' | 'WORSE'

/** Labels and colours of the ratings. */
export const grades: StatusTable<Grade> = {
  GOOD: { label: '好评', color: 'success' },
  MODERATE: { label: '中评', color: 'warning' },
  WORSE: { label: '差评', color: 'error' },
}

/** A comment of a buyer on a product of an order; scores are 1 to 5, pictures are addresses joined by commas. */
export const commentSchema = v.object({
  id: wire.id(),
  /** Some servers send it with the record only. */
  memberId: wire.text(),
  memberName: wire.text(),
  goodsName: wire.text(),
  goodsImage: wire.text(),
  orderNo: wire.text(),
  grade: wire.code<Grade>(),
  content: wire.text(),
  images: wire.text(),
  status: wire.code<'OPEN' | 'CLOSE'>(),
  replyStatus: wire.flag(),
  reply: wire.text(),
  replyImage: wire.text(),
  deliveryScore: wire.count(),
  serviceScore: wire.count(),
  descriptionScore: wire.count(),
  createTime: wire.time(),
})
/** A buyer's comment as read, with the shop's reply. */
export type Comment = v.InferOutput<typeof commentSchema>

export const MAX_REPLY_PICTURES = 5

/** The body of a reply; pictures are joined by commas. */
export const replyBody = v.object({ reply: wire.text(), replyImage: wire.text() })
/** The body of a reply. */
export type ReplyBody = v.InferOutput<typeof replyBody>

/** The shop's reply, as typed. */
export type ReplyInput = { reply: string; replyImage: string[] }

/** What is typed: its name, and what it takes. */
export const commentRules = {
  reply: { label: '回复内容', max: 200, required: true, multiline: true },
} satisfies Record<string, TextRule>

/** Errors of a reply by field; the server validates the same. */
export function validateReply({ reply }: Pick<ReplyInput, 'reply'>): Errors {
  return onlyErrors({
    reply: textError(reply, commentRules.reply),
  })
}
