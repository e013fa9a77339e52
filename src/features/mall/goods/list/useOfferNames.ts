import { useQuery } from '@tanstack/react-query'
import { categories } from '#features/mall/category/api'
import type { GoodsDetail, SavedProductDetail } from '#features/mall/goods/model'
import { NO_BRAND, NO_TEMPLATE } from '#features/mall/goods/publish/goodsValues'
import { templates } from '#features/store/freight/api'
import { SHORT_LIST } from '#shared/listState'

const SILENT = { silent: true }

/**
 * The names of a product's brand and freight template, of which it has only ids; '' without one, or while not known.
 */
export function useOfferNames({ brandId, templateId, categoryPath }: GoodsDetail | SavedProductDetail) {
  const leaf = categoryPath.split(',')[2] ?? ''
  const hasBrand = leaf !== '' && brandId !== '' && brandId !== NO_BRAND
  const brands = useQuery({ ...categories.brands(leaf), enabled: hasBrand, meta: SILENT })
  const page = useQuery({
    ...templates.page(SHORT_LIST),
    enabled: templateId !== '' && templateId !== NO_TEMPLATE,
    meta: SILENT,
  })
  return {
    brand: brands.data?.find(({ id }) => id === brandId)?.name ?? '',
    template: page.data?.records.find(({ id }) => id === templateId)?.name ?? '',
  }
}
