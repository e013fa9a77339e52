import * as v from 'valibot'
import { fileNameOf } from '#domain/fileName'
import { formatMoney } from '#domain/money'
import { type TextRule, textError } from '#domain/rules'
import type { StatusTable } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { dayAfter, isBeforeText, serverNow } from '#domain/time'
import * as wire from '#domain/wire'
import { isRecord } from '#domain/wire'
import { type AuthFlag, type MarketEnable, unsoldTexts } from '#features/mall/sale/model'

/** Where a page is shown: the buyers' site, or their phones. */
export type PageClient = 'PC' | 'H5'

/** Whether buyers see a page; of each client only one is live. */
export type PageShow = 'OPEN' | 'CLOSE'

/** Labels and colours of the two. */
export const pageShows: StatusTable<PageShow> = {
  OPEN: { label: '已发布', color: 'success' },
  CLOSE: { label: '未发布', color: 'default' },
}

const goneGoodsSchema = v.object({
  goodsName: wire.text(),
  marketEnable: wire.code<MarketEnable>(),
  authFlag: wire.code<AuthFlag>(),
  deleteFlag: wire.flag(),
})
/** A product on a page that buyers cannot buy. */
export type GoneGoods = v.InferOutput<typeof goneGoodsSchema>

const oldPriceSchema = v.object({
  skuId: wire.id(),
  goodsName: wire.text(),
  /** What the page shows, and what it costs now, yuan. */
  shown: wire.decimal(),
  price: wire.decimal(),
})
/** A product that a page shows with a price of before. */
export type OldPrice = v.InferOutput<typeof oldPriceSchema>

/** A page in a list. The time of its last change is [proposed]: lilishop does not send it. */
export const pageSummarySchema = v.object({
  id: wire.id(),
  name: wire.text(),
  pageShow: wire.code<PageShow>(),
  updateTime: wire.time(),
  /** When it is published by itself [proposed]; '' otherwise. */
  publishTime: wire.time(),
  /** The products on it that buyers cannot buy [proposed]; none from others. */
  goneGoods: v.optional(wire.list(goneGoodsSchema)),
  /** The products that it shows with a price of before [proposed]; none from others. */
  oldPrices: v.optional(wire.list(oldPriceSchema)),
})
/** A page in a list, as read. */
export type PageSummary = v.InferOutput<typeof pageSummarySchema>

/** A page with its content, JSON as text. */
export const pageDataSchema = v.object({
  ...pageSummarySchema.entries,
  pageData: wire.text(),
  pageClientType: wire.code<PageClient>(),
})
/** A page as read. */
export type PageData = v.InferOutput<typeof pageDataSchema>

/** The products on a page that buyers cannot buy, with the reason; null without any. */
export function goneText(goneGoods: PageSummary['goneGoods']): Text | null {
  const [first = null, ...others] = unsoldTexts(goneGoods ?? [])
  return first && others.reduce((before, more) => text('{{before}}；{{more}}', { before, more }), first)
}

/** The most products that a sentence names. */
const MAX_NAMED = 3

/** The products that a page shows with a price of before: '页面上的价格已变：「螺母」30.00 → 33.00'; null without any. */
export function oldPriceText(oldPrices: PageSummary['oldPrices'] = []): Text | null {
  if (oldPrices.length === 0) return null
  const names = oldPrices.slice(0, MAX_NAMED).map(({ goodsName, shown, price }) => {
    return `「${goodsName}」${formatMoney(shown)} → ${formatMoney(price)}`
  })
  return text('页面上的价格已变：{{names}}', { names: names.join('') + (oldPrices.length > MAX_NAMED ? '…' : '') })
}

/** The answer to a new page: the whole page, of which its id is used. */
export const pageIdSchema = v.object({ id: pageSummarySchema.entries.id })

/** A shop of the mall, as a link keeps it. */
export const shopSchema = v.object({
  id: wire.id(),
  storeName: wire.text(),
  storeLogo: wire.text(),
  selfOperated: wire.flag(),
  storeDisable: wire.code<string>(),
})
/** A shop as read. */
export type Shop = v.InferOutput<typeof shopSchema>

/** A chosen shop, as far as a saved link tells. */
export type ChosenShop = Pick<Shop, 'id' | 'storeName'>

/** Whether a shop is open; every other state is not. */
export const shopStates: StatusTable<string> = {
  OPEN: { label: '开启中', color: 'success' },
  CLOSED: { label: '未开启', color: 'default' },
}

/** The longest name of a page. */
export const MAX_NAME = 30

/** What is typed: its name, and what it takes. */
export const decorationRules = {
  name: { label: '页面名称', max: MAX_NAME, required: true },
} satisfies Record<string, TextRule>

/** Errors of the name of a page. */
export function validateName({ name }: { name: string }): Errors {
  return onlyErrors({ name: textError(name, decorationRules.name) })
}

/** Days ahead within which a page can be set to be published. */
const MAX_DAYS_AHEAD = 365

/** Errors of the time at which a page is to be published: to come, within a year. */
export function validateSchedule({ publishTime }: { publishTime: string }, now = serverNow()): Errors {
  const isToCome = isBeforeText(now, publishTime)
  const isFar = isBeforeText(dayAfter(now, MAX_DAYS_AHEAD), publishTime)
  const wrong = isToCome ? text('发布时间应在一年以内') : text('发布时间应晚于现在')
  return onlyErrors({
    publishTime: publishTime === '' ? text('请选择发布时间') : isToCome && !isFar ? null : wrong,
  })
}

/** A block as it came; the members of its type are read by the block, the others are kept. */
export type Block = { type: string; [member: string]: unknown }

/** The content of a page. Members beside `list` are kept. */
export type PageContent = { list: Block[]; [member: string]: unknown }

/** The content of a page from its text: null when that is no JSON of a page. An empty text is an empty page. */
export function parsePageContent(pageData: string): PageContent | null {
  if (pageData.trim() === '') return { list: [] }
  try {
    const content: unknown = JSON.parse(pageData)
    if (!isRecord(content) || !Array.isArray(content.list)) return null
    return content.list.every(isBlock) ? (content as PageContent) : null
  } catch {
    return null
  }
}

function isBlock(block: unknown): block is Block {
  return isRecord(block) && typeof block.type === 'string'
}

/** The name of a copy, or of a draft of a page that buyers see, cut to the longest one. */
export function copyName(name: string, end = ' 副本'): string {
  return name.slice(0, MAX_NAME - end.length) + end
}

/** A page as a file. */
export function pageFile({ name, pageClientType, pageData }: Pick<PageData, 'name' | 'pageClientType' | 'pageData'>): {
  fileName: string
  text: string
} {
  return { fileName: `${pageClientType}-${fileNameOf(name)}.json`, text: pageData }
}
