import { useQuery } from '@tanstack/react-query'
import { findPath } from '#domain/tree'
import { categories } from '#features/mall/category/api'
import { distributionGoods } from '#features/promotion/distribution/api'
import { IN_PLACE } from '#shared/resource'
import type { ShopTerms } from './model'
import type { SampleLine } from './useCartLines'

/** What the platform takes of a sale, and a distributor where one brought the buyer; null while it is read. */
export function useShopTerms(isDistributed: boolean, enabled: boolean) {
  const tree = useQuery({ ...categories.own(null), enabled, meta: IN_PLACE })
  const earned = useQuery({ ...distributionGoods.skus(null), enabled: enabled && isDistributed, meta: IN_PLACE })
  const terms: ShopTerms<SampleLine> = {
    // A product is in a category of the last level.
    rateOf: ({ categoryPath }) => {
      const own = categoryPath.split(',').at(-1)
      return findPath(tree.data ?? [], ({ id }) => id === own).at(-1)?.commissionRate ?? null
    },
    commissionOf: ({ skuId }) => (isDistributed && earned.data?.find((one) => one.skuId === skuId)?.commission) || null,
  }
  const isRead = tree.data !== undefined && (!isDistributed || earned.data !== undefined)
  const failed = [tree, earned].find(({ isError, data }) => isError && data === undefined) ?? null
  return { terms: isRead ? terms : null, failed }
}
