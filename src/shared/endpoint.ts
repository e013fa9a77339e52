// Endpoints are plain data without a library: the small entry prefetches by them, the client calls them, the embedded
// API serves them, and the OpenAPI document lists them.

/** How the arguments of a call travel. A DELETE has none beyond its path. */
type Encoding = 'query' | 'form' | 'json' | 'multipart'

/** What a call resolves to. */
export type Answer = 'page' | 'record' | 'value' | 'file'

/**
 * Optional calls by name, and what rests on them: neither the specification nor lilishop has them, so that a gateway
 * may lack them. A feature declares its own in `capabilities.ts`; `shared/capability` says which are on.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features augment it
export interface Capabilities {}

/** Name of a capability. */
export type Capability = keyof Capabilities

/** What the product gains by a capability, and how it does without, in Chinese and in English. */
export type CapabilityText = { zh: string; en: string }

/** One call of the API, described once. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path; parts in braces are arguments: `/api/store/clerk/{id}`. */
  path: string
  encoding: Encoding
  answer: Answer
  /** The argument that names the record. */
  key?: string
  /** Its screen never reads it from the cache but fetches it when it opens, as an editor does. */
  isFresh?: boolean
  /** The list comes without an envelope, as the mall's service sends some, or in one. */
  isBareList?: boolean
  /** Arguments that a call cannot do without, beside those of its path and the key. */
  required?: readonly string[]
  /** The optional capability that it is part of. */
  capability?: Capability
  /** Arguments that are always sent. */
  fixed?: Readonly<Record<string, string | number>>
}

/** Arguments by name, those of the path among them. */
export type Args = Readonly<Record<string, unknown>>

/** A paged list. */
export function getPage(path: string, fixed?: Endpoint['fixed']): Endpoint {
  return reading(path, 'page', { fixed })
}

/** An endpoint that cannot do without these arguments. */
export function requiring(endpoint: Endpoint, ...required: string[]): Endpoint {
  return { ...endpoint, required }
}

/** Marks calls as a capability: a gateway may lack them. */
export function optional<Calls extends Record<string, Endpoint>>(feature: Capability, calls: Calls): Calls {
  const marked = Object.entries(calls).map(([name, endpoint]) => [name, { ...endpoint, capability: feature }])
  return Object.fromEntries(marked) as Calls
}

/** One record, named by the argument `key`. */
export function getRecord(path: string, key: string): Endpoint {
  return reading(path, 'record', { key })
}

/** Any other read: a whole list, counts, settings. */
export function getValue(path: string, fixed?: Endpoint['fixed']): Endpoint {
  return reading(path, 'value', { fixed })
}

/** A whole list that the mall's service sends without an envelope, or in one. */
export function getBareList(path: string): Endpoint {
  return reading(path, 'value', { isBareList: true })
}

/** A file to save or to show. */
export function getFile(path: string): Endpoint {
  return reading(path, 'file')
}

/** A write with a JSON body; also a read that is sent as one. */
export function post(path: string, answer: Answer = 'value'): Endpoint {
  return writing('POST', path, 'json', answer)
}

/** A write with a form body. Empty values are left out. */
export function postForm(path: string): Endpoint {
  return writing('POST', path, 'form')
}

/** A write of files with fields. */
export function postFiles(path: string): Endpoint {
  return writing('POST', path, 'multipart')
}

/** A replacement with a JSON body. */
export function put(path: string): Endpoint {
  return writing('PUT', path, 'json')
}

/** A replacement with a form body. Empty values are sent: they clear what was there. */
export function putForm(path: string): Endpoint {
  return writing('PUT', path, 'form')
}

/** A removal of what the path names. */
export function remove(path: string): Endpoint {
  return writing('DELETE', path, 'query')
}

/**
 * The path with its arguments filled in, and the arguments that are left for query or body, the fixed ones included.
 */
export function fillPath(
  { path, fixed }: Pick<Endpoint, 'path' | 'fixed'>,
  args: Args = {},
): { path: string; rest: Args } {
  const rest: Record<string, unknown> = { ...args, ...fixed }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

function reading(path: string, answer: Answer, more?: Partial<Endpoint>): Endpoint {
  return { method: 'GET', path, encoding: 'query', answer, ...more }
}

function writing(method: Endpoint['method'], path: string, encoding: Encoding, answer: Answer = 'value'): Endpoint {
  return { method, path, encoding, answer }
}
