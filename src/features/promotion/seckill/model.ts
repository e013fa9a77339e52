import * as v from 'valibot'
import { decimal, formatMoney, realDecimal } from '#domain/money'
import type { StatusTable } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { isBeforeText, serverNow } from '#domain/time'
import * as wire from '#domain/wire'
import { wireText } from '#domain/wire'
import { type Activity, activityLeaves, hoursOf, toActivity } from '#features/mall/activity/model'
import { centsText, numberOf, type PriceGoods, priceErrors, unsavedPrices } from '#features/promotion/activity/model'

/** A seckill of the platform, with sessions at `hours` ('6,8,12') of its day; shops apply until `applyEndTime`. */
export const seckillSchema = v.object({
  ...activityLeaves,
  applyEndTime: wire.time(),
  seckillRule: wire.text(),
  hours: wire.text(),
  /** SKUs that the shop applied with, and those that passed [proposed]. */
  applyNum: wire.count(),
  passNum: wire.count(),
})
/** A seckill as read. */
export type Seckill = v.InferOutput<typeof seckillSchema>

/** Where an application stands. */
export type ApplyStatus = 'APPLY' | 'PASS' | 'REFUSE'

/** Labels and colours of applications; '' is not sent yet. */
export const applyStatuses: StatusTable<ApplyStatus | ''> = {
  APPLY: { label: '申请中', color: 'processing' },
  PASS: { label: '已通过', color: 'success' },
  REFUSE: { label: '已拒绝', color: 'error' },
  '': { label: '未申请', color: 'default' },
}

/**
 * A SKU that the shop applied with: `quantity` is what is left of the stock set aside, `timeLine` the hour of its
 * session.
 */
export const applySchema = v.object({
  id: wire.id(),
  skuId: wire.text(),
  goodsName: wire.text(),
  /** [proposed] */
  goodsId: wire.text(),
  thumbnail: wire.text(),
  /** Stock of the SKU itself [proposed]. */
  skuQuantity: wire.decimal(),
  /** What the SKU costs the shop, yuan [proposed]. */
  cost: wire.decimal(),
  /** The lowest price that buyers paid in the last 30 days, yuan [proposed]. */
  lowestDealPrice: wire.decimal(),
  timeLine: wire.count(),
  price: wire.decimal(),
  originalPrice: wire.decimal(),
  quantity: wire.decimal(),
  salesNum: wire.count(),
  promotionApplyStatus: wire.code<ApplyStatus>(),
  failReason: wire.text(),
})
/** An application as read. */
export type SeckillApply = v.InferOutput<typeof applySchema>

/** An application as the embedded API reads it. */
export const applyBody = v.object({
  storeId: wire.text(),
  storeName: wire.text(),
  seckillId: wire.text(),
  skuId: wire.text(),
  goodsName: wire.text(),
  timeLine: wire.count(),
  price: wire.decimal(),
  originalPrice: wire.decimal(),
  quantity: wire.decimal(),
})

/** Whether the shop may apply: the seckill has not begun, and the deadline has not passed. */
export function canApply(
  { promotionStatus, applyEndTime }: Pick<Seckill, 'promotionStatus' | 'applyEndTime'>,
  now: string = serverNow(),
): boolean {
  return promotionStatus === 'NEW' && !isBeforeText(applyEndTime, now)
}

/** A SKU in the form of an application; `applyId` is '' until it is sent. */
export type SeckillGoods = PriceGoods & {
  timeLine: number
  applyId: string
  status: ApplyStatus | ''
  failReason: string
  /** Is taken back by the next save. */
  isWithdrawn?: boolean
}

/** All SKUs of a shop's application, of all sessions. */
export type SeckillInput = { goods: SeckillGoods[] }

/** The form of what was applied with. */
export function toInput(applies: readonly SeckillApply[]): SeckillInput {
  return { goods: applies.map(toGoods) }
}

function toGoods(apply: SeckillApply): SeckillGoods {
  return {
    key: apply.skuId,
    skuId: apply.skuId,
    goodsId: apply.goodsId,
    goodsName: apply.goodsName,
    thumbnail: apply.thumbnail,
    originalPrice: centsText(apply.originalPrice),
    quantity: wireText(apply.skuQuantity),
    price: centsText(apply.price),
    stock: wireText(apply.quantity),
    cost: wireText(apply.cost),
    lowest: wireText(apply.lowestDealPrice),
    discount: '',
    timeLine: apply.timeLine ?? 0,
    applyId: apply.id,
    status: apply.promotionApplyStatus,
    failReason: apply.failReason,
  }
}

/** Whether a row can not be changed: it passed, or is to be withdrawn. */
export function isLocked({ status, isWithdrawn }: Pick<SeckillGoods, 'status' | 'isWithdrawn'>): boolean {
  return status === 'PASS' || isWithdrawn === true
}

/** The rows of a session after an edit: what was applied with and is removed stays, to be withdrawn by the save. */
export function keepWithdrawn(rows: readonly SeckillGoods[], next: readonly SeckillGoods[]): SeckillGoods[] {
  const after = new Map(next.map((row) => [row.key, row]))
  const known = new Set(rows.map(({ key }) => key))
  const kept = rows.flatMap((row) => after.get(row.key) ?? (row.applyId === '' ? [] : { ...row, isWithdrawn: true }))
  return [...kept, ...next.filter(({ key }) => !known.has(key))]
}

