import * as v from 'valibot'
import { formatMoney, realDecimal, scaleOf } from '#domain/money'
import { commaError, type TextRule, textError } from '#domain/rules'
import type { StatusTable, Transition } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { epochOf, formatTime, isBeforeText, minutesBetween, parseTime, serverNow, shiftMinutes } from '#domain/time'
import * as wire from '#domain/wire'

/** The status of a live room: a function of its times and the clock. */
export type StudioStatus = 'NEW' | 'START' | 'END'
/** The platform's review of live goods: waiting, in review, approved, refused. */
export type AuditStatus = '0' | '1' | '2' | '3'
/** One price; a range from `price` to `price2`; or a discount from the old `price` to `price2`. */
export type PriceType = 1 | 2 | 3

/** Labels and colours of the statuses of a room. */
export const studioStatuses: StatusTable<StudioStatus> = {
  NEW: { label: '未开始', color: 'processing' },
  START: { label: '直播中', color: 'success' },
  END: { label: '已结束', color: 'default' },
}
/** Labels and colours of the review of live goods. */
export const auditStatuses: StatusTable<AuditStatus> = {
  '0': { label: '已提交', color: 'default' },
  '1': { label: '审核中', color: 'processing' },
  '2': { label: '已审核', color: 'success' },
  '3': { label: '审核未通过', color: 'error' },
}
/** Labels of the price types. */
export const priceTypes: StatusTable = {
  '1': { label: '一口价', color: 'default' },
  '2': { label: '区间价', color: 'default' },
  '3': { label: '折扣价', color: 'default' },
}

/** What happens next to live goods: those handed in are the platform's turn. Null once approved or refused. */
export function nextStep({ auditStatus }: Pick<LiveGoods, 'auditStatus'>): Text | null {
  if (auditStatus === '0') return text('等待平台受理')
  return auditStatus === '1' ? text('等待平台审核结果') : null
}

/** The platform's steps on live goods. */
export const auditTransitions = [
  { from: ['0'], action: 'take', to: '1' },
  { from: ['1'], action: 'pass', to: '2' },
  { from: ['1'], action: 'refuse', to: '3' },
] as const satisfies Transition[]

/** A moment that travels as epoch seconds; server-local text once read. */
function epochLeaf() {
  return v.pipe(
    wire.time(),
    v.transform((sent) => (sent === '' ? '' : formatTime(sent, 'YYYY-MM-DD HH:mm:ss'))),
  )
}

/** A SKU that was handed in for live sale. */
export const liveGoodsSchema = v.object({
  id: wire.id(),
  /** Names it in calls about a room and for deletion. */
  liveGoodsId: wire.text(),
  goodsId: wire.text(),
  skuId: wire.text(),
  goodsImage: wire.text(),
  name: wire.text(),
  priceType: wire.status<PriceType>(),
  price: wire.decimal(),
  price2: wire.decimal(),
  quantity: wire.decimal(),
  url: wire.text(),
  auditStatus: wire.code<AuditStatus>(),
  /** Why the platform refused it. Optional: lilishop does not keep the reason. */
  auditMessage: wire.text(),
  createTime: wire.time(),
})
/** A live SKU as read; money in yuan. */
export type LiveGoods = v.InferOutput<typeof liveGoodsSchema>

const studioTexts = {
  name: wire.text(),
  anchorName: wire.text(),
  anchorWechat: wire.text(),
  startTime: epochLeaf(),
  endTime: epochLeaf(),
  /** Addresses of the pictures. */
  feedsImg: wire.text(),
  coverImg: wire.text(),
  shareImg: wire.text(),
}

/** The fields that the shop enters; the embedded API reads the body by them. */
export const studioInput = v.object(studioTexts)
/** The fields that the shop enters; times are server-local text. */
export type StudioInput = v.InferOutput<typeof studioInput>

/** A live room in a list. */
export const studioSchema = v.object({
  id: wire.id(),
  ...studioTexts,
  /** Address of the recording, once there is one. */
  mediaUrl: wire.text(),
  /** Names it in calls about its goods. */
  roomId: wire.text(),
  /** What its QR code opens, or the picture of the code. */
  qrCodeUrl: wire.text(),
  roomGoodsNum: wire.count(),
  recommend: wire.flag(),
  status: wire.code<StudioStatus>(),
  createTime: wire.time(),
})
/** A live room in a list. */
export type Studio = v.InferOutput<typeof studioSchema>

