import * as v from 'valibot'
import { readPhone } from '#domain/cell/phone'
import { tidyCode, tidyWaybill } from '#domain/cell/words'

/** The placeholder for a missing value on screen, in print and in exports. */
export const NOTHING = '—'

/** A decimal as sent on the wire: plain text, null when missing. Calculate with `decimal`. */
export type DecimalText = string | null

/** A figure in any of the servers' spellings: digits with thousands commas, with or without an exponent. */
const FIGURE = /^[+-]?(\d[\d,]*\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i
/** Fixed: China has had no summer time since 1991, and old browsers may lack the zone's data. */
export const OFFSET_HOURS = 8
/** A day or a moment: ISO-like text, or epoch seconds or milliseconds. */
const MOMENT = /^(\d{4}[-/]\d{1,2}[-/]\d{1,2}([ T]\d{1,2}:\d{2}.*)?|\d{10}|\d{13})$/

/**
 * Text of a scalar; '' when missing. The servers write "no value" in several ways: null, '', `{}` for an object, and
 * the *number* -1 for any numeric field (no code and no id is -1). The text '-1' is a real value.
 */
export function wireText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return Number.isFinite(value) && value !== -1 ? String(value) : ''
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  return ''
}

/** True for a plain object (not null, not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Counts of a read's dropped parts: rows without an id or of a wrong shape, and unreadable values. */
export type ParseSkips = { rows: number; values: number }

let skips: ParseSkips = { rows: 0, values: 0 }

/** Runs a read and counts what it dropped. Reads are synchronous and never nested. */
export function countSkips<Value>(read: () => Value): { value: Value; skips: ParseSkips } {
  skips = { rows: 0, values: 0 }
  const value = read()
  return { value, skips }
}

/** True for every valid spelling of "no value". */
function isAbsent(value: unknown): boolean {
  if (value === null || value === undefined || value === -1) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}

/**
 * A moment with an offset ('2026-01-01T00:00:00Z'), in epoch seconds or milliseconds, as server-local text
 * 'YYYY-MM-DD HH:mm:ss'; any other text unchanged.
 */