/** The rows that take part once the form is saved. */
function staying({ goods }: SeckillInput): SeckillGoods[] {
  return goods.filter(({ isWithdrawn }) => !isWithdrawn)
}

/** The applications that a save takes back. */
export function withdrawnBy(input: SeckillInput, opened: SeckillInput): string[] {
  const kept = new Set(staying(input).map(({ applyId }) => applyId))
  return opened.goods.flatMap(({ applyId }) => (applyId === '' || kept.has(applyId) ? [] : applyId))
}

/** A picked SKU in a session. */
export function newGoods(goods: PriceGoods, timeLine: number): SeckillGoods {
  return { ...goods, timeLine, applyId: '', status: '', failReason: '' }
}

/** The rows that are new or were changed. */
export function changedRows(input: SeckillInput, opened: SeckillInput): SeckillGoods[] {
  const before = new Map(opened.goods.map((row) => [row.skuId, row]))
  return staying(input).filter((row) => {
    const old = before.get(row.skuId)
    return (
      !isLocked(row) && (!old || old.price !== row.price || old.stock !== row.stock || old.timeLine !== row.timeLine)
    )
  })
}

/** What a save sends: the applications to withdraw, and the rows that are new or were changed. */
export function toPayload(seckillId: string, input: SeckillInput, opened: SeckillInput) {
  return {
    seckillId,
    withdrawn: withdrawnBy(input, opened),
    rows: changedRows(input, opened).map(({ skuId, goodsName, timeLine, price, originalPrice, stock }) => ({
      seckillId,
      skuId,
      goodsName,
      timeLine,
      price: numberOf(price),
      originalPrice: numberOf(originalPrice),
      quantity: numberOf(stock),
    })),
  }
}

/**
 * The error of a price that is not below the lowest that buyers paid lately, as the platform's rules ask; an equal one
 * is refused too. Without that lowest price there is no limit.
 */
export function dealError({ price, lowest }: Pick<SeckillGoods, 'price' | 'lowest'>): Text | null {
  const [own, paid] = [realDecimal(price), decimal(lowest)]
  return own && paid && own.gte(paid)
    ? text('应低于近 30 天最低成交价 {{lowest}} 元', { lowest: formatMoney(paid) })
    : null
}

/** Errors of rows by `${key}.${field}`: the price below the list price and the deals, the pieces within the stock. */
export function gridErrors(rows: readonly SeckillGoods[]): Errors {
  const open = rows.filter((row) => !isLocked(row))
  const deals = open.map((row) => [`${row.key}.price`, dealError(row)] as const)
  const stocks = open.map((row) => [`${row.key}.stock`, stockFault(row)] as const)
  return {
    ...onlyErrors(Object.fromEntries(deals)),
    ...priceErrors(open, '秒杀价'),
    ...onlyErrors(Object.fromEntries(stocks)),
  }
}

function stockFault({ stock, quantity }: SeckillGoods): Text | null {
  const pieces = realDecimal(stock)
  if (!pieces?.gt(0) || !pieces.eq(pieces.round(0))) return text('请输入正整数')
  const left = decimal(quantity)
  return left && pieces.gt(left) ? text('不能大于库存 {{stock}}', { stock: left.toFixed() }) : null
}

/** Errors of an application by field; one that would send nothing is none. */
export function validateApply(input: SeckillInput, opened: SeckillInput): Errors {
  const goods = staying(input)
  const wrong = Object.keys(gridErrors(goods)).map((cell) => cell.split('.')[0])
  const rows = goods.filter(({ key }) => wrong.includes(key))
  const hours = [...new Set(rows.map(({ timeLine }) => hourText(timeLine)))].join('、')
  if (rows.length > 0) return { goods: text('{{hours}} 场有 {{count}} 个商品需要修改', { hours, count: rows.length }) }
  const isEmpty = changedRows(input, opened).length + withdrawnBy(input, opened).length === 0
  return onlyErrors({
    goods: isEmpty ? text(goods.length > 0 ? '报名没有改动' : '请选择要报名的商品') : null,
  })
}

/** The time of a session: '6:00'. */
export function hourText(hour: number): string {
  return `${hour}:00`
}

/** The sessions of a seckill. */
export function sessionsOf({ hours }: Pick<Seckill, 'hours'>): number[] {
  return hoursOf(hours)
}

/** The application as typed so far, for what is shown beside the form. */
export function unsavedActivity(seckill: Seckill, input: SeckillInput): Activity {
  const { id, promotionName, startTime, endTime, hours } = seckill
  return {
    ...toActivity({ promotionType: 'SECKILL' }),
    id,
    promotionName,
    startTime,
    endTime,
    hours,
    ...unsavedPrices(staying(input), ({ stock, timeLine }) => ({
      quantity: decimal(stock)?.toFixed() ?? null,
      timeLine,
    })),
  }
}
