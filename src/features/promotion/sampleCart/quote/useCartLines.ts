import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Text } from '#domain/text'
import type { CartLine, PricedCart } from '#features/mall/activity/model/cart'
import { unsoldText } from '#features/mall/sale/model'
import { type CartItem, isCount } from '#features/promotion/sampleCart/address/model'
import { IN_PLACE } from '#shared/resource'
import { type CartGoods, cartGoods } from './cartGoods'

/**
 * A product of a sample cart as it is sold now; `num` is 0 while a wrong one is typed, `refusal` says why it is not
 * sold at all.
 */
export type SampleLine = CartLine & {
  id: string
  /** '' for a product that is gone. */
  goodsName: string
  goodsUnit: string
  /** Its freight template; '0' for virtual goods. */
  templateId: string
  /** kg; null where it is not known. */
  weight: string | null
  refusal: Text | null
}

/** The products of a sample cart as they are sold now: null while they are read; `failed` is a reading that failed. */
export function useCartLines(items: readonly CartItem[]) {
  const ids = [...new Set(items.map(({ goodsId }) => goodsId))]
  const read = useQueries({
    queries: ids.map((id) => ({ ...cartGoods.ofCart(id), meta: IN_PLACE })),
    combine: (results) => ({
      products: results.every(({ data }) => data !== undefined) ? results.map(({ data }) => data ?? null) : null,
      failed: results.find(({ isError, data }) => isError && data === undefined) ?? null,
    }),
  })
  const { products } = read
  const key = ids.join()
  const lines = useMemo(() => {
    const known = key.split(',')
    return products && items.map((item) => lineOf(item, products[known.indexOf(item.goodsId)] ?? null))
  }, [items, products, key])
  return { lines, failed: read.failed }
}

/** Why a cart cannot be bought; null when it can, or while it is read. */
export function refusalOf(
  lines: readonly SampleLine[] | null,
  priced: Pick<PricedCart, 'refusal'> | null,
): Text | null {
  return lines?.find(({ refusal }) => refusal !== null)?.refusal ?? priced?.refusal ?? null
}

function lineOf({ id, goodsId, num }: CartItem, product: CartGoods | null): SampleLine {
  const sku = product?.skuList.find((one) => one.id === id)
  return {
    // A wrong number is corrected before anything is calculated with it.
    id,
    skuId: id,
    goodsId,
    num: isCount(num) ? num : 0,
    goodsName: sku?.goodsName ?? '',
    refusal: unsoldText(sku ? product : null),
    goodsUnit: product?.goodsUnit ?? '',
    templateId: product?.templateId ?? '',
    weight: sku?.weight ?? null,
    price: sku?.price ?? '0',
    quantity: sku?.quantity ?? '',
    wholesaleList: product?.wholesaleList ?? [],
    salesModel: product?.salesModel ?? 'RETAIL',
    categoryPath: product?.categoryPath ?? '',
    storeCategoryPath: product?.storeCategoryPath ?? '',
  }
}
