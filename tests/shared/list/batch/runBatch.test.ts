import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from '#shared/http/ApiError'
import { type Outcome, runBatch } from '#shared/list/batch/runBatch'

async function run(count: number, act: (row: number) => Promise<unknown>, signal = new AbortController().signal) {
  const outcomes = new Map<number, Outcome>()
  const rows = Array.from({ length: count }, (_, at) => at)
  await runBatch(rows, act, { signal, onOutcome: (row, outcome) => outcomes.set(row, outcome) })
  return outcomes
}

const failure = (kind: ApiErrorKind, message: string) => Promise.reject(new ApiError(kind, message))

describe('a batch', () => {
  it('does each row once, few at a time', async () => {
    const acted: number[] = []
    let [now, most] = [0, 0]
    const outcomes = await run(20, async (row) => {
      most = Math.max(most, ++now)
      acted.push(row)
      await Promise.resolve()
      now--
    })
    expect(acted).toEqual(Array.from({ length: 20 }, (_, at) => at))
    expect([...outcomes.values()].every(({ state }) => state === 'done')).toBe(true)
    expect(most).toBe(3)
  })

  it('continues after a rejection and keeps its reason', async () => {
    const outcomes = await run(312, (row) =>
      row % 40 === 0 ? failure('business', `${row} 不能删除`) : Promise.resolve(),
    )
    const failed = [...outcomes].filter(([, { state }]) => state === 'failed')
    expect(outcomes.size).toBe(312)
    expect(failed).toHaveLength(8)
    expect(failed[1]).toEqual([40, { state: 'failed', reason: '40 不能删除' }])
  })

  it.each<[ApiErrorKind, boolean]>([
    ['business', false],
    ['notFound', false],
    ['timeout', false],
    ['system', false],
    ['network', true],
    ['session', true],
  ])('after a %s failure ends: %s', async (kind, isOver) => {
    const outcomes = await run(10, (row) => (row === 2 ? failure(kind, 'x') : Promise.resolve()))
    expect(outcomes.size < 10).toBe(isOver)
    expect(outcomes.get(2)).toEqual({ state: 'failed', reason: 'x' })
  })

  it('that is stopped finishes what has started, and starts nothing more', async () => {
    const controller = new AbortController()
    const outcomes = await run(
      10,
      async (row) => {
        if (row === 4) controller.abort()
      },
      controller.signal,
    )
    expect([...outcomes.keys()].length).toBeGreaterThanOrEqual(5)
    expect([...outcomes.keys()].length).toBeLessThan(10)
    expect([...outcomes.values()].every(({ state }) => state === 'done')).toBe(true)
  })

  it('shows a default text for a failure without a message', async () => {
    const outcomes = await run(1, () => Promise.reject(new Error('x')))
    expect(outcomes.get(0)).toEqual({ state: 'failed', reason: '系统异常' })
  })
})
