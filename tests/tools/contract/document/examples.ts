import { getResponse } from 'msw'
import { menuEndpoints } from '#app/menu/endpoints'
import type { VariantConfig, VariantId } from '#domain/site/variant'
import { handlers } from '#mocks/areas'
import type { Described } from '#shared/http/operation'
import type { Send } from '#tests/tools/contract/check/answer'
import { conform } from '#tests/tools/contract/check/conform'
import { openGateway } from '#tests/tools/contract/check/gateway'
import { callOf, patternOf } from '#tests/tools/contract/product'
import { cut } from './cut'

/** Who reads: an account of each variant that may see everything. */
const READERS: readonly (readonly [account: string, variant: VariantId])[] = [
  ['haichuan', 'material'],
  ['yueheng', 'supplier'],
]

/** A whole answer by `METHOD path`, where every argument of the path is `{}`. */
export type Examples = ReadonlyMap<string, unknown>

/** An answer to a reading call, and its call as `Examples` has it. */
export type ReadAnswer = { call: string; status: number; body: unknown }

/** Every answer of the embedded API to the reading calls, as the owner of a variant gets it. */
export async function readAnswers(operations: readonly Described[], variant: VariantId): Promise<ReadAnswer[]> {
  const found: ReadAnswer[] = []
  const named = new Set(operations.map(({ endpoint }) => endpoint.path))
  const spelled = (path: string) => {
    const own = operations.find(({ endpoint }) => {
      return endpoint.path === path || (!named.has(path) && patternOf(endpoint.path).test(path))
    })
    return own?.endpoint.path ?? path
  }
  const send = await sendAs(variant)
  await conform(operations, async (path, args) => {
    const answer = await send(path, args)
    const call = callOf({ method: 'GET', path: spelled(path) })
    found.push({ call, status: answer.status, body: JSON.parse(answer.text) })
    return answer
  })
  return found
}

/** One answer of the embedded API to each reading call, its lists cut to the first row. */
export async function answerExamples(operations: readonly Described[]): Promise<Examples> {
  const answers: ReadAnswer[] = []
  for (const [, variant] of READERS) answers.push(...(await readAnswers(operations, variant)))
  return examplesOf(answers)
}

/** Of the answers to each call the one that says most. */
export function examplesOf(answers: readonly ReadAnswer[]): Examples {
  const found = new Map<string, unknown>()
  for (const { call, status, body } of answers) {
    if (status === 200 && weightOf(body) > weightOf(found.get(call))) found.set(call, cut(body))
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
