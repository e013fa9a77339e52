import { useQuery } from '@tanstack/react-query'
import { type Text, text } from '#domain/text'
import { flatten } from '#domain/tree'
import { type Activity, scopeIds } from '#features/mall/activity/model'
import { labels, ownCategories } from '#features/mall/category/api'
import { chosenOf } from '#features/promotion/coupon/model/scope'

type Scope = Pick<Activity, 'scopeType' | 'scopeId'>

/** Which products a coupon can be used for, with the names of their categories once these are known. */
export function useScopeText({ scopeType, scopeId }: Scope): Text {
  const isCategory = scopeType === 'PORTION_GOODS_CATEGORY'
  const isLabel = scopeType === 'PORTION_SHOP_CATEGORY'
  const categories = useQuery({ ...ownCategories(), enabled: isCategory, meta: { silent: true } })
  const tree = useQuery({ ...labels.tree(null), enabled: isLabel, meta: { silent: true } })
  const ids = scopeIds(isCategory ? chosenOf(scopeId, categories.data ?? []) : scopeId)
  if (scopeType === 'PORTION_GOODS') return text('指定的 {{count}} 个规格可用', { count: ids.length })
  if (!isCategory && !isLabel) return text('全店商品可用')
  const known = isCategory
    ? flatten(categories.data ?? []).map(({ id, name }) => ({ id, name }))
    : flatten(tree.data ?? []).map(({ id, labelName }) => ({ id, name: labelName }))
  const names = ids.flatMap((id) => known.find((one) => one.id === id)?.name ?? [])
  if (names.length < ids.length || ids.length === 0) return text('指定分类的商品可用')
  return text('限 {{names}}', { names: names.join('、') })
}
