import * as v from 'valibot'
import { decimal, realDecimal } from '#domain/money'
import { textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { formatTime, isBeforeText, serverNow } from '#domain/time'
import { countLeaf, decimalLeaf, flagLeaf, listLeaf, textLeaf, timeLeaf, wireText } from '#domain/wire'
import {
  type Activity,
  activityLeaves,
  type Period,
  periodErrors,
  promotionGoodsSchema,
  ranLeaves,
  toActivity,
} from '#features/mall/activity/model'
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
  description: textLeaf(),
  /** Written by the server, '满X 减Y'. */
  title: textLeaf(),
  fullMoney: decimalLeaf(),
  fullMinusFlag: flagLeaf(),
  fullMinus: decimalLeaf(),
  fullRateFlag: flagLeaf(),
  fullRate: decimalLeaf(),
  freeFreightFlag: flagLeaf(),
  couponFlag: flagLeaf(),
  couponId: textLeaf(),
  /** Name of the coupon given [proposed]. */
  couponName: textLeaf(),
  giftFlag: flagLeaf(),
  giftId: textLeaf(),
  giftSkuName: textLeaf(),
  pointFlag: flagLeaf(),
  point: countLeaf(),
  createTime: timeLeaf(),
})
/** A full discount in a list. */
export type FullDiscount = v.InferOutput<typeof fullDiscountSchema>

/** A full discount with its products. */
export const fullDiscountDetailSchema = v.object({
  ...fullDiscountSchema.entries,
  promotionGoodsList: listLeaf(promotionGoodsSchema),
})
/** A full discount with its products. */
export type FullDiscountDetail = v.InferOutput<typeof fullDiscountDetailSchema>

/** A coupon that a full discount gives away. */
export type GivenCoupon = { couponName: string; endTime: string; rangeDayType: string }

/** Less money, or a share of it. */
type DiscountType = 'MINUS' | 'RATE'

/** What comes with an order besides the discount. */
export type Extra = 'freight' | 'coupon' | 'gift' | 'point'

/** A full discount in a form; figures as typed. */
export type FullDiscountInput = Period &
  ScopeInput & {
    promotionName: string
    description: string
    fullMoney: string
    discountType: DiscountType
    fullMinus: string
    fullRate: string
    extras: Extra[]
    couponId: string
    /** The gift: a SKU, with its name. */
    gift: { id: string; goodsName: string } | null
    point: string
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
  extras: [],
  couponId: '',
  gift: null,
  point: '',
  ...newScope,
  scopeType: 'ALL',
}

/** The form of a saved full discount, or of a new one. */
export function toInput(saved: FullDiscountDetail | null): FullDiscountInput {
  if (!saved) return newInput
  const extras = Object.entries<boolean>({
    freight: saved.freeFreightFlag,
    coupon: saved.couponFlag,
    gift: saved.giftFlag,
    point: saved.pointFlag,
  }).flatMap(([extra, isOn]) => (isOn ? [extra as Extra] : []))
  return {
    promotionName: saved.promotionName,
    startTime: saved.startTime,
    endTime: saved.endTime,
    description: saved.description,
    fullMoney: wireText(saved.fullMoney),
    discountType: saved.fullRateFlag ? 'RATE' : 'MINUS',
    fullMinus: saved.fullRateFlag ? '' : wireText(saved.fullMinus),
    fullRate: saved.fullRateFlag ? wireText(saved.fullRate) : '',
    extras,
    couponId: saved.couponFlag ? saved.couponId : '',
    gift: saved.giftFlag ? { id: saved.giftId, goodsName: saved.giftSkuName } : null,
    point: saved.pointFlag ? wireText(saved.point) : '',
    ...toScopeInput(saved),
  }
}

