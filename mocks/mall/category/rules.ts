import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { type CategoryRow, categoryTables, type ParameterRow } from './rows'

const { goodsCategories } = categoryTables

/** A category and its ancestors, from the root. */
export function categoryPath(id: string): CategoryRow[] {
  const row = goodsCategories.get(id)
  return row ? [...categoryPath(row.parentId), row] : []
}

/** The level-1 category above a category, or itself: brands, specs and parameters belong to it. */
export function groupOf(id: string): string {
  return categoryPath(id)[1]?.id ?? ''
}

/** The parameters of a category. */
export function parametersOfCategory(id: string): ParameterRow[] {
  const group = groupOf(id)
  return categoryTables.goodsParameters.filter(({ categoryId }) => categoryId === group)
}

/** Extension point: the paths of shop categories of the products of a shop. */
export const labelPaths = extensionPoint<(storeId: string) => readonly string[]>()
/** Extension point: runs after shop categories were deleted. */
export const labelsGone = extensionPoint<(ids: readonly string[]) => void>()

/** Returns a function for the number of products in a shop category or below it. */
export function labelCounts(storeId: string): (id: string) => number {
  const paths = labelPaths.all().flatMap((read) => read(storeId).map((path) => path.split(',')))
  return (id) => paths.filter((path) => path.includes(id)).length
}

/** Runs `labelsGone` for deleted shop categories. */
export function labelGone(ids: readonly string[]): void {
  for (const tell of labelsGone.all()) tell(ids)
}
