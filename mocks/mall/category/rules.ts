import { point } from '#mocks/kernel/point'
import { type CategoryRow, categoryTables } from './rows'

const { goodsCategories } = categoryTables

/** A category with those above it, from the root. */
export function categoryPath(id: string): CategoryRow[] {
  const row = goodsCategories.get(id)
  return row ? [...categoryPath(row.parentId), row] : []
}

/** The level-1 category above a category, or itself: brands, specs and parameters belong to it. */
export function groupOf(id: string): string {
  return categoryPath(id)[1]?.id ?? ''
}

/** The paths of shop categories of a shop's goods, said by the area that has the goods. */
export const labelPaths = point<(storeId: string) => readonly string[]>()
/** Told of the shop categories that are gone. */
export const labelsGone = point<(ids: readonly string[]) => void>()

/** The number of goods in a shop category, or below it. */
export function labelCounts(storeId: string): (id: string) => number {
  const paths = labelPaths.all().flatMap((read) => read(storeId).map((path) => path.split(',')))
  return (id) => paths.filter((path) => path.includes(id)).length
}

export function labelGone(ids: readonly string[]): void {
  for (const tell of labelsGone.all()) tell(ids)
}
