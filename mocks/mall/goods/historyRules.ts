import { formatMoney } from '#domain/money'
import { goodsRequests } from '#features/mall/goods/requests'
import type { LogAction } from '#features/procurement/recordLog/model'
import { type Account, callerTables } from '#mocks/kernel/auth/caller'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { loggedRecords } from '#mocks/procurement/recordLog/rows'
import { changesOf, logAction } from '#mocks/procurement/recordLog/rules'
import { type GoodsRow, goodsTables, type SkuRow } from './rows'
import { ownGoods, skusOf } from './rules'

/**
 * The fields that the history of a product compares. Ids, pictures and page texts are left out because their values say
 * nothing to a reader; `tiersChange` and `skuChanges` tell wholesale prices and SKUs.
 */
export const goodsMembers = [
  ...historyMembers(goodsRequests.update, [
    ...(['goodsId', 'categoryPath', 'storeCategoryPath', 'brandId', 'templateId', 'goodsType'] as const),
    ...(['intro', 'mobileIntro', 'goodsVideo', 'goodsGalleryList', 'goodsParamsDTOList'] as const),
    ...(['wholesaleList', 'skuList', 'release', 'regeneratorSkuFlag'] as const),
  ]),
  ...(['quantity', 'marketEnable', 'authFlag'] as const),
] satisfies (keyof GoodsRow)[]

/** A product's history: that it was created, before what was logged since. */
export const goodsHistory = loggedRecords.with((call, of) => {
  const row = of.kind === 'GOODS' ? ownGoods.all(call).find(({ id }) => id === of.id) : undefined
  if (!row) return null
  const userName = callerTables.accounts.find(({ account }) => account === row.createBy)?.userName ?? row.createBy
  return { code: row.id, events: [{ time: row.createTime, userName, action: 'create', detail: '' }] }
})

/** Runs a write on a product, and logs what it changed, if anything: its own fields, prices and stocks of its SKUs. */
export function logged<Result>(
  goodsId: string,
  by: Pick<Account, 'userName'>,
  action: LogAction,
  run: () => Result,
  reason = '',
): Result {
  const before = stateOf(goodsId)
  const result = run()
  const after = stateOf(goodsId)
  if (!before || !after) return result
  const changes = changesOf(before.goods, after.goods, goodsMembers)
  const tiers = tiersChange(before.goods, after.goods)
  const detail = [tiers, ...skuChanges(before.skus, after.skus), reason].filter(Boolean).join('；')
  const actor = { ...by, supplierId: before.goods.storeId }
  if (changes.length > 0 || detail !== '') logAction(actor, { kind: 'GOODS', id: goodsId }, action, { detail, changes })
  return result
}

/** The platform, as it appears in a history. */
export const PLATFORM = { userName: '平台' }

function stateOf(goodsId: string) {
  const goods = goodsTables.goods.get(goodsId)
  return goods && { goods: { ...goods }, skus: skusOf(goodsId).map((sku) => ({ ...sku })) }
}

function tiersChange(before: GoodsRow, after: GoodsRow): string {
  const [from, to] = [before, after].map(({ wholesaleList }) =>
    wholesaleList.map(({ num, price }) => `${num} 起 ${formatMoney(price)}`).join('、'),
  )
  return from === to ? '' : `批发价 ${from || '无'} → ${to || '无'}`
}

/** The changes of a product's SKUs: other prices and stocks, then those that are gone, then those that are new. */
function skuChanges(before: readonly SkuRow[], after: readonly SkuRow[]): string[] {
  const old = new Map(before.map((sku) => [sku.id, sku]))
  const stayed = after.flatMap((sku) => {
    const was = old.get(sku.id)
    return was ? [[was, sku] as const] : []
  })
  const kept = new Set(stayed.map(([{ id }]) => id))
  return [
    ...stayed.flatMap(([was, sku]) => figureChanges(was, sku)),
    ...before.filter(({ id }) => !kept.has(id)).map((sku) => `${nameOf(sku)} 已删除`),
    ...after.filter(({ id }) => !kept.has(id)).map((sku) => `${nameOf(sku)} 新增，价格 ${formatMoney(sku.price)}`),
  ]
}

function figureChanges(was: SkuRow, sku: SkuRow): string[] {
  const [from, to] = [nameOf(was), nameOf(sku)]
  const name = from === to ? from : `${from} → ${to}`
  const price =
    Number(was.price) === Number(sku.price) ? '' : `价格 ${formatMoney(was.price)} → ${formatMoney(sku.price)}`
  const stock = Number(was.quantity) === Number(sku.quantity) ? '' : `库存 ${was.quantity} → ${sku.quantity}`
  return price || stock || from !== to ? [[name, price, stock].filter(Boolean).join(' ')] : []
}

function nameOf({ simpleSpecs, sn }: SkuRow): string {
  return simpleSpecs.trim() || sn
}
