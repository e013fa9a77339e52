import type { QueryClient } from '@tanstack/react-query'
import { type Text, text } from '#domain/text'
import { findPath, flatten } from '#domain/tree'
import type { ImportRow } from '#domain/workbook/importTable'
import { ownCategories } from '#features/mall/category/api'
import { CATEGORY_SEPARATOR, separatedPath } from '#features/mall/category/model'
import { templates } from '#features/store/freight/api'

type Named = { id: string; name: string }

/**
 * Rows whose category and freight template are written as `id-name`: a lilishop takes no names, and refuses all rows
 * when it does not know one. A category is named by its path or, where unique, by itself. What the shop has not is a
 * problem of its row.
 */
export async function withIds(rows: readonly ImportRow[], queries: QueryClient): Promise<ImportRow[]> {
  const [tree, freights] = await Promise.all([
    queries.fetchQuery(ownCategories()),
    queries.fetchQuery(templates.all(null)),
  ])
  const leaves = flatten(tree).filter(({ children }) => children.length === 0)
  const paths = leaves.map(({ id, name }) => {
    const path = findPath(tree, (category) => category.id === id).map((category) => category.name)
    return { id, name, path: path.join(CATEGORY_SEPARATOR) }
  })
  return rows.map((row) => {
    const { category = '', template = '' } = row.values
    const leaf = paths.find(({ path }) => path === separatedPath(category)) ?? found(leaves, category)
    const freight = found(freights, template)
    return {
      ...row,
      values: { ...row.values, category: reference(leaf, category), template: reference(freight, template) },
      problems: [
        ...row.problems,
        ...unknown('category', leaves, leaf, text('商品分类不存在：{{name}}', { name: category })),
        ...unknown('template', freights, freight, text('运费模板不存在：{{name}}', { name: template })),
      ].filter(({ field }) => row.values[field] !== ''),
    }
  })
}

/** The row of a word: the one of that name, or of that id, also as `id-name`; none where several have the name. */
function found<Row extends Named>(rows: readonly Row[], word: string): Row | undefined {
  const [row, another] = rows.filter(({ name }) => name === word)
  if (row && !another) return row
  return rows.find(({ id }) => id === word.split('-')[0]?.trim())
}

function reference(row: Named | undefined, word: string): string {
  return row ? `${row.id}-${row.name}` : word
}

/** That a word names nothing; where the shop has nothing to name, the service judges. */
function unknown(field: string, rows: readonly Named[], row: Named | undefined, reason: Text): ImportRow['problems'] {
  return row || rows.length === 0 ? [] : [{ field, reason }]
}
