import * as v from 'valibot'
import { memoizeByRef } from '#domain/memoizeByRef'
import { decimal, formatMoney, realDecimal } from '#domain/money'
import { type Text, text } from '#domain/text'
import * as wire from '#domain/wire'
import type { Activity } from '#features/mall/activity/model'
import { activityKinds, activityName } from '#features/mall/activity/model/kind'

/**
 * What uses a product: an activity that runs or is planned, once per SKU, or a published page of the shop. `price` is
 * the activity's own price in yuan, null where it has none.
 */
export const useSchema = v.object({
  kind: wire.code<'ACTIVITY' | 'PAGE'>(),
  name: wire.text(),
  skuId: wire.text(),
  price: wire.decimal(),
})
/** What uses a product, as read. */
export type Use = v.InferOutput<typeof useSchema>

/** The activities that name a product, once for each of its SKUs; those for all products name none. */
export function usesInActivities(goodsId: string, activities: readonly Activity[]): Use[] {
  return activities.flatMap((activity) => {
    const hasPrices = activityKinds[activity.promotionType].hasOwnPrices
    return activity.promotionGoodsList
      .filter((sku) => sku.goodsId === goodsId)
      .map(({ skuId, price }): Use => {
        return { kind: 'ACTIVITY', name: activityName(activity), skuId, price: hasPrices ? price : null }
      })
  })
}

/** Whether the content of a page names one of some ids. */
export function idsIn(pageData: string): (ids: readonly string[]) => boolean {
  const named = new Set(pageData.match(/\d+/g))
  return (ids) => ids.some((id) => named.has(id))
}

/** Cached per page: a list asks the same pages about each of its products. */
const idsOnPage = memoizeByRef(({ pageData }: { pageData: string }) => idsIn(pageData))

/** The pages that show a product; their content names it, or one of its SKUs, by id. */
export function usesInPages(ids: readonly string[], pages: readonly { name: string; pageData: string }[]): Use[] {
  return pages
    .filter((page) => idsOnPage(page)(ids))
    .map(({ name }): Use => ({ kind: 'PAGE', name, skuId: '', price: null }))
}

/** What uses a product, by name: '活动「冬储拼团」；页面「首页」'; null when nothing does. */
export function usesText(uses: readonly Use[]): Text | null {
  const [activities, pages] = (['ACTIVITY', 'PAGE'] as const).map((kind) =>
    [...new Set(uses.filter((use) => use.kind === kind).map(({ name }) => `「${name}」`))].join(''),
  )
  if (activities && pages) return text('活动{{activities}}、店铺页面{{pages}}', { activities, pages })
  if (activities) return text('活动{{activities}}', { activities })
  return pages ? text('店铺页面{{pages}}', { pages }) : null
}

/** A consequence, after what uses the product. */
export function withUses(uses: readonly Use[], consequence: Text): Text {
  const names = usesText(uses)
  return names ? text('{{names}}正在用它，之后买不到。{{consequence}}', { names, consequence }) : consequence
}

/** A consequence for several products, after what uses any of them. */
export function withUsesOf(products: readonly { usedBy: readonly Use[] }[], consequence: Text): Text {
  return withUses(
    products.flatMap(({ usedBy }) => usedBy),
    consequence,
  )
}

type Figures = { id: string; price: string | null; quantity: string | null }

/** What new stocks of SKUs take from their activities; null when they take nothing. */
export function stockLossText(
  skus: readonly (Figures & { usedBy: readonly Use[] })[],
  stocks: Readonly<Record<string, string>>,
): Text | null {
  const uses = skus.flatMap(({ usedBy }) => usedBy)
  return lossText(
    uses,
    skus,
    skus.map((sku) => ({ ...sku, quantity: stocks[sku.id] ?? sku.quantity })),
  )
}

/** What becoming wholesale takes from a product's seckills and group-buys; null when it is in none. */
export function wholesaleText(uses: readonly Use[]): Text | null {
  const names = [
    ...new Set(
      uses.filter(({ kind, price }) => kind === 'ACTIVITY' && price !== null).map(({ name }) => `「${name}」`),
    ),
  ].join('')
  return names === '' ? null : text('批发商品不能参加秒杀和拼团，改为批发后这些活动里买不到它：{{names}}', { names })
}

/**
 * What a change of prices and stocks takes from the activities of a product: a price that is no longer above the
 * activity's, a stock that is used up. Null when it takes nothing.
 */
export function lossText(uses: readonly Use[], before: readonly Figures[], after: readonly Figures[]): Text | null {
  const old = new Map(before.map((sku) => [sku.id, sku]))
  const cheaper: string[] = []
  const empty: string[] = []
  for (const { id, price, quantity } of after) {
    const saved = old.get(id)
    const own = uses.filter(({ kind, skuId }) => kind === 'ACTIVITY' && skuId === id)
    if (!saved || own.length === 0) continue
    const [now, then] = [realDecimal(price), realDecimal(saved.price)]
    for (const use of own) {
      const asked = decimal(use.price)
      if (asked && now && then?.gt(asked) && now.lte(asked)) cheaper.push(`「${use.name}」${formatMoney(asked)}`)
    }
    if (realDecimal(quantity)?.lte(0) && realDecimal(saved.quantity)?.gt(0))
      empty.push(...own.map(({ name }) => `「${name}」`))
  }
  const names = (list: readonly string[]) => [...new Set(list)].join('')
  if (cheaper.length > 0 && empty.length > 0)
    return text('新售价不高于活动价：{{cheaper}}；库存归零后买不到：{{empty}}', {
      cheaper: names(cheaper),
      empty: names(empty),
    })
  if (cheaper.length > 0) return text('新售价不高于活动价：{{cheaper}}', { cheaper: names(cheaper) })
  return empty.length > 0 ? text('库存归零后买不到：{{empty}}', { empty: names(empty) }) : null
}
