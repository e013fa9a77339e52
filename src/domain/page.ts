/**
 * One page of a list. `current` counts from 1. `unreadable`: rows of the answer that lack what a row must have, e.g.
 * its id.
 */
export type Page<T> = {
  records: T[]
  total: number
  current: number
  size: number
  pages: number
  unreadable?: number
}

/** Default rows per page. */
export const DEFAULT_PAGE_SIZE = 10
