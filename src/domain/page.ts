import { decimal } from './money'
import { isRecord } from './wire'

/** One page of a list. `current` counts from 1. */
export type Page<T> = { records: T[]; total: number; current: number; size: number; pages: number }

/** Default rows per page. */
export const DEFAULT_PAGE_SIZE = 10

/**
 * Reads the page object of either server family. Never throws on shape: `{}`, null or text give an empty page, counts
 * may be text, missing members are derived; a bare array is one page that holds all. The records are not validated.
 */
export function toPage<T>(payload: unknown): Page<T> {
  const source = isRecord(payload) ? payload : {}
  const records = toList<T>(payload)
  const total = count(source.total) ?? records.length
  const size = count(source.size) || (Array.isArray(payload) && records.length) || DEFAULT_PAGE_SIZE
  return {
    records,
    total,
    current: count(source.current) || 1,
    size,
    pages: count(source.pages) || Math.ceil(total / size),
  }
}

/**
 * Reads a list, or the records of a page; `{}` (an empty list of one server family), null and text give []. Items are
 * not validated.
 */
export function toList<T>(payload: unknown): T[] {
  const list = isRecord(payload) ? payload.records : payload
  return Array.isArray(list) ? list : []
}

function count(value: unknown): number | null {
  const figure = decimal(value)
  return figure === null || figure.lt(0) ? null : Math.trunc(figure.toNumber())
}
