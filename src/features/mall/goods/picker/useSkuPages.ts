import { skus } from '#features/mall/goods/api'
import type { GoodsSku } from '#features/mall/goods/model'
import { useEndlessPages } from '#shared/list/endless/useEndlessPages'
import type { ListQuery } from '#shared/listState'

/** SKUs per page. */
const PAGE_SIZE = 18

/**
 * The SKUs on sale that match a filter: a further page is read when `more` is called.
 *
 * @param known receives every SKU that is read, also by earlier filters
 */
export function useSkuPages(filter: ListQuery, known: Map<string, GoodsSku>) {
  return useEndlessPages(
    (pageNumber) => skus.onSale({ ...filter, pageNumber, pageSize: PAGE_SIZE }),
    PAGE_SIZE,
    (rows) => {
      for (const row of rows) known.set(row.id, row)
    },
  )
}

export type SkuPages = ReturnType<typeof useSkuPages>
