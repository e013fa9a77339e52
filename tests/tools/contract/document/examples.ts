import { getResponse } from 'msw'
import { menuEndpoints } from '#app/menu/endpoints'
import type { VariantConfig, VariantId } from '#domain/variant'
import { isRecord } from '#domain/wire'
import { handlers } from '#mocks/areas'
import type { Described } from '#shared/http/operation'
import type { Send } from '#tests/tools/contract/check/answer'
import { conform } from '#tests/tools/contract/check/conform'
import { openGateway } from '#tests/tools/contract/check/gateway'
import { patternOf } from '#tests/tools/contract/product'

/** Who reads: an account of each variant that may see everything. */
const READERS: readonly (readonly [account: string, variant: VariantId])[] = [
  ['haichuan', 'material'],
  ['yueheng', 'supplier'],
]

/** A whole answer by `METHOD path`, as the endpoint spells its path. */
export type Examples = ReadonlyMap<string, unknown>

/** One answer of the embedded API to each reading call, its lists cut to the first row. */
export async function answerExamples(operations: readonly Described[]): Promise<Examples> {
  const found = new Map<string, unknown>()
  const named = new Set(operations.map(({ endpoint }) => endpoint.path))
  const keyOf = (path: string) => {
    const own = operations.find(({ endpoint }) => {
      return endpoint.path === path || (!named.has(path) && patternOf(endpoint.path).test(path))
    })
    return `GET ${own?.endpoint.path}`
  }
  for (const [, variant] of READERS) {
    const send = await sendAs(variant)
    await conform(operations, async (path, args) => {
      const answer = await send(path, args)
      const body: unknown = JSON.parse(answer.text)
      const isBetter = weightOf(body) > weightOf(found.get(keyOf(path)))
      if (answer.status === 200 && isBetter) found.set(keyOf(path), cut(body))
      return answer
    })
  }
  return found
}

/**
 * A variant as its `.env` file says.
 *
 * @throws Error when there is none
 */
export function variantOf(id: VariantId): VariantConfig {
  const found = __VARIANTS__.find((one) => one.id === id)
  if (!found) throw new Error(`no variant ${id}`)
  return found
}

/** Sends to the embedded API as the owner of a variant. */
export async function sendAs(variant: VariantId): Promise<Send> {
  const [account = ''] = READERS.find(([, one]) => one === variant) ?? []
  const { clientId, clientSecret } = variantOf(variant)
  const who = { api: 'http://localhost', account, password: 'Mall@2026', clientId, clientSecret }
  return (await openGateway(who, answered)).send
}

/** The menu of a variant's owner, as text. */
export async function menuOf(variant: VariantId): Promise<string> {
  const send = await sendAs(variant)
  return (await send(menuEndpoints.own.path, {})).text
}

async function answered(url: URL, init: RequestInit): Promise<Response> {
  const response = await getResponse(handlers, new Request(url, init))
  return response ?? new Response('{}', { status: 404 })
}

/** An answer with a row says more than one without. */
function weightOf(body: unknown): number {
  return body === undefined ? 0 : JSON.stringify(cut(body)).length
}

/** The most characters of a text in an example: contents of pages and pictures are longer. */
const MAX_TEXT = 200

function cut(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(cut)
  if (typeof value === 'string' && value.length > MAX_TEXT) return `${value.slice(0, MAX_TEXT)}…`
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)])) : value
}
