import type { QueryClient } from '@tanstack/react-query'
import { normalizeWord } from '#domain/cell/words'
import { text } from '#domain/text'
import { findPath, flatten } from '#domain/tree'
import type { ImportRow } from '#domain/workbook/importTable'
import { ownCategories, units } from '#features/mall/category/api'
import { CATEGORY_SEPARATOR, separatedPath } from '#features/mall/category/model'
import { goodsCells, goodsRowErrors, namedRow, OLD_ON_SALE, ON_SALE } from '#features/mall/goods/model/workbookRow'
import { templates } from '#features/store/freight/api'
import { hasCapability } from '#shared/capability/capabilityStore'
import { SHORT_LIST } from '#shared/listState'

type Named = { id: string; name: string }

/**
 * The rows of a workbook of products as every service takes them, with the problems that it would find. A lilishop
 * wants plain figures, references as `id-name` and its own word for a state, and answers a row that it cannot take
 * without naming it, when it has stored those above. A category is named by its path or, where unique, by itself.
 */
export async function checkedRows(rows: readonly ImportRow[], queries: QueryClient): Promise<ImportRow[]> {
  const [tree, freights, unitPage] = await Promise.all([
    queries.fetchQuery(ownCategories()),
    queries.fetchQuery(templates.all(null)),
    queries.fetchQuery(units.page(SHORT_LIST)),
  ])
  const leaves = flatten(tree).filter(({ children }) => children.length === 0)
  const paths = leaves.map(({ id, name }) => {
    const path = findPath(tree, (category) => category.id === id).map((category) => category.name)
    return { id, name, path: path.join(CATEGORY_SEPARATOR) }
  })
  const isJoined = hasCapability('goodsImportSpecs')
  const firstOf = new Map<string, number>()
  return rows.map((row) => {
    const cells = goodsCells(row.values)
    const number = normalizeWord(cells.sn)
    const first = firstOf.get(number)
    firstOf.set(number, first ?? row.at)
    const leaf = paths.find(({ path }) => path === separatedPath(cells.category)) ?? namedRow(leaves, cells.category)
    const freight = namedRow(freights, cells.template)
    const errors = goodsRowErrors(cells, {
      category: isKnown(leaf, leaves),
      template: isKnown(freight, freights),
      // Of more than a page the service judges.
      unit: isKnown(
        namedRow(unitPage.records, cells.unit),
        unitPage.total > unitPage.records.length ? [] : unitPage.records,
      ),
      isByWeight: freight?.pricingMethod === 'WEIGHT',
    })
    return {
      ...row,
      values: {
        ...cells,
        category: reference(leaf, cells.category),
        template: reference(freight, cells.template),
        release: cells.release === ON_SALE ? OLD_ON_SALE : cells.release,
      },
      problems: [
        ...row.problems,
        ...errors.flatMap(([field, reason]) =>
          row.problems.some((problem) => problem.field === field) ? [] : [{ field, reason }],
        ),
        ...(isJoined || first === undefined || number === ''
          ? []
          : [{ field: 'sn', reason: text('与第{{row}}行相同：多个规格的商品请用「发布商品」', { row: first }) }]),
      ],
    }
  })
}

/** Where the shop has nothing to name, the service judges. */
function isKnown(row: Named | undefined, rows: readonly Named[]): boolean {
  return row !== undefined || rows.length === 0
}

function reference(row: Named | undefined, word: string): string {
  return row ? `${row.id}-${row.name}` : word
}
