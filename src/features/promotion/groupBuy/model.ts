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
  scopeIds,
  serverMembers,
  toActivity,
} from '#features/mall/activity/model'
import {
  goodsBody,
  numberOf,
  type PriceGoods,
  priceErrors,
  toPriceGoods,
  unsavedPrices,
} from '#features/promotion/activity/model'

/** A group-buy in a list: `requiredNum` buyers get its products cheaper together. */
export const groupBuySchema = v.object({
  ...activityLeaves,
  ...ranLeaves,
  requiredNum: wire.count(),
  /** The most pieces that a buyer may take; 0 is unlimited. */
  limitNum: wire.count(),
  /** A group that is not full when it ends is completed by simulated buyers. */
  fictitious: wire.flag(),
  pintuanRule: wire.text(),
  createTime: wire.time(),
})
/** A group-buy in a list. */
export type GroupBuy = v.InferOutput<typeof groupBuySchema>

/** A group-buy with its products. */
export const groupBuyDetailSchema = v.object({
  ...groupBuySchema.entries,
  ...goodsLeaves,
})
/** A group-buy with its products. */
export type GroupBuyDetail = v.InferOutput<typeof groupBuyDetailSchema>

/** How many SKUs a group-buy has. */
export function goodsCount({ scopeId }: Pick<GroupBuy, 'scopeId'>): number {
  return scopeIds(scopeId).length
}

/** A group-buy in a form; figures as typed. */
export type GroupBuyInput = Period & {
  promotionName: string
  requiredNum: string
  limitNum: string
  /** '1' or '0', as yes and no are in forms. */
  fictitious: string
  pintuanRule: string
  goods: PriceGoods[]
}

/** The form of a saved group-buy, or of a new one. */
export function toInput(saved: GroupBuyDetail | null): GroupBuyInput {
  return {
    promotionName: saved?.promotionName ?? '',
    startTime: saved?.startTime ?? '',
    endTime: saved?.endTime ?? '',
    requiredNum: wireText(saved?.requiredNum ?? 2),
    limitNum: wireText(saved?.limitNum ?? 0),
    fictitious: saved?.fictitious ? '1' : '0',
    pintuanRule: saved?.pintuanRule ?? '',
    goods: toPriceGoods(saved?.promotionGoodsList ?? []),
  }
}

/** The body of a save. `id` names the one to change. */
export function toBody({ requiredNum, limitNum, fictitious, goods, ...texts }: GroupBuyInput, id?: string) {
  return {
    ...(id ? { id } : {}),
    ...texts,
    promotionName: texts.promotionName.trim(),
    requiredNum: numberOf(requiredNum),
    limitNum: numberOf(limitNum),
    fictitious: fictitious === '1',
    scopeType: 'PORTION_GOODS',
    promotionGoodsList: goods.map(({ price, stock: _stock, cost: _cost, discount: _discount, ...row }) => ({
      ...goodsBody(row),
      price: numberOf(price),
    })),
  }
}

/** The body of a save, as the embedded API reads it. */
export const groupBuyBody = v.omit(groupBuyDetailSchema, [...serverMembers])

/** The activity as typed so far, for what is shown beside the form. */
export function unsavedActivity({ goods, requiredNum, limitNum, ...input }: GroupBuyInput, id = ''): Activity {
  const { promotionName, startTime, endTime } = input
  const whole = (typed: string) => decimal(typed)?.toNumber() ?? 0
  return {
    ...toActivity({ promotionType: 'PINTUAN' }),
    ...unsavedPrices(goods),
    id,
    promotionName,
    startTime,
    endTime,
    requiredNum: whole(requiredNum),
    limitNum: whole(limitNum),
  }
}

/** What is typed: its name, and what it takes. */
export const groupBuyRules = {
  pintuanRule: { label: '拼团规则', max: 255, multiline: true },
} satisfies Record<string, TextRule>

/** Errors of a group-buy by field. `opened` is the start that a saved one had, `now` the server's time. */
export function validateGroupBuy(input: GroupBuyInput, opened = '', now: string = serverNow()): Errors {
  const { promotionName, requiredNum, limitNum, pintuanRule, goods } = input
  return {
    ...onlyErrors({
      promotionName: textError(promotionName, { label: '活动名称', max: 25, required: true }),
      requiredNum: wholeError(requiredNum, 2, 10, '参团人数应为 2–10 的整数'),
      limitNum: wholeError(limitNum, 0, 100, '限购数量应为 0–100 的整数'),
      pintuanRule: textError(pintuanRule, groupBuyRules.pintuanRule),
      goods: goodsFault(goods),
    }),
    ...periodErrors(input, opened, now),
  }
}

/** Errors of the prices by `${key}.price`. */
export function gridErrors(rows: readonly PriceGoods[]): Errors {
  return priceErrors(rows, '拼团价')
}

function goodsFault(goods: readonly PriceGoods[]): Text | null {
  if (goods.length === 0) return text('请选择活动商品')
  const twice = goods.find(({ skuId }, at) => goods.findIndex((row) => row.skuId === skuId) !== at)
  if (twice) return text('商品「{{name}}」选了两次', { name: twice.goodsName })
  const count = Object.keys(gridErrors(goods)).length
  return count > 0 ? text('有 {{count}} 个商品的价格需要修改', { count }) : null
}

function wholeError(typed: string, least: number, most: number, error: string): Text | null {
  const figure = realDecimal(typed)
  const isSound = figure?.eq(figure.round(0)) && figure.gte(least) && figure.lte(most)
  return isSound ? null : text(error)
}