/** A live room with its goods, in their order. */
export const studioDetailSchema = v.object({ ...studioSchema.entries, commodityList: wire.list(liveGoodsSchema) })
/** A live room with its goods. */
export type StudioDetail = v.InferOutput<typeof studioDetailSchema>

/** The status of a room at a moment. */
export function statusAt({ startTime, endTime }: Pick<Studio, 'startTime' | 'endTime'>, now: string): StudioStatus {
  if (isBeforeText(now, startTime)) return 'NEW'
  return isBeforeText(now, endTime) ? 'START' : 'END'
}

/** A room can be changed until it starts. */
export function isEditable({ status }: Pick<Studio, 'status'>): boolean {
  return status === 'NEW'
}

type Slot = Pick<Studio, 'anchorName' | 'anchorWechat' | 'startTime' | 'endTime'>

/**
 * The other rooms of the same host, by WeChat or name, that are on at the same time; `id` is the room's own, if it has
 * one.
 */
export function hostClashes<Room extends Slot & { id: string }>(slot: Slot, rooms: readonly Room[], id = ''): Room[] {
  const isSame = (a: string, b: string) => a.trim() !== '' && a.trim() === b.trim()
  return rooms.filter(
    (room) =>
      room.id !== id &&
      (isSame(room.anchorWechat, slot.anchorWechat) || isSame(room.anchorName, slot.anchorName)) &&
      isBeforeText(room.startTime, slot.endTime) &&
      isBeforeText(slot.startTime, room.endTime),
  )
}

/** The pictures of a room and the pixels that each must have. */
export const STUDIO_PICTURES = {
  feedsImg: { width: 800, height: 640 },
  coverImg: { width: 1080, height: 1920 },
  shareImg: { width: 800, height: 640 },
} as const
/** Maximum size of a picture. */
export const MAX_PICTURE_MEGABYTES = 1

/** A room starts at least this much later than it is saved. */
const AHEAD_MINUTES = 15
const MAX_MONTHS = 6
const LEAST_MINUTES = 30
const MOST_MINUTES = 24 * 60

/** What is typed: its name, and what it takes. */
export const liveRules = {
  anchorWechat: { label: '主播微信号', max: 30, required: true },
  name: { label: '商品名称', max: 100, required: true },
} satisfies Record<string, TextRule>

/** Errors of a room by field. `ahead`: minutes between now and the start; a server allows less than a form. */
export function validateStudio(input: StudioInput, now: string = serverNow(), ahead: number = AHEAD_MINUTES): Errors {
  const { name, anchorName, anchorWechat, startTime, endTime } = input
  return onlyErrors({
    name: lengthError(name, '直播标题', 3, 17),
    anchorName: lengthError(anchorName, '主播昵称', 2, 15),
    anchorWechat: textError(anchorWechat, liveRules.anchorWechat),
    startTime: startError(startTime, now, ahead),
    endTime: endError(startTime, endTime),
    feedsImg: input.feedsImg === '' ? text('请上传{{label}}', { label: text('分享卡片封面') }) : null,
    coverImg: input.coverImg === '' ? text('请上传{{label}}', { label: text('直播间背景墙') }) : null,
    shareImg: input.shareImg === '' ? text('请上传{{label}}', { label: text('直播间分享图') }) : null,
  })
}

function lengthError(value: string, word: string, min: number, max: number): Text | null {
  const label = text(word)
  const missing = textError(value, { label: word, max: Number.POSITIVE_INFINITY, required: true })
  const { length } = [...value.trim()]
  return (
    missing ?? (length < min || length > max ? text('{{label}}应为{{min}}-{{max}}个字', { label, min, max }) : null)
  )
}

function startError(startTime: string, now: string, ahead: number): Text | null {
  if (startTime === '') return text('请选择{{label}}', { label: text('开播时间') })
  if (isBeforeText(startTime, now)) return text('活动起始时间不能小于当前时间')
  if (isBeforeText(startTime, shiftMinutes(now, ahead))) return text('开播时间至少要在{{ahead}}分钟以后', { ahead })
  const latest = parseTime(now)?.add(MAX_MONTHS, 'month')
  return isBeforeText(latest, startTime) ? text('开播时间要在{{max}}个月以内', { max: MAX_MONTHS }) : null
}

