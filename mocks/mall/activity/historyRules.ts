import type { Activity } from '#features/mall/activity/model'
import { scopeIds } from '#features/mall/activity/model'
import { changeWords } from '#features/store/changeLog/model'
import { categoryTables } from '#mocks/mall/category/rows'
import { goodsTables } from '#mocks/mall/goods/rows'

type Scope = Pick<Activity, 'scopeType' | 'scopeId'>

/** The scope of an activity as its history shows it: products, categories or labels by name. */
export function scopeShown({ scopeType, scopeId }: Scope) {
  const ids = scopeIds(scopeId)
  const namesOf = (nameOf: (id: string) => string | undefined) => ids.flatMap((id) => nameOf(id) ?? []).join('、')
  if (scopeType === 'PORTION_GOODS') return { scopeType, scopeGoods: namesOf(skuName) }
  if (scopeType === 'PORTION_GOODS_CATEGORY')
    return { scopeType, scopeCategories: namesOf((id) => categoryTables.goodsCategories.get(id)?.name) }
  if (scopeType === 'PORTION_SHOP_CATEGORY')
    return { scopeType, scopeLabels: namesOf((id) => categoryTables.goodsLabels.get(id)?.labelName) }
  return { scopeType }
}

/** A SKU by the name of its product and its specification; '' for one that is gone. */
export function skuName(id: string): string {
  const sku = goodsTables.goodsSkus.get(id)
  return sku ? `${sku.goodsName} ${sku.simpleSpecs}`.trim() : ''
}

/** The word of a change that opens or closes an activity: a closed one has no times, and a coupon no days. */
export function openingOf(
  before: { startTime: string; effectiveDays?: number | null },
  after: { startTime: string; effectiveDays?: number | null },
): string | null {
  const [was, is] = [before, after].map(({ startTime, effectiveDays }) => startTime !== '' || (effectiveDays ?? 0) > 0)
  if (was === is) return null
  return is ? changeWords.opened : changeWords.closed
}
