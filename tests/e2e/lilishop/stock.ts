import type { ShopCall } from './shopApi'

/** An SKU that the shop sells. */
export type Sku = { id: string; goodsId: string; goodsName: string; sn: string; price: number; quantity: number }
/** What buyers see of an SKU; the keys of the activities it is in begin with their kind. */
export type OfferedSku = { data: Sku; promotionMap?: Record<string, unknown> | null }

/** What the names of products that journeys publish begin with. */
export const OWN_NAME = '试单商品'

/**
 * Retail, in stock, and in no activity that has a price of its own: a product of the journeys, else the cheapest from
 * 1 yuan on.
 */
export async function findSku(seller: ShopCall, buyer: ShopCall): Promise<Sku> {
  const { records } = await seller<{ records: Sku[] }>('/store/goods/goods/sku/list', {
    query: {
      marketEnable: 'UPPER',
      authFlag: 'PASS',
      goodsType: 'PHYSICAL_GOODS',
      salesModel: 'RETAIL',
      sort: 'price',
      order: 'asc',
      pageSize: 100,
    },
  })
  const isOwn = (sku: Sku) => Number(sku.goodsName.startsWith(OWN_NAME))
  for (const sku of records.toSorted((a, b) => isOwn(b) - isOwn(a))) {
    if (sku.price < 1 || sku.quantity < 20 || !sku.sn) continue
    const { promotionMap } = await offeredSku(buyer, sku)
    if (!Object.keys(promotionMap ?? {}).some((name) => /^(SECKILL|PINTUAN)/.test(name))) return sku
  }
  throw new Error('The shop sells no product by retail with a stock of 20')
}

/** An SKU as buyers see it. */
export function offeredSku(buyer: ShopCall, { id, goodsId }: Pick<Sku, 'id' | 'goodsId'>): Promise<OfferedSku> {
  return buyer(`/buyer/goods/goods/sku/${goodsId}/${id}`)
}

/** An SKU as the shop keeps it. */
export async function storedSku(seller: ShopCall, { id, goodsId }: Pick<Sku, 'id' | 'goodsId'>): Promise<Sku> {
  const skus = await seller<Sku[]>(`/store/goods/goods/sku/${goodsId}/list`)
  const found = skus.find((sku) => sku.id === id)
  if (!found) throw new Error(`Product ${goodsId} has no SKU ${id}`)
  return found
}

/** The name of a logistics company that the shop ships by; it chooses one when it has none. */
export async function carrierOf(seller: ShopCall): Promise<{ id: string; name: string }> {
  const all = await seller<{ logisticsId: string; name: string; selected: string | null }[]>('/store/other/logistics')
  const chosen = all.find(({ selected }) => selected === '1')
  const [{ logisticsId, name } = { logisticsId: '', name: '' }] = chosen ? [chosen] : all
  if (!chosen) await seller(`/store/other/logistics/${logisticsId}`, { method: 'POST', json: { faceSheetFlag: false } })
  return { id: logisticsId, name }
}

/** Makes a freight template without charges when the shop has none. */
export async function needFreightTemplate(seller: ShopCall): Promise<void> {
  const path = '/store/setting/freightTemplate'
  if ((await seller<unknown[]>(path)).length > 0) return
  const json = { name: '包邮', pricingMethod: 'FREE', freightTemplateChildList: [] }
  await seller(path, { method: 'POST', json })
}
