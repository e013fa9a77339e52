import { field, typedField } from '#domain/field'
import { disputeRules } from './model'

/** The inputs of a claim, and the time of it and of its answer. */
export const disputeFields = {
  claimQuantity: field('quantity', '主张数量', { isRequired: true }),
  claimPrice: field('price', '主张单价（含税）'),
  reason: typedField('text', disputeRules.reason),
  evidence: field('text', '凭证'),
  time: field('time', '时间'),
} as const
