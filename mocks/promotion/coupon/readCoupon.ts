import * as v from 'valibot'
import { decimal } from '#domain/money'
import { textError } from '#domain/rules'
import { MAX_EFFECTIVE_DAYS, scopeIds, scopeTypes } from '#features/mall/activity/model'
import { couponDetailSchema, couponTypes, getTypes, toInput } from '#features/promotion/coupon/model'
import { validateCoupon } from '#features/promotion/coupon/model/form'
import { couponRequests } from '#features/promotion/coupon/requests'
import { type Content, refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { bodyBy, textField } from '#mocks/kernel/http/request'
import type { Call } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { checkPeriod, pastRun } from '#mocks/mall/activity/rules'
import { refuseJoining } from '#mocks/mall/activity/saleRules'
import { categoryPath } from '#mocks/mall/category/rules'
import { goodsTables } from '#mocks/mall/goods/rows'
import type { CouponRow } from './rows'

type Sent = ReturnType<typeof bodyBy<typeof couponRequests.add.schema>>

/**
 * Reads and checks a save; what each rule refuses is in the words of lilishop's server.
 *
 * @throws Refusal
 */
export function readCoupon(call: Call, before?: CouponRow): Content<CouponRow> {
  const sent = bodyBy(call, couponRequests.add)
  refuseMissing(sent)
  // Read as sent: a leaf takes the number -1 for a missing one.
  if (Number(call.fields.couponLimitNum) < 0) throw refusal(41008, '领取限制数量不能为负数')
  const isFree = sent.getType === 'FREE'
  const publishNum = isFree ? (sent.publishNum ?? 0) : 0
  const couponLimitNum = isFree ? (sent.couponLimitNum ?? 0) : 0
  if (publishNum !== 0 && couponLimitNum > publishNum) throw refusal(41009, '领取限制数量超出发行数量')
  refuseDiscount(sent)
  const range = readRange(sent, before?.startTime)
  const scopeType = Object.hasOwn(scopeTypes, sent.scopeType) ? sent.scopeType : 'PORTION_GOODS'
  refuseScope({ ...sent, scopeType }, call.account.supplierId)
  // As sent: a missing number is none to the form, and unlimited to the service.
  const input = toInput(v.parse(couponDetailSchema, { id: 'sent', ...sent, ...range, scopeType }))
  const counts = isFree
    ? { publishNum: countText(call, 'publishNum'), couponLimitNum: countText(call, 'couponLimitNum') }
    : {}
  refuseErrors(validateCoupon({ ...input, ...counts }, before?.startTime, worldNow()), badInput)
  const { promotionGoodsList: _, ...content } = sent
  const isRate = sent.couponType === 'DISCOUNT'
  return {
    ...pastRun(before),
    ...content,
    ...range,
    publishNum,
    couponLimitNum,
    price: isRate ? null : sent.price,
    couponDiscount: isRate ? sent.couponDiscount : null,
    scopeType,
    scopeId: scopeType === 'ALL' ? '' : narrowest(sent.scopeId),
  }
}

/** A count as it was sent; 0, which is unlimited, when it is missing. */
function countText(call: Call, name: string): string {
  // The number -1 is a missing one to other readers.
  return call.fields[name] === -1 ? '-1' : textField(call, name) || '0'
}

/**
 * Ids without those of ancestors. lilishop's client sends a category with the path above it, which its server does not
 * look at.
 */
function narrowest(scopeId: string): string {
  const ids = scopeIds(scopeId)
  const above = new Set(
    ids.flatMap((id) =>
      categoryPath(id)
        .slice(0, -1)
        .map((row) => row.id),
    ),
  )
  return ids.filter((id) => !above.has(id)).join()
}

function refuseMissing({ promotionName, couponName, couponType, getType, price, consumeThreshold }: Sent): void {
  const nameless =
    textError(promotionName, { label: '活动名称', required: true }) ??
    textError(couponName, { label: '优惠券名称', required: true })
  if (nameless) throw badInput(nameless)
  if (!Object.hasOwn(couponTypes, couponType)) throw badInput('优惠券类型不能为空')
  if (!Object.hasOwn(getTypes, getType)) throw badInput('领取方式不能为空')
  if (couponType === 'PRICE' && !decimal(price)?.gt(0)) throw badInput('面额不能为空')
  if (!decimal(consumeThreshold)?.gte(0)) throw badInput('消费门槛不能为空')
}

function refuseDiscount({ couponType, couponDiscount }: Sent): void {
  const rate = decimal(couponDiscount)
  if (couponType === 'DISCOUNT' && !(rate?.gt(0) && rate.lt(10))) throw refusal(41010, '优惠券折扣必须小于10且大于0')
}

/** The validity. One that does not say what it counts from is checked as any activity, and is between two moments. */
function readRange({ rangeDayType, startTime, endTime, effectiveDays }: Sent, opened?: string) {
  const fixed = { rangeDayType: 'FIXEDTIME' as const, startTime, endTime, effectiveDays: null }
  if (!rangeDayType) {
    checkPeriod(fixed, opened)
    return fixed
  }
  if (rangeDayType === 'FIXEDTIME') {
    if (startTime === '' || endTime === '') throw refusal(40004, '活动起始时间必须大于结束时间')
    checkPeriod(fixed, opened)
    return fixed
  }
  const days = effectiveDays ?? 0
  if (rangeDayType !== 'DYNAMICTIME' || days < 1 || days > MAX_EFFECTIVE_DAYS)
    throw refusal(41017, '优惠券使用时间范围错误')
  return { rangeDayType, startTime: '', endTime: '', effectiveDays: days }
}

function refuseScope({ scopeType, scopeId, promotionGoodsList }: Sent, storeId: string): void {
  const ids = scopeIds(scopeId)
  if (scopeType === 'PORTION_GOODS_CATEGORY' && ids.length === 0)
    throw refusal(41012, '当前关联范围类型为部分商品分类时，范围关联的id不能为空')
  if (scopeType === 'PORTION_SHOP_CATEGORY' && ids.length === 0)
    throw refusal(41013, '当前关联范围类型为部分店铺分类时，范围关联的id不能为空')
  if (scopeType !== 'PORTION_GOODS') return
  if (promotionGoodsList.length === 0) throw refusal(41011, '当前关联范围类型为指定商品时，商品列表不能为空')
  if (ids.length === 0) throw refusal(41014, '指定商品范围关联id无效！')
  const asked = [...ids, ...promotionGoodsList.map(({ skuId }) => skuId)]
  if (asked.some((id) => goodsTables.goodsSkus.get(id)?.storeId !== storeId)) throw refusal(11001, '商品已下架')
  refuseJoining('COUPON', asked)
}
