import { isRecord, wireText } from '#domain/wire'
import type { Described } from '#shared/http/operation'
import { answerFaults, isSuccess } from '#tests/tools/contract/check/answerFaults'
import { bodyFaults, encodedBody } from '#tests/tools/contract/check/callFaults'
import { callOf, describedAt, nameOf } from '#tests/tools/contract/product'
import { cut } from './cut'
import type { Examples } from './examples'
import { bodyOf } from './requests'
import type { StoredExamples } from './storedExamples'

/** A call that a journey or a suite sent; a suite keeps the answer, too, and the parts of a body of several. */
export type Recorded = { method: string; path: string; type: string; body: string; answer?: unknown }

/**
 * The examples of a document: those that are kept as long as the calls still allow them, so that only what is new
 * changes; for the others one of what was recorded.
 *
 * @param read the answers that the embedded API gives to reading calls, of which none are kept
 */
export function examplesFrom(
  recorded: readonly Recorded[],
  stored: StoredExamples,
  operations: readonly Described[],
  read: Examples,
): StoredExamples {
  const found = recorded.flatMap((call) => seenOf(call) ?? [])
  const byName = (exampleOf: (described: Described) => unknown) => {
    const entries = operations.map((described): [string, unknown] => [
      nameOf(described.endpoint).id,
      exampleOf(described),
    ])
    const present = entries.filter(([, example]) => example !== undefined)
    return Object.fromEntries(present.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  }
  const seenBy = ({ endpoint }: Described) => found.filter(({ described }) => described.endpoint === endpoint)
  return {
    requests: byName((described) => {
      if (!bodyOf(described.endpoint)?.schema) return undefined
      const isRight = (body: unknown) => bodyFaults(described.endpoint, body).length === 0
      const seen = seenBy(described).map(({ body }) => body)
      return rightOne(stored.requests[nameOf(described.endpoint).id], seen, isRight)
    }),
    answers: byName((described) => {
      if (!described.shape?.schema || read.has(callOf(described.endpoint))) return undefined
      const isRight = (answer: unknown) => answerFaults(described, answer).length === 0
      const seen = seenBy(described).map(({ answer }) => answer)
      return rightOne(stored.answers[nameOf(described.endpoint).id], seen, isRight)
    }),
  }
}

/** The stored example while it is right, else the best of those that were seen. */
function rightOne(own: unknown, seen: readonly unknown[], isRight: (example: unknown) => boolean): unknown {
  if (own !== undefined && isRight(own)) return own
  return best(seen.filter((example) => example !== undefined && isRight(example)))
}

type Seen = { described: Described; body: unknown; answer: unknown }

/** What a call shows; nothing where it is unknown or was refused. */
function seenOf({ method, path, type, body, answer }: Recorded): Seen | null {
  const described = describedAt(method, path)
  if (!described || (answer !== undefined && !isSuccess(answer))) return null
  const isParts = described.endpoint.encoding === 'multipart'
  const headers = new Headers({ 'content-type': isParts ? 'application/json' : type })
  const sent =
    body === '' ? undefined : encodedBody({ encoding: isParts ? 'json' : described.endpoint.encoding }, headers, body)
  return {
    described,
    body: sent === undefined ? undefined : cut(sent),
    answer: answer === undefined ? undefined : masked(cut(answer)),
  }
}

/** The example that says most in few words; none that names a phone outside the demo. */
function best(examples: readonly unknown[]): unknown {
  const inDemo = examples.filter((example) => !/(?<!\d)1(?!99)[3-9]\d{9}(?!\d)/.test(JSON.stringify(example)))
  const ranked = inDemo.map((example) => ({ example, filled: filledIn(example), text: JSON.stringify(example) }))
  const [first] = ranked.toSorted(
    (a, b) => b.filled - a.filled || a.text.length - b.text.length || (a.text < b.text ? -1 : 1),
  )
  return first?.example
}

/** How many members have a value. */
function filledIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((count: number, one) => count + filledIn(one), 0)
  if (isRecord(value)) return Object.values(value).reduce((count: number, one) => count + filledIn(one), 0)
  return wireText(value) === '' ? 0 : 1
}

/** An answer without the secrets of a session. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked)
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([name, one]) => [name, /token$/i.test(name) ? '…' : masked(one)])
  return Object.fromEntries(members)
}
