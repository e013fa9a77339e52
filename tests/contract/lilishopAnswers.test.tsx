import { describe, expect, it } from 'vitest'
import { countSkips } from '#domain/wire'
import { payloadIn } from '#tests/tools/contract/check/answer'
import { findingsOf } from '#tests/tools/contract/check/strict'
import { lacking } from '#tests/tools/contract/lilishop/lacking'
import { callOf, productOperations } from '#tests/tools/contract/product'

type Answers = Record<string, Record<string, unknown>>

/** One answer to each reading call of a running lilishop, to data made for it by its own calls. */
const recorded = Object.entries(
  Object.assign(
    {},
    ...Object.values(
      import.meta.glob<Answers>('../tools/contract/lilishop/answers/*.json', { eager: true, import: 'default' }),
    ),
  ) as Answers,
)

describe.each(recorded)('the recorded answer to %s', (call, answer) => {
  const described = productOperations().filter(({ endpoint }) => callOf(endpoint) === call)

  it('is read by the product, every row of it', () => {
    expect(described).not.toEqual([])
    for (const { endpoint, shape } of described) {
      const { value, skips } = countSkips(() => shape?.read(payloadIn(endpoint, answer)))
      expect(skips).toEqual({ rows: 0, values: 0 })
      expect((value as { unreadable?: number } | null | undefined)?.unreadable ?? 0).toBe(0)
    }
  })

  it('lacks nothing but what is known', () => {
    const missing = described.flatMap(({ endpoint, shape }) => {
      const found = shape && findingsOf(shape, payloadIn(endpoint, answer))
      expect(found?.wrong ?? []).toEqual([])
      return found?.missing ?? []
    })
    expect([...new Set(missing)].toSorted()).toEqual([...(lacking[call] ?? [])].toSorted())
  })
})

it('there is an answer for each list of what is lacking', () => {
  expect(Object.keys(lacking).filter((call) => !recorded.some(([known]) => known === call))).toEqual([])
})
