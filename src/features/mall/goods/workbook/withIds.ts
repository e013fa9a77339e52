import type { QueryClient } from '@tanstack/react-query'
import { findPath, flatten } from '#domain/tree'
import { ownCategories } from '#features/mall/category/api'
import { templates } from '#features/store/freight/api'

type Named = { id: string; name: string }
type Row = { at: number; values: Readonly<Record<string, string>> }

/**
 * Rows whose category and freight template are written as `id-name`: a lilishop takes no names. A category is named by
 * its path or, where unique, by itself; what is not found stays as typed, to be refused by its name.
 */
export async function withIds(rows: readonly Row[], queries: QueryClient): Promise<Row[]> {
  const [tree, freights] = await Promise.all([
    queries.fetchQuery(ownCategories()),
    queries.fetchQuery(templates.all(null)),
  ])
  const leaves = flatten(tree).filter(({ children }) => children.length === 0)
  const paths = leaves.map(({ id, name }) => {
    const path = findPath(tree, (category) => category.id === id).map((category) => category.name)
    return { id, name, path: path.join('/') }
  })
  return rows.map(({ values, ...row }) => {
    const { category = '', template = '' } = values
    const path = category.replace(/\s*[/>＞／]\s*/g, '/')
    const leaf = paths.find((one) => one.path === path) ?? only(leaves, category)
    return {
      ...row,
      values: { ...values, category: named(leaf, category), template: named(only(freights, template), template) },
    }
  })
}

/** The one of this name; none where several have it. */
function only<Row extends Named>(rows: readonly Row[], name: string): Row | undefined {
  const [found, another] = rows.filter((row) => row.name === name)
  return another ? undefined : found
}

function named(row: Named | undefined, typed: string): string {
  return row ? `${row.id}-${row.name}` : typed
}
