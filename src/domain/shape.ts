import * as v from 'valibot'
import { DEFAULT_PAGE_SIZE, type Page } from './page'
import { type AnySchema, isRecord, readRows, wireText } from './wire'

/**
 * The expected shape of a response. `read` throws `Malformed` when the payload is unusable. `kind` and `schema`
 * describe it to the OpenAPI document: the schema of the record, of the rows of a list or page, or of the value.
 */
export type Shape<Value> = {
  read: (payload: unknown) => Value
  /** None: a single value, or without a schema nothing that is read. */
  kind?: 'record' | 'list' | 'page'
  schema?: AnySchema
  /** Members of a page beside its rows. */
  more?: AnySchema
}

/** The response does not have the expected shape: it is neither a success nor an empty result. */
export class Malformed extends Error {}

/** A write without a result: any successful envelope is accepted. */
export const nothing: Shape<void> = { read: () => undefined }

/** One record. Null, undefined or `{}` is "not found": null. `read` throws `Malformed` for anything but a record. */
export function recordOf<Schema extends AnySchema>(schema: Schema): Shape<v.InferOutput<Schema> | null> {
  return {
    kind: 'record',
    schema,
    read: (payload) => {
      if (isNone(payload)) return null
      // Valibot accepts an array as an object without members.
      if (Array.isArray(payload)) throw new Malformed('not a record')
      return parse(schema, payload)
    },
  }
}

/** A result the server must return: the id of a written record, a token, a picture. */
export function requiredValue<Schema extends AnySchema>(schema: Schema): Shape<v.InferOutput<Schema>> {
  return { schema, read: (payload) => parse(schema, payload) }
}

/**
 * A list, bare or as the records of a page. Null, undefined or `{}` is empty; unreadable rows are dropped and counted.
 */
export function listOf<Schema extends AnySchema>(item: Schema): Shape<v.InferOutput<Schema>[]> {
  return {
    kind: 'list',
    schema: item,
    read: (payload) => {
      const rows = isRecord(payload) && 'records' in payload ? payload.records : payload
      if (isNone(rows)) return []
      if (!Array.isArray(rows)) throw new Malformed('not a list')
      return readRows(item, rows)
    },
  }
}

/** Rows that every server returns in a page; a greater size may be cut down to it. */
export const SAFE_PAGE_SIZE = 100

/**
 * One page of a list of either server family, rows as in `listOf`. A bare list is one page that holds all. A page must
 * carry its total, which pagination needs.
 */
export function pageOf<Schema extends AnySchema>(item: Schema): Shape<Page<v.InferOutput<Schema>>> {
  return { kind: 'page', schema: item, read: (payload) => readPage(item, payload) }
}

/** A page with additional data, e.g. sums over the whole filtered result. */
export function pageWith<Schema extends AnySchema, More extends AnySchema>(
  item: Schema,
  more: More,
): Shape<Page<v.InferOutput<Schema>> & v.InferOutput<More>> {
  return {
    kind: 'page',
    schema: item,
    more,
    read: (payload) => ({ ...parse(more, isRecord(payload) ? payload : {}), ...readPage(item, payload) }),
  }
}

/** A shape derived from another one; `change` may throw `Malformed`. */
export function mapped<From, To>(shape: Shape<From>, change: (value: From) => To): Shape<To> {
  return { ...shape, read: (payload) => change(shape.read(payload)) }
}

/** The raw payload, for readers that accept any shape (dictionaries, regions, the menu). Null when missing. */
export const anything: Shape<unknown> = { read: (payload) => payload ?? null }

/**
 * Reads a list, or the records of a page; `{}` (an empty list of one server family), null and text give []. Items are
 * not validated.
 */
export function toList<T>(payload: unknown): T[] {
  const list = isRecord(payload) ? payload.records : payload
  return Array.isArray(list) ? list : []
}

function readPage<Schema extends AnySchema>(item: Schema, payload: unknown): Page<v.InferOutput<Schema>> {
  if (isNone(payload)) return { records: [], total: 0, current: 1, size: DEFAULT_PAGE_SIZE, pages: 0 }
  if (Array.isArray(payload)) {
    return { ...readable(item, payload), total: payload.length, current: 1, size: payload.length, pages: 1 }
  }
  const source = isRecord(payload) ? payload : {}
  const total = whole(source.total)
  const rows = source.records ?? (total === 0 ? [] : null)
  if (!Array.isArray(rows) || total === null) throw new Malformed('not a page')
  const size = whole(source.size) || DEFAULT_PAGE_SIZE
  const pages = whole(source.pages) || Math.ceil(total / size)
  return { ...readable(item, rows), total, current: whole(source.current) || 1, size, pages }
}

/** The rows that can be read, and the number of the others. */
function readable<Schema extends AnySchema>(item: Schema, rows: unknown[]) {
  const records = readRows(item, rows)
  const unreadable = rows.length - records.length
  return { records, ...(unreadable > 0 && { unreadable }) }
}

function parse<Schema extends AnySchema>(schema: Schema, payload: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, payload)
  if (result.success) return result.output
  // The message goes to the console: it says what was expected where, and nothing of the payload, which may be private.
  const [issue] = result.issues
  throw new Malformed(`${v.getDotPath(issue) ?? 'payload'}: expected ${issue.expected}`)
}

/** The servers' spellings of an empty payload. */
function isNone(payload: unknown): boolean {
  return payload === null || payload === undefined || (isRecord(payload) && Object.keys(payload).length === 0)
}

function whole(value: unknown): number | null {
  const text = wireText(value)
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
