import * as v from 'valibot'
import type { Shape } from '#domain/shape'
import { type AnySchema, countSkips, isRecord } from '#domain/wire'
import { leafOf } from '#tests/tools/contract/document/answerSchema'

/** What an answer lacks or has in another kind than the product reads, as paths of members. */
export type Findings = { missing: string[]; wrong: string[] }

/**
 * Holds a payload against its shape, strictly: a member that no row has is missing, and a value that the product would
 * drop is of the wrong kind. An empty list or record shows nothing.
 */
export function findingsOf({ kind, schema, more }: Shape<unknown>, payload: unknown): Findings {
  if (!schema) return { missing: [], wrong: [] }
  const seen: Seen = { present: new Set(), expected: new Set(), wrong: new Set() }
  if (kind === 'record' && isAbsent(payload)) return { missing: [], wrong: [] }
  if (!kind || kind === 'record') look(schema, payload, '', seen)
  else {
    const rows = rowsOf(payload)
    if (rows === null) return { missing: [], wrong: ['not a list'] }
    for (const row of rows) look(schema, row, '', seen)
    if (kind === 'page' && isRecord(payload) && !('total' in payload) && Object.keys(payload).length > 0)
      seen.expected.add('total')
    if (more && isRecord(payload)) look(more, payload, '', seen)
  }
  return { missing: [...seen.expected].filter((name) => !seen.present.has(name)), wrong: [...seen.wrong] }
}

/** The rows of a list or page; null when it is neither. */
export function rowsOf(payload: unknown): readonly unknown[] | null {
  if (payload === null || payload === undefined) return []
  const rows = isRecord(payload) ? (payload.records ?? (Object.keys(payload).length === 0 ? [] : null)) : payload
  return Array.isArray(rows) ? rows : null
}

type Seen = { present: Set<string>; expected: Set<string>; wrong: Set<string> }

function look(schema: AnySchema, value: unknown, path: string, seen: Seen): void {
  const leaf = leafOf(schema)
  if (leaf?.kind === 'list') {
    if (Array.isArray(value)) for (const row of value) look(leaf.item as AnySchema, row, path, seen)
    else if (!isAbsent(value)) seen.wrong.add(path)
    return
  }
  if (leaf?.kind === 'record') {
    if (isRecord(value) && !isAbsent(value)) look(leaf.item as AnySchema, value, path, seen)
    else if (!isAbsent(value)) seen.wrong.add(path)
    return
  }
  const entries = entriesOf(schema)
  if (entries && isRecord(value)) {
    if (Object.keys(value).length > 0) lookInto(entries, value, path, seen)
    return
  }
  const { value: result, skips } = countSkips(() => v.safeParse(schema, value))
  if (!result.success || skips.values > 0) seen.wrong.add(path || 'payload')
}

function lookInto(entries: Record<string, AnySchema>, value: Record<string, unknown>, path: string, seen: Seen): void {
  for (const [name, entry] of Object.entries(entries)) {
    const at = path === '' ? name : `${path}.${name}`
    const isPresent = Object.hasOwn(value, name)
    if (isPresent) seen.present.add(at)
    // The product leaves such a row out.
    else if (leafOf(entry)?.kind === 'id') seen.wrong.add(at)
    else if (leafOf(entry) !== null || entry.type !== 'optional') seen.expected.add(at)
    if (isPresent) look(entry, value[name], at, seen)
  }
}

/** The members of an object schema, also inside a pipe; null for another schema. */
function entriesOf(schema: AnySchema): Record<string, AnySchema> | null {
  const { entries } = schema as { entries?: Record<string, AnySchema> }
  if (entries) return entries
  const [first] = (schema as { pipe?: readonly AnySchema[] }).pipe ?? []
  return first && first !== schema ? entriesOf(first) : null
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (isRecord(value) && Object.keys(value).length === 0)
}
