import { formatMoney } from '#domain/money'
import type { LogAction } from '#features/procurement/recordLog/model'
import { type Account, callerTables } from '#mocks/kernel/auth/caller'
import { loggedRecords } from '#mocks/procurement/recordLog/rows'
import { changesOf, logAction } from '#mocks/procurement/recordLog/rules'
import { type GoodsRow, goodsTables, type SkuRow } from './rows'
import { ownGoods, skusOf } from './rules'

/** The fields of a product whose changes its history names. */
const LOGGED = [
  'goodsName',
  'sellingPoint',
  'price',
  'quantity',
  'goodsUnit',
  'marketEnable',
  'authFlag',
] as const satisfies (keyof GoodsRow)[]

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
  const changes = changesOf(before.goods, after.goods, LOGGED)
  const detail = [...skuChanges(before.skus, after.skus), reason].filter(Boolean).join('；')
  if (changes.length > 0 || detail !== '') logAction(by, { kind: 'GOODS', id: goodsId }, action, { detail, changes })
  return result
}

/** The platform, as it appears in a history. */
export const PLATFORM = { userName: '平台' }

function stateOf(goodsId: string) {
  const goods = goodsTables.goods.get(goodsId)
  return goods && { goods: { ...goods }, skus: skusOf(goodsId).map((sku) => ({ ...sku })) }
}

function skuChanges(before: readonly SkuRow[], after: readonly SkuRow[]): string[] {
  const now = new Map(after.map((sku) => [sku.id, sku]))
  return before.flatMap((old) => {
    const sku = now.get(old.id)
    const name = old.simpleSpecs.trim() || old.sn
    if (!sku) return [`${name} 已删除`]
    const price =
      Number(old.price) === Number(sku.price) ? '' : `价格 ${formatMoney(old.price)} → ${formatMoney(sku.price)}`
    const stock = Number(old.quantity) === Number(sku.quantity) ? '' : `库存 ${old.quantity} → ${sku.quantity}`
    return price || stock ? [[name, price, stock].filter(Boolean).join(' ')] : []
  })
}
