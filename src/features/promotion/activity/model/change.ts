import { formatMoney, formatQuantity } from '#domain/money'
import { plain, text } from '#domain/text'

/** What the history of a group-buy calls the price of a SKU, in Chinese as servers write it. */
export function groupPriceName(skuName: string): string {
  return plain(text('{{name}} 的拼团价（元）', { name: skuName }))
}

type Applied = { goodsName: string; timeLine: number | null; price: string | null; quantity: string | null }

/** What a shop applies with to a seckill: the name of a product in its session, and its terms. */
export function applied({ goodsName, timeLine, price, quantity }: Applied): [name: string, terms: string] {
  const terms = text('{{price}} 元，{{count}} 件', { price: formatMoney(price), count: formatQuantity(quantity) })
  return [plain(text('{{hour}} 点场的 {{name}}', { hour: timeLine ?? 0, name: goodsName })), plain(terms)]
}
