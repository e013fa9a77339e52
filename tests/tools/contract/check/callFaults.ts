import type { JsonSchema } from '@valibot/to-json-schema'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import type { Endpoint } from '#shared/endpoint'
import type { Asked } from '#tests/kit/asked'
import { bodySchema, schemasFor } from '#tests/tools/contract/document/openApi'
import { parametersOf } from '#tests/tools/contract/document/params'
import { describedAt } from '#tests/tools/contract/product'

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } })

/**
 * Requests that the OpenAPI document does not have: an unknown call, a query or a body it does not allow, each with
 * what is wrong.
 */
export function callFaults(asked: readonly Asked[]): string[] {
  return asked.flatMap(({ method, path, query, headers, body }) => {
    // The site's own files, and the controls of the embedded API, are no calls.
    if (!path.startsWith('/api/')) return []
    const endpoint = describedAt(method, path)?.endpoint
    if (!endpoint) return [`${method} ${path}: no such call in the document`]
    const sent = encodedBody(endpoint, headers, body)
    return [...queryFaults(endpoint, query), ...(sent === undefined ? [] : bodyFaults(endpoint, sent))].map(
      (fault) => `${method} ${path}: ${fault}`,
    )
  })
}

/** The time against caches is a parameter of every reading call. */
const TIME = '_t'

function queryFaults(endpoint: Endpoint, query: URLSearchParams): string[] {
  const known = parametersOf(endpoint).filter((parameter) => parameter.in === 'query')
  const names = new Set([TIME, ...known.map(({ name }) => name)])
  return [
    ...[...new Set(query.keys())].filter((name) => !names.has(name)).map((name) => `unknown parameter ${name}`),
    ...known.filter(({ name, required }) => required && !query.has(name)).map(({ name }) => `no parameter ${name}`),
  ]
}

/** What of a body the document does not allow. */
export function bodyFaults(endpoint: Endpoint, sent: unknown): string[] {
  if (sent === UNREADABLE) return ['a body that is no JSON']
  const isRight = validatorOf(endpoint)
  return isRight(sent) ? [] : [ajv.errorsText(isRight.errors)]
}

const validators = new Map<Endpoint, ValidateFunction>()

/** Compiled once for a worker. */
function validatorOf(endpoint: Endpoint): ValidateFunction {
  const known = validators.get(endpoint) ?? compiled(bodySchema(endpoint))
  validators.set(endpoint, known)
  return known
}

function compiled(schema: JsonSchema): ValidateFunction {
  return ajv.compile({ ...schema, components: { schemas: schemasFor(schema) } })
}

/** A body that says it is JSON, and is not. */
const UNREADABLE = Symbol('unreadable')

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return UNREADABLE
  }
}

/** A body as its members; undefined for one that is not read. */
export function encodedBody({ encoding }: Pick<Endpoint, 'encoding'>, headers: Headers, text: string): unknown {
  if (text === '' || encoding === 'query' || encoding === 'multipart') return undefined
  if (headers.get('content-type')?.includes('json')) return readJson(text)
  return Object.fromEntries(new URLSearchParams(text))
}
