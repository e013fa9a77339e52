import { describe, expect, it } from 'vitest'
import { runSerially } from '#shared/action/serial'

/** A promise with its resolver. */
function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

describe('tasks on one record', () => {
  it('run one after the other, in the order they were started', async () => {
    const events: string[] = []
    const gates = [deferred(), deferred(), deferred()]
    const runs = gates.map((gate, at) =>
      runSerially('order', async () => {
        events.push(`begin ${at}`)
        await gate.promise
        events.push(`end ${at}`)
        return at
      }),
    )
    // The waiting ones could end at once, and must not overtake.
    for (const gate of gates.reverse()) gate.resolve()
    expect(await Promise.all(runs)).toEqual([0, 1, 2])
    expect(events).toEqual(['begin 0', 'end 0', 'begin 1', 'end 1', 'begin 2', 'end 2'])
  })

  it('continue after one rejects, and reject with their own errors', async () => {
    const first = runSerially('failing', () => Promise.reject(new Error('refused')))
    const second = runSerially('failing', async () => 'done')
    await expect(first).rejects.toThrow('refused')
    expect(await second).toBe('done')
  })

  it('continue after one throws synchronously', async () => {
    const thrower = (): Promise<never> => {
      throw new Error('thrown')
    }
    const first = runSerially('throwing', thrower)
    const second = runSerially('throwing', async () => 'done')
    await expect(first).rejects.toThrow('thrown')
    expect(await second).toBe('done')
  })

  it('start again once all have ended', async () => {
    expect(await runSerially('again', async () => 1)).toBe(1)
    expect(await runSerially('again', async () => 2)).toBe(2)
  })
})

describe('tasks on different records', () => {
  it('run in parallel', async () => {
    const gate = deferred()
    const slow = runSerially('a', () => gate.promise)
    expect(await runSerially('b', async () => 'done')).toBe('done')
    gate.resolve()
    await slow
  })
})