function endError(startTime: string, endTime: string): Text | null {
  if (endTime === '') return text('请选择{{label}}', { label: text('结束时间') })
  const length = minutesBetween(startTime, endTime)
  if (length === null) return null
  if (length <= 0) return text('结束时间要晚于开播时间')
  return length < LEAST_MINUTES || length > MOST_MINUTES ? text('直播时长要在30分钟到24小时之间') : null
}

/** The body of a room: times as epoch seconds. */
export function toStudioBody(input: StudioInput) {
  const { startTime, endTime, ...texts } = input
  const trimmed = Object.entries(texts).map(([name, value]) => [name, value.trim()])
  return { ...Object.fromEntries(trimmed), startTime: epochSeconds(startTime), endTime: epochSeconds(endTime) }
}

/** A moment as epoch seconds; '' when it is none. */
export function epochSeconds(time: string): string {
  const epoch = epochOf(time)
  return epoch === null ? '' : String(Math.floor(epoch / 1000))
}

/** How many of its goods a room shows on its card: the first ones. */
export const CARD_GOODS = 2

/** A price of live goods, as typed. */
export type LivePrice = { priceType: PriceType | number; price: string; price2: string }

const LEAST_PRICE = '0.01'
const MOST_PRICE = '99999999.99'

/** Errors of a price by field: two decimals, a range upwards, a discount downwards. */
export function priceErrors({ priceType, price, price2 }: LivePrice): Errors {
  const own = { price: moneyError(price), price2: priceType === 1 ? null : moneyError(price2) }
  if (own.price || own.price2) return onlyErrors(own)
  const [first, second] = [realDecimal(price), realDecimal(price2)]
  if (priceType === 1 || !first || !second) return {}
  if (priceType === 2) return onlyErrors({ price2: second.lte(first) ? text('最高价要高于最低价') : null })
  return onlyErrors({ price2: second.gte(first) ? text('现价要低于原价') : null })
}

function moneyError(typed: string): Text | null {
  if (typed.trim() === '') return text('请填写价格')
  const figure = realDecimal(typed)
  if (!figure) return commaError(typed) ?? text('价格应为数字')
  if (figure.lt(LEAST_PRICE)) return text('价格不能小于0.01')
  if (figure.gt(MOST_PRICE)) return text('价格不能大于99999999.99')
  return scaleOf(typed) > 2 ? text('价格最多2位小数') : null
}

/** A SKU to be handed in. */
export const liveGoodsInput = v.object({
  goodsId: wire.text(),
  skuId: wire.text(),
  goodsImage: wire.text(),
  name: wire.text(),
  priceType: wire.status<PriceType>(),
  price: wire.text(),
  price2: wire.text(),
  quantity: wire.text(),
  url: wire.text(),
})
/** A SKU to be handed in. */
export type LiveGoodsInput = v.InferOutput<typeof liveGoodsInput>

/** Errors of a SKU to be handed in, by field. */
export function validateLiveGoods(row: Pick<LiveGoodsInput, 'name' | 'priceType' | 'price' | 'price2'>): Errors {
  return {
    ...onlyErrors({ name: textError(row.name, liveRules.name) }),
    ...priceErrors(row),
  }
}

/** The page of the mini program that shows a SKU. */
export function miniProgramPath({ skuId, goodsId }: Pick<LiveGoods, 'skuId' | 'goodsId'>): string {
  return `pages/product/goods?id=${skuId}&goodsId=${goodsId}`
}

/** A price in yuan as one text: ¥9.90, ¥8.00 – ¥9.90, or the present price before the old one. */
export function priceText({ priceType, price, price2 }: Pick<LiveGoods, 'priceType' | 'price' | 'price2'>): Text {
  const [first, second] = [formatMoney(price), formatMoney(price2)]
  if (priceType === 2) return text('¥{{first}} – ¥{{second}}', { first, second })
  if (priceType === 3) return text('¥{{second}}（原价 ¥{{first}}）', { first, second })
  return text('¥{{first}}', { first })
}

/** Refused goods as they are handed in again. */
export function againInput(row: LiveGoods): LiveGoodsInput {
  const { goodsId, skuId, goodsImage, name, priceType, url, price, price2, quantity } = row
  return {
    goodsId,
    skuId,
    goodsImage,
    name,
    priceType,
    url,
    price: price ?? '',
    price2: price2 ?? '',
    quantity: quantity ?? '',
  }
}
