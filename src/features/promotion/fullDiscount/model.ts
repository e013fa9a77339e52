import * as v from 'valibot'
import { decimal, realDecimal } from '#domain/money'
import { type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { serverNow } from '#domain/time'
import * as wire from '#domain/wire'
import { wireText } from '#domain/wire'
import {
  type Activity,
  activityLeaves,
  goodsLeaves,
  type Period,
  periodErrors,
  ranLeaves,
  serverMembers,
  toActivity,
} from '#features/mall/activity/model'
import {
  draftExtras,
  type ExtrasInput,
  extraErrors,
  extraLeaves,
  extraNames,
  extrasBody,
  type GivenCoupon,
  newExtras,
  toExtrasInput,
} from '#features/mall/activity/model/extra'
import {
  amountError,
  draftScope,
  newScope,
  numberOf,
  rateError,
  type ScopeInput,
  scopeBody,
  scopeErrors,
  toScopeInput,
} from '#features/promotion/activity/model'

/** A full discount in a list. Amounts in yuan; a rate of 8.5 means that 85 % are paid. */
export const fullDiscountSchema = v.object({
  ...activityLeaves,
  ...ranLeaves,
  description: wire.text(),
  /** Written by the server, '满X 减Y'. */
  title: wire.text(),
  fullMoney: wire.decimal(),
  fullMinusFlag: wire.flag(),
  fullMinus: wire.decimal(),
  fullRateFlag: wire.flag(),
  fullRate: wire.decimal(),
  ...extraLeaves,
  createTime: wire.time(),
})
/** A full discount in a list. */
export type FullDiscount = v.InferOutput<typeof fullDiscountSchema>

/** A full discount with its products. */
export const fullDiscountDetailSchema = v.object({
  ...fullDiscountSchema.entries,
  ...goodsLeaves,
})
/** A full discount with its products. */
export type FullDiscountDetail = v.InferOutput<typeof fullDiscountDetailSchema>

/** Less money, or a share of it. */
type DiscountType = 'MINUS' | 'RATE'

/** A full discount in a form; figures as typed. */
export type FullDiscountInput = Period &
  ScopeInput &
  ExtrasInput & {
    promotionName: string
    description: string
    fullMoney: string
    discountType: DiscountType
    fullMinus: string
    fullRate: string
  }

/** The form of a new full discount. */
const newInput: FullDiscountInput = {
  promotionName: '',
  startTime: '',
  endTime: '',
  description: '',
  fullMoney: '',
  discountType: 'MINUS',
  fullMinus: '',
  fullRate: '',
  ...newExtras,
  ...newScope,
  scopeType: 'ALL',
}

/** The form of a saved full discount, or of a new one. */
export function toInput(saved: FullDiscountDetail | null): FullDiscountInput {
  if (!saved) return newInput
  return {
    promotionName: saved.promotionName,
    startTime: saved.startTime,
    endTime: saved.endTime,
    description: saved.description,
    fullMoney: wireText(saved.fullMoney),
    discountType: saved.fullRateFlag ? 'RATE' : 'MINUS',
    fullMinus: saved.fullRateFlag ? '' : wireText(saved.fullMinus),
    fullRate: saved.fullRateFlag ? wireText(saved.fullRate) : '',
    ...toExtrasInput(saved),
    ...toScopeInput(saved),
  }
}

/** The body of a save. `id` names the one to change. */
export function toBody(input: FullDiscountInput, id?: string) {
  const { promotionName, startTime, endTime, description, discountType } = input
  const isRate = discountType === 'RATE'
  return {
    ...(id ? { id } : {}),
    startTime,
    endTime,
    description,
    promotionName: promotionName.trim(),
    fullMoney: numberOf(input.fullMoney),
    fullMinusFlag: !isRate,
    fullMinus: isRate ? null : numberOf(input.fullMinus),
    fullRateFlag: isRate,
    fullRate: isRate ? numberOf(input.fullRate) : null,
    ...extrasBody(input),
    ...scopeBody(input),
  }
}

/** The body of a save, as the embedded API reads it. */
export const fullDiscountBody = v.omit(fullDiscountDetailSchema, [...serverMembers, 'title', ...extraNames])

/** The activity as typed so far, for what is shown beside the form. */
export function unsavedActivity(input: FullDiscountInput, id = ''): Activity {
  const isRate = input.discountType === 'RATE'
  const figure = (typed: string) => decimal(typed)?.toFixed() ?? null
  return {
    ...toActivity({ promotionType: 'FULL_DISCOUNT' }),
    id,
    promotionName: input.promotionName,
    startTime: input.startTime,
    endTime: input.endTime,
    fullMoney: figure(input.fullMoney),
    fullMinusFlag: !isRate,
    fullMinus: figure(input.fullMinus),
    fullRateFlag: isRate,
    fullRate: figure(input.fullRate),
    ...draftExtras(input),
    ...draftScope(input),
  }
}

/** What is typed: its name, and what it takes. */
export const fullDiscountRules = {
  description: { label: '活动描述', max: 140, required: true, multiline: true },
} satisfies Record<string, TextRule>

/**
 * Errors of a full discount by field. `opened` is the start that a saved one had, `couponOf` reads a coupon by its id,
 * null while it is not known, `now` the server's time.
 */
export function validateFullDiscount(
  input: FullDiscountInput,
  opened = '',
  couponOf: (id: string) => GivenCoupon | null = () => null,
  now: string = serverNow(),
): Errors {
  const { discountType, startTime } = input
  return {
    ...onlyErrors({
      promotionName: textError(input.promotionName, { label: '活动名称', max: 50, required: true }),
      description: textError(input.description, fullDiscountRules.description),
      fullMoney: moneyError(input.fullMoney, '优惠门槛'),
      fullMinus: discountType === 'MINUS' ? minusError(input) : null,
      fullRate: discountType === 'RATE' ? rateError(input.fullRate) : null,
    }),
    ...extraErrors(input, { startTime, couponOf }),
    ...periodErrors(input, opened, now),
    ...scopeErrors(input),
  }
}

/** An amount above 0. */
function moneyError(value: string, label: string): Text | null {
  return amountError(value, label) ?? (realDecimal(value)?.gt(0) ? null : text('请输入正确金额'))
}

function minusError({ fullMinus, fullMoney }: FullDiscountInput): Text | null {
  const wrong = moneyError(fullMinus, '优惠金额')
  if (wrong) return wrong
  const [minus, full] = [decimal(fullMinus), decimal(fullMoney)]
  if (!minus || !full || minus.lt(full)) return null
  // The service takes an equal one, which gives the goods away.
  return minus.gt(full) ? text('满减金额不能大于优惠门槛') : text('满减金额等于优惠门槛时，买家不用付钱，请改小')
}
