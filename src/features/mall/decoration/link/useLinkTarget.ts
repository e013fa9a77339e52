import { useQuery } from '@tanstack/react-query'
import { type Text, text } from '#domain/text'
import { findPath } from '#domain/tree'
import { isRecord, wireText } from '#domain/wire'
import { categories } from '#features/mall/category/api'
import { shops } from '#features/mall/decoration/api'
import { categoryFault } from '#features/mall/decoration/content/linkIssues'
import { categoryOf, type Link } from '#features/mall/decoration/model/link/links'
import { goods } from '#features/mall/goods/api'
import { unsoldText } from '#features/mall/sale/model'

/** A failure only leaves the link unmarked. */
const QUIET = { meta: { silent: true } }

/**
 * What is known of the record that a link leads to: its name where the link does not say it, and why buyers no longer
 * find it; '' and null as long as it is not known.
 */
export function useLinkTarget(link: Link): { name: string; fault: Text | null } {
  const { goodsId, shopId, storeName } = targetOf(link)
  const categoryId = categoryOf(link)
  const tree = useQuery({ ...categories.own(null), ...QUIET, enabled: categoryId !== '' })
  const product = useQuery({ ...goods.byId(goodsId), ...QUIET, enabled: goodsId !== '' })
  const found = useQuery({
    ...shops.open({ ...FIRST, storeName }),
    ...QUIET,
    enabled: shopId !== '' && storeName !== '',
  })
  if (categoryId) {
    const name = findPath(tree.data ?? [], ({ id }) => id === categoryId).at(-1)?.name ?? ''
    return { name, fault: categoryFault(categoryId, tree.data) }
  }
  if (goodsId)
    return { name: product.data?.goodsName ?? '', fault: product.isSuccess ? unsoldText(product.data) : null }
  const isListed = found.data?.records.some(({ id }) => id === shopId) ?? true
  // Shops of the same name may fill a page.
  const isWhole = found.data !== undefined && found.data.total <= found.data.records.length
  return { name: '', fault: isWhole && !isListed ? text('没有找到这家店铺，它可能已关闭或改名') : null }
}

const FIRST = { pageNumber: 1, pageSize: 10 }

function targetOf(link: Link) {
  const { ___type: kind, id, goodsId, storeName } = isRecord(link) ? link : {}
  return {
    goodsId: kind === 'goods' ? wireText(goodsId) : '',
    shopId: kind === 'shops' ? wireText(id) : '',
    storeName: kind === 'shops' ? wireText(storeName) : '',
  }
}
