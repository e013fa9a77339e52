import { formatQuantity, realDecimal } from '#domain/money'
import { type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { serverNow } from '#domain/time'
import { MAX_EFFECTIVE_DAYS, periodErrors } from '#features/mall/activity/model'
import { amountError, rateError, scopeErrors } from '#features/promotion/activity/model'
import { type CouponInput, daysOf } from '#features/promotion/coupon/model'

const MAX_PERCENT = 100
const MAX_DESCRIPTION = 50
/** The most of a coupon that there can be. */
const MAX_COUNT = 99_999_999

/** What is typed: its name, and what it takes. */
export const couponRules = {
  couponName: { label: '优惠券名称', max: 50, required: true },
} satisfies Record<string, TextRule>

/** Errors of a coupon by field. `opened` is the start that a saved one had, `now` the server's time. */
export function validateCoupon(input: CouponInput, opened = '', now: string = serverNow()): Errors {
  const isFree = input.getType === 'FREE'
  const isFixed = input.rangeDayType === 'FIXEDTIME'
  return {
    ...onlyErrors({
      promotionName: textError(input.promotionName, { label: '活动名称', max: 50, required: true }),
      couponName: textError(input.couponName, couponRules.couponName),
      price: input.couponType === 'PRICE' ? priceError(input) : null,
      couponDiscount: input.couponType === 'DISCOUNT' ? rateError(input.couponDiscount) : null,
      publishNum: isFree ? countError(input.publishNum, '发放数量') : null,
      consumeThreshold: amountError(input.consumeThreshold, '消费门槛'),
      couponLimitNum: isFree ? limitError(input) : null,
      effectiveDays: isFixed ? null : daysError(input.effectiveDays),
      storeCommission: commissionError(input.storeCommission),
      description: textError(input.description, {
        label: '范围描述',
        max: MAX_DESCRIPTION,
        required: true,
        multiline: true,
      }),
    }),
    ...(isFixed ? periodErrors(input, opened, now) : {}),
    ...scopeErrors(input),
  }
}

/**
 * A coupon as typed so far, with nothing in the place of figures that cannot be saved: they are not calculated with.
 */
export function soundInput(input: CouponInput): CouponInput {
  const wrong = validateCoupon(input)
  const figures = ['price', 'couponDiscount', 'publishNum', 'consumeThreshold'] as const
  return { ...input, ...Object.fromEntries(figures.flatMap((name) => (wrong[name] ? [[name, '']] : []))) }
}

/** A face value above 0 and below the threshold, unless the threshold is 0: then every order reaches it. */
function priceError({ price, consumeThreshold }: CouponInput): Text | null {
  if (price.trim() === '') return text('请输入面额')
  const wrong = amountError(price, '面额')
  if (wrong) return wrong
  const [value, threshold] = [realDecimal(price), realDecimal(consumeThreshold)]
  if (value?.eq(0)) return text('请输入正确金额')
  return threshold?.gt(0) && value?.gte(threshold) ? text('面额要小于消费门槛') : null
}

function countError(value: string, label: string): Text | null {
  if (value.trim() === '') return text('请填写{{label}}', { label: text(label) })
  if (!/^\d+$/.test(value.trim())) return text('{{label}}应为0或正整数', { label: text(label) })
  return isWhole(value)
    ? null
    : text('{{label}}不能大于{{max}}', { label: text(label), max: formatQuantity(MAX_COUNT) })
}

function limitError({ couponLimitNum, publishNum }: CouponInput): Text | null {
  const wrong = countError(couponLimitNum, '领取限制')
  if (wrong) return wrong
  const most = isWhole(publishNum) ? Number(publishNum) : 0
  return most > 0 && Number(couponLimitNum) > most ? text('领取限制数量超出发行数量') : null
}

function daysError(value: string): Text | null {
  return daysOf(value) === null ? text('有效天数应为1-{{max}}的整数', { max: MAX_EFFECTIVE_DAYS }) : null
}

function commissionError(value: string): Text | null {
  if (value.trim() === '' || (isWhole(value) && Number(value) <= MAX_PERCENT)) return null
  return text('请输入0-100的整数')
}

function isWhole(value: string): boolean {
  return /^\d+$/.test(value.trim()) && Number(value) <= MAX_COUNT
}
