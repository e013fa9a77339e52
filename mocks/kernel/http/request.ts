import * as v from 'valibot'
import { type AnySchema, isRecord, readRows, wireText } from '#domain/wire'
import type { Body } from '#shared/http/request'
import { withoutFileHost } from './fileHost'
import { type Family, familyOf, Refusal } from './reply'

/** Maximum page size of each family; a larger request gets this many rows. */
const MAX_PAGE_SIZE: Record<Family, number> = { G: 200, L: 100, P: 200 }

/** A request parsed once, in any encoding. Body fields win over query fields of the same name. */
export type Reading = {
  method: string
  path: string
  family: Family
  params: Record<string, string>
  fields: Record<string, unknown>
  files: Record<string, File>
  headers: Headers
}

/** Parses query, JSON, form or multipart. An unreadable body is a client error, not a crash. */
export async function readRequest(request: Request, params: Readonly<Record<string, unknown>>): Promise<Reading> {
  const url = new URL(request.url)
  const body = await readBody(request)
  const texts = Object.entries(params).map(([name, value]) => [name, String(value ?? '')])
  return {
    method: request.method,
    path: url.pathname,
    family: familyOf(url.pathname),
    params: Object.fromEntries(texts),
    fields: { ...Object.fromEntries(url.searchParams), ...body.fields },
    files: body.files,
    headers: request.headers,
  }
}

/** A field as text. The reference clients write null and undefined as words into forms; these count as missing. */
export function textField(reading: Pick<Reading, 'fields'>, name: string): string {
  const text = wireText(Object.hasOwn(reading.fields, name) ? reading.fields[name] : '')
  return text === 'null' || text === 'undefined' ? '' : text
}

/** Longest text that a request may add to a history. */
const MAX_SHORT = 200

/**
 * A text of a usual length, unchanged.
 *
 * @throws Refusal when it is longer
 */
export function shortText(text: string): string {
  if (text.length > MAX_SHORT) throw new Refusal('请求参数过长', { status: 400 })
  return text
}

/**
 * The body of a request, read as its feature describes it.
 *
 * @param required members that the schema reads as none when they are missing, and without which the call is refused
 * @throws Refusal (a client error) when a member that cannot be missing is, or the body does not match
 */
export function bodyBy<Schema extends AnySchema>(
  reading: Pick<Reading, 'fields'>,
  { schema }: Pick<Body<Schema>, 'schema'>,
  required: readonly (keyof v.InferOutput<Schema> & string)[] = [],
): v.InferOutput<Schema> {
  const { fields } = reading
  const texts = Object.keys(fields).map((name) => {
    const value = fields[name]
    return [name, typeof value === 'string' ? textField({ fields }, name) : value]
  })
  const result = v.safeParse(schema, Object.fromEntries(texts))
  if (result.success) {
    for (const name of required) requiredField({ fields: result.output }, name)
    return result.output
  }
  const name = v.getDotPath(result.issues[0])
  throw new Refusal(name === null ? '请求参数格式错误' : `缺少必要的请求参数: ${name}`, { status: 400 })
}

/**
 * A required field as text.
 *
 * @throws Refusal when it is missing
 */
export function requiredField(reading: Pick<Reading, 'fields'>, name: string): string {
  const text = textField(reading, name)
  if (text === '') throw new Refusal(`缺少必要的请求参数: ${name}`, { status: 400 })
  return text
}

/** A list: an array, or text separated by commas. */
export function listField(reading: Pick<Reading, 'fields'>, name: string): string[] {
  const value = reading.fields[name]
  const parts = Array.isArray(value) ? value.map(wireText) : textField(reading, name).split(',')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** The rows of a body that is a list; unreadable ones are dropped. */
export function rowsBy<Schema extends AnySchema>(
  { fields }: Pick<Reading, 'fields'>,
  { schema }: Pick<Body<Schema>, 'schema'>,
): v.InferOutput<Schema>[] {
  return readRows(schema, recordsField(fields, 'body'))
}

/** A list of objects in a JSON body; other items are dropped. */
export function recordsField(fields: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const value = fields[name]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** Page and size in either spelling; the family's native one wins when both are sent. */
export function askedPage(reading: Reading): { current: number; size: number } {
  const spellings: [current: string, size: string][] = [
    ['current', 'size'],
    ['pageNumber', 'pageSize'],
  ]
  if (reading.family !== 'G') spellings.reverse()
  const pick = (index: 0 | 1) => spellings.map((names) => textField(reading, names[index])).find((text) => text !== '')
  return { current: wholeNumber(pick(0), 1), size: Math.min(wholeNumber(pick(1), 10), MAX_PAGE_SIZE[reading.family]) }
}

/** The access token under any of its three names. */
export function tokenOf(headers: Headers): string {
  const bearer = [headers.get('Authorization'), headers.get('Blade-Auth')]
    .map((value) => /^bearer\s+(\S+)$/i.exec(value?.trim() ?? '')?.[1])
    .find((token) => token)
  return bearer ?? headers.get('accessToken')?.trim() ?? ''
}

/** Client id and secret of a Basic header; null when missing or unreadable. */
export function clientOf(headers: Headers): { id: string; secret: string } | null {
  const code = /^basic\s+(\S+)$/i.exec(headers.get('Authorization')?.trim() ?? '')?.[1]
  if (!code) return null
  const [id = '', ...secret] = Buffer.from(code, 'base64').toString('utf8').split(':')
  return { id, secret: secret.join(':') }
}

type Parts = Pick<Reading, 'fields' | 'files'>

async function readBody(request: Request): Promise<Parts> {
  const type = request.headers.get('Content-Type') ?? ''
  if (request.method === 'GET' || request.method === 'HEAD') return { fields: {}, files: {} }
  const { origin } = new URL(request.url)
  try {
    if (/multipart\/form-data|x-www-form-urlencoded/i.test(type)) return readForm(await request.formData(), origin)
    return readJson(withoutFileHost(await request.text(), origin))
  } catch {
    throw new Refusal('请求参数格式错误', { status: 400 })
  }
}

function readForm(form: FormData, origin: string): Parts {
  const fields: Record<string, unknown> = {}
  const files: Record<string, File> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = withoutFileHost(value, origin)
    else files[name] = value
  }
  return { fields, files }
}

function readJson(text: string): Parts {
  const body: unknown = text.trim() === '' ? {} : JSON.parse(text)
  // A few requests send a bare list; it is stored under `body`.
  return { fields: isRecord(body) ? body : { body }, files: {} }
}

function wholeNumber(text: string | undefined, fallback: number): number {
  const figure = Number(text)
  return Number.isFinite(figure) && figure >= 1 ? Math.trunc(figure) : fallback
}
