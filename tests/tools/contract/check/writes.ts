import { randomUUID } from 'node:crypto'
import { isRecord } from '#domain/wire'
import type { Described } from '#shared/http/operation'
import { storedRequest } from '#tests/tools/contract/document/storedExamples'
import { nameOf } from '#tests/tools/contract/product'
import { type Line, verdictOf } from './conform'
import type { Write } from './gateway'

/** A write by the name of its call, with the body that a screen sent. */
export type NamedWrite = { described: Described; body: Record<string, unknown> }

/**
 * The writes that were named.
 *
 * @throws Error for a name that is no write, or of which no body is known
 */
export function namedWrites(names: readonly string[], operations: readonly Described[]): NamedWrite[] {
  return names.map((name) => {
    const described = operations.find(({ endpoint }) => nameOf(endpoint).id === name && endpoint.method !== 'GET')
    if (!described) throw new Error(`${name} is no write of the product`)
    const body = storedRequest(name)
    if (!body || !isRecord(body)) throw new Error(`${name}: no body is known to send`)
    return { described, body }
  })
}

/** A write as it would be sent, for people to look at before it is. */
export function writeText({ described: { endpoint }, body }: NamedWrite): string {
  return `${nameOf(endpoint).id}: ${endpoint.method} ${endpoint.path} ${JSON.stringify(body)}`
}

/** Sends writes, each once. */
export async function sendWrites(writes: readonly NamedWrite[], write: Write): Promise<Line[]> {
  const lines: Line[] = []
  for (const { described, body } of writes) {
    const { endpoint } = described
    const raw = await write(endpoint, body, randomUUID())
    lines.push({ call: `${endpoint.method} ${endpoint.path}`, ...verdictOf(described, raw) })
  }
  return lines
}
