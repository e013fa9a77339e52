/** One page of a list. `current` counts from 1. */
export type Page<T> = { records: T[]; total: number; current: number; size: number; pages: number }

/** Default rows per page. */
export const DEFAULT_PAGE_SIZE = 10