/** The body of a save. `id` names the one to change. */
export function toBody(input: FullDiscountInput, id?: string) {
  const { promotionName, startTime, endTime, description, discountType, extras, couponId, gift, point } = input
  const has = (extra: Extra) => extras.includes(extra)
  const isRate = discountType === 'RATE'
  return {
    ...(id ? { id } : {}),
    ...{ startTime, endTime, description },
    promotionName: promotionName.trim(),
    fullMoney: numberOf(input.fullMoney),
    fullMinusFlag: !isRate,
    fullMinus: isRate ? null : numberOf(input.fullMinus),
    fullRateFlag: isRate,
    fullRate: isRate ? numberOf(input.fullRate) : null,
    freeFreightFlag: has('freight'),
    couponFlag: has('coupon'),
    couponId: has('coupon') ? couponId : null,
    giftFlag: has('gift'),
    giftId: has('gift') ? (gift?.id ?? null) : null,
    pointFlag: has('point'),
    point: has('point') ? numberOf(point) : null,
    ...scopeBody(input),
  }
}

/** The body of a save, as the embedded API reads it. */
export const fullDiscountBody = v.omit(fullDiscountDetailSchema, [
  'id',
  'ranStartTime',
  'ranEndTime',
  'promotionStatus',
  'createTime',
  'couponName',
  'title',
  'giftSkuName',
])

/** The activity as typed so far, for what is shown beside the form. */
export function draftOf(input: FullDiscountInput, id = ''): Activity {
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
    freeFreightFlag: input.extras.includes('freight'),
    giftFlag: input.extras.includes('gift') && input.gift !== null,
    giftSkuName: input.gift?.goodsName ?? '',
    couponFlag: input.extras.includes('coupon') && input.couponId !== '',
    couponId: input.couponId,
    pointFlag: input.extras.includes('point'),
    point: Number(figure(input.point) ?? 0),
    ...draftScope(input),
  }
}

/**
 * Errors of a full discount by field. `opened` is the start that a saved one had, `coupon` the chosen one where it is known,
 * `now` the server's time.
 */
export function validateFullDiscount(
  input: FullDiscountInput,
  opened = '',
  coupon: GivenCoupon | null = null,
  now: string = serverNow(),
): Errors {
  const { discountType, extras, couponId, gift, point } = input
  return {
    ...onlyErrors({
      promotionName: textError(input.promotionName, { label: '活动名称', max: 50, required: true }),
      description: textError(input.description, { label: '活动描述', max: 140, required: true, multiline: true }),
      fullMoney: moneyError(input.fullMoney, '优惠门槛'),
      fullMinus: discountType === 'MINUS' ? minusError(input) : null,
      fullRate: discountType === 'RATE' ? rateError(input.fullRate) : null,
      couponId: extras.includes('coupon') ? couponError(couponId, coupon, input.startTime) : null,
      gift: extras.includes('gift') && !gift ? text('请选择赠品') : null,
      point: extras.includes('point') ? pointError(point) : null,
    }),
    ...periodErrors(input, opened, now),
    ...scopeErrors(input),
  }
}

function couponError(couponId: string, coupon: GivenCoupon | null, startTime: string): Text | null {
  if (couponId === '') return text('请选择优惠券')
  return coupon && couponFault(coupon, startTime)
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

/** Why a coupon can not be given by an activity: it ends before the activity begins. Null for one that can. */
export function couponFault(coupon: GivenCoupon, startTime: string): Text | null {
  if (coupon.rangeDayType === 'DYNAMICTIME' || !isBeforeText(coupon.endTime, startTime)) return null
  return text('优惠券「{{name}}」{{end}} 到期，早于活动开始：送出的券都不能用', {
    name: coupon.couponName,
    end: formatTime(coupon.endTime, 'YYYY-MM-DD HH:mm'),
  })
}

/** The warning about a coupon that ends before the activity which gives it away; null for one that lasts as long. */
export function couponNote(coupon: GivenCoupon, endTime: string): Text | null {
  if (coupon.rangeDayType === 'DYNAMICTIME' || !isBeforeText(coupon.endTime, endTime)) return null
  const end = formatTime(coupon.endTime, 'YYYY-MM-DD HH:mm')
  return text('优惠券「{{name}}」{{end}} 到期，早于活动结束：之后的订单送出的券不能用', {
    name: coupon.couponName,
    end,
  })
}

function pointError(value: string): Text | null {
  const point = realDecimal(value)
  return point?.gt(0) && point.eq(point.round(0)) ? null : text('请填写积分')
}
