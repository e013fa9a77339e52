import { useQuery } from '@tanstack/react-query'
import { categories } from '#features/mall/category/api'
import type { DraftDetail, GoodsDetail } from '#features/mall/goods/model'
import { templates } from '#features/store/freight/api'

/** One page with all of them: a shop has a few dozen. */
const ALL = { current: 1, pageNumber: 1, size: 100, pageSize: 100 }
const SILENT = { silent: true }
/** The id of a product without a brand or a freight template. */
const NO_OFFER = ['', '0']

/** The names of a product's brand and freight template, of which it has only ids; '' without one, or while not known. */
export function useOfferNames({ brandId, templateId, categoryPath }: GoodsDetail | DraftDetail) {
  const leaf = categoryPath.split(',')[2] ?? ''
  const hasBrand = leaf !== '' && !NO_OFFER.includes(brandId)
  const brands = useQuery({ ...categories.brands(leaf), enabled: hasBrand, meta: SILENT })
  const page = useQuery({ ...templates.page(ALL), enabled: !NO_OFFER.includes(templateId), meta: SILENT })
  return {
    brand: brands.data?.find(({ id }) => id === brandId)?.name ?? '',
    template: page.data?.records.find(({ id }) => id === templateId)?.name ?? '',
  }
}