export function serverLocal(text: string): string {
  const isEpoch = /^(\d{10}|\d{13})$/.test(text)
  const hasOffset = /T.*(Z|[+-]\d\d:?\d\d)$/.test(text)
  const at = isEpoch ? Number(text.padEnd(13, '0')) : hasOffset ? Date.parse(text) : 0
  // 0 is no moment of this trade, NaN none at all.
  if (!at) return text
  return new Date(at + OFFSET_HOURS * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** What a leaf holds on the wire; the OpenAPI document and the conformance check read it from the schema's metadata. */
export type WireKind = 'text' | 'number' | 'decimal' | 'count' | 'time' | 'flag' | 'id' | 'list' | 'record' | 'file'

/** An optional member: `read` returns null for an unreadable value, which becomes `none` and is counted. */
function leaf<Value>(kind: WireKind, read: (value: unknown) => Value | null, none: Value, item?: AnySchema) {
  const transform = (value: unknown): Value => {
    if (isAbsent(value)) return none
    const found = read(value)
    if (found === null) skips.values += 1
    return found ?? none
  }
  return v.optional(v.pipe(v.unknown(), v.metadata({ kind, item }), v.transform(transform)), null)
}

function scalar(value: unknown): string | null {
  return typeof value === 'object' || typeof value === 'function' ? null : wireText(value)
}

/**
 * A text by which tables are looked up, here and in libraries. 'constructor', '__proto__' and other members that every
 * object inherits are none: a look-up would find them instead of nothing.
 */
function keyText(value: unknown): string | null {
  const found = scalar(value)
  return found !== null && found in Object.prototype ? null : found
}

/** Text; '' when missing. */
export function text() {
  return leaf('text', scalar, '')
}

/** A number or code that people type or paste, e.g. of a contract; half-width. '' when missing. */
export function number() {
  return v.pipe(text(), v.transform(tidyCode))
}

/** A tracking number, half-width and without blanks; '' when missing. */
export function waybill() {
  return v.pipe(text(), v.transform(tidyWaybill))
}

/** A phone number as `readPhone` stores it; '' when missing. */
export function phone() {
  return v.pipe(text(), v.transform(readPhone))
}

/**
 * A code of a dictionary or state machine. An unknown code passes unchanged: tables show its raw text. '' when missing,
 * and for the name of an inherited member.
 */
export function code<Code extends string>() {
  return leaf<Code>('text', (value) => keyText(value) as Code | null, '' as Code)
}

/** A numeric status. -1 when missing, as the servers write it. */
export function status<Code extends number = number>() {
  return leaf<Code>('number', (value) => whole(value) as Code | null, -1 as Code)
}

/** A decimal as text; null when missing. */
export function decimal() {
  return leaf<DecimalText>(
    'decimal',
    (value) => {
      const found = scalar(value)
      return found !== null && FIGURE.test(found) ? found : null
    },
    null,
  )
}

/** A whole number, e.g. a count; null when missing. */
export function count() {
  return leaf<number | null>('count', whole, null)
}

/** A day or a moment in server-local time as text; '' when missing. */
export function time() {
  return leaf(
    'time',
    (value) => {
      const found = scalar(value)
      return found !== null && MOMENT.test(found) ? serverLocal(found) : null
    },
    '',
  )
}

/** A boolean, also written 1/0 and 'true'/'false'; false when missing. */
export function flag() {
  return leaf('flag', (value) => yesNo(value), false)
}

/** Like `flag`, for servers that may omit it: undefined when missing. */
export function optionalFlag() {
  return leaf<boolean | undefined>('flag', yesNo, undefined)
}

/** A file in a body of several parts. It never travels as a value: null. */
export function file() {
  return leaf<null>('file', () => null, null)
}

/** The id of a row: a non-empty text that is no name of an inherited member. A row without it is dropped. */
export function id() {
  return v.pipe(
    v.unknown(),
    v.metadata({ kind: 'id' satisfies WireKind }),
    v.transform((value) => keyText(value) ?? ''),
    v.minLength(1),
  )
}

/** A list inside a record: unreadable rows are dropped and counted, anything but a list is empty. */
export function list<Schema extends AnySchema>(item: Schema) {
  return leaf<v.InferOutput<Schema>[]>(
    'list',
    (value) => (Array.isArray(value) ? readRows(item, value) : null),
    [],
    item,
  )
}

/** A record inside a record; null when missing. */
export function record<Schema extends AnySchema>(schema: Schema) {
  return leaf<v.InferOutput<Schema> | null>(
    'record',
    (value) => {
      const result = v.safeParse(schema, value)
      return result.success && !Array.isArray(value) ? result.output : null
    },
    null,
    schema,
  )
}

/** A text among others in a list, e.g. an address. */
export const textItem = v.pipe(v.unknown(), v.transform(scalar), v.string(), v.minLength(1))

/** A schema without asynchronous parts. */
// biome-ignore lint/suspicious/noExplicitAny: a schema's input is any wire value
export type AnySchema = v.BaseSchema<any, any, v.BaseIssue<unknown>>

/**
 * The readable rows of a list; the others are counted. A nested array is rejected explicitly: Valibot accepts it as an
 * empty record.
 */
export function readRows<Schema extends AnySchema>(item: Schema, rows: readonly unknown[]): v.InferOutput<Schema>[] {
  return rows.flatMap((row) => {
    const result = v.safeParse(item, row)
    if (result.success && !Array.isArray(row)) return [result.output]
    skips.rows += 1
    return []
  })
}

function whole(value: unknown): number | null {
  const found = scalar(value)
  return found !== null && /^[+-]?\d{1,15}$/.test(found) ? Number(found) : null
}

function yesNo(value: unknown): boolean | null {
  const found = scalar(value)
  if (found === 'true' || found === '1') return true
  return found === 'false' || found === '0' ? false : null
}
