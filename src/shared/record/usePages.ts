import { useState } from 'react'
import type { PagerProps } from '#shared/ui/Pager'

/** The pages of a table: read one by one where `onChange` is given, else cut from the rows that it has. */
export type Pages = Omit<PagerProps, 'className' | 'style'> & { pageSize: number }

/** The pages of a table with the one that shows, which stays within them when rows are removed; null for one page. */
export function usePages(pages: Pages | false | undefined, rows: number) {
  const [own, setOwn] = useState(1)
  if (!pages) return null
  const { pageSize, total = rows, current = own, onChange = setOwn } = pages
  return { ...pages, total, current: Math.min(current, Math.max(1, Math.ceil(total / pageSize))), onChange }
}
