import { decimal } from '#domain/money'
import { isRecord, wireText } from '#domain/wire'
import type { OldPrice } from '#features/mall/decoration/model'
import { readBlock } from './blocks'
import type { PageBlock } from './pageText'

/** A product in the content of a page: its SKU, and the price it was chosen with, yuan. */
export type PricedSku = { skuId: string; price: string }

/** The products in a content that show a price, each pair of SKU and price once. */
export function pricesIn(content: unknown): PricedSku[] {
  const found = new Map<string, PricedSku>()
  visit(content, (skuId, price) => found.set(`${skuId} ${price}`, { skuId, price }))
  return [...found.values()]
}

/** The prices of before that blocks still show. */
export function oldPricesIn(blocks: readonly PageBlock[], oldPrices: readonly OldPrice[] = []): OldPrice[] {
  if (oldPrices.length === 0) return []
  const shown = pricesIn(blocks.map(readBlock))
  return oldPrices.filter((old) =>
    shown.some(({ skuId, price }) => skuId === old.skuId && decimal(price)?.eq(old.shown ?? '')),
  )
}

function visit(value: unknown, onPrice: (skuId: string, price: string) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, onPrice)
  if (!isRecord(value)) return
  const [id, price] = [wireText(value.id), wireText(value.price)]
  if (id !== '' && decimal(price)) onPrice(id, price)
  for (const member of Object.values(value)) visit(member, onPrice)
}

/** Blocks with the present prices of their products; the text of a block without any stays as it is. */
export function withPrices(blocks: readonly PageBlock[], prices: ReadonlyMap<string, string>): PageBlock[] {
  return blocks.map((block) => {
    const [before, after] = [readBlock(block), repriced(readBlock(block), prices)]
    return after === before ? block : { ...block, text: JSON.stringify(after) }
  })
}

/** A content with other prices of its products, by SKU; what does not change stays the same object. */
function repriced<Content>(content: Content, prices: ReadonlyMap<string, string>): Content {
  if (Array.isArray(content)) {
    const items = content.map((item) => repriced(item, prices))
    return items.every((item, at) => item === content[at]) ? content : (items as Content)
  }
  if (!isRecord(content)) return content
  const own = wireText(content.price) === '' ? undefined : prices.get(wireText(content.id))
  const changed = Object.entries(content).flatMap(([name, member]) => {
    const next = name === 'price' && own !== undefined ? own : repriced(member, prices)
    return next === member ? [] : [[name, next] as const]
  })
  return changed.length > 0 ? ({ ...content, ...Object.fromEntries(changed) } as Content) : content
}
