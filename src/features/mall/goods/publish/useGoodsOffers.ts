import { useQuery } from '@tanstack/react-query'
import { categories, ownCategories, units } from '#features/mall/category/api'
import { templates } from '#features/store/freight/api'
import { SHORT_LIST } from '#shared/listState'
import type { Offer } from './OfferSelect'

const SILENT = { silent: true }

/** The options for a product of a category: brands, units, freight templates, parameters and suggested specs. */
export function useGoodsOffers(categoryPath: string) {
  const leaf = categoryPath.split(',')[2] ?? ''
  const brands = useQuery({ ...categories.brands(leaf), enabled: leaf !== '', meta: SILENT })
  const parameters = useQuery({ ...categories.parameters(leaf), enabled: leaf !== '', meta: SILENT })
  const specs = useQuery({ ...categories.specs(leaf), enabled: leaf !== '', meta: SILENT })
  const unit = useQuery({ ...units.page(SHORT_LIST), meta: SILENT })
  const template = useQuery({ ...templates.page(SHORT_LIST), meta: SILENT })
  const tree = useQuery({ ...ownCategories(), meta: SILENT })
  return {
    parameters,
    /** The suggested specs; none when they cannot be loaded, because any spec can be typed. */
    specs: specs.data ?? NONE,
    brands: offerOf(
      brands,
      brands.data?.map(({ id, name }) => ({ value: id, label: name })),
    ),
    units: offerOf(
      unit,
      unit.data?.records.map(({ name }) => ({ value: name, label: name })),
    ),
    templates: offerOf(
      template,
      template.data?.records.map(({ id, name }) => ({ value: id, label: name })),
    ),
    /** Whether a template charges by weight; false while they are not loaded. */
    isByWeight: (templateId: string) =>
      template.data?.records.some(({ id, pricingMethod }) => id === templateId && pricingMethod === 'WEIGHT') ?? false,
    categoryNames: namesOf(tree.data ?? [], categoryPath.split(',')),
    namesOf: (path: string) => namesOf(tree.data ?? [], path.split(',')),
  }
}
/** The options for a product of a category, each with its loading state. */
export type GoodsOffers = ReturnType<typeof useGoodsOffers>

const NONE: never[] = []

type Query = Pick<Offer, 'isError' | 'isFetching' | 'refetch'>

function offerOf({ isError, isFetching, refetch }: Query, options: Offer['options'] | undefined): Offer {
  return { options: options ?? null, isError, isFetching, refetch }
}

type Node = { id: string; name: string; children: Node[] }

function namesOf(tree: readonly Node[], path: readonly string[]): string[] {
  const [first, ...rest] = path
  const node = tree.find(({ id }) => id === first)
  return node ? [node.name, ...namesOf(node.children, rest)] : []
}
