import { isRecord } from './wire'

/** One page of a list. `current` counts from 1. */
export type Page<T> = { records: T[]; total: number; current: number; size: number; pages: number }

/** Default rows per page. */
export const DEFAULT_PAGE_SIZE = 10

/**
 * Reads a list, or the records of a page; `{}` (an empty list of one server family), null and text give []. Items are
 * not validated.
 */
export function toList<T>(payload: unknown): T[] {
  const list = isRecord(payload) ? payload.records : payload
  return Array.isArray(list) ? list : []
}
