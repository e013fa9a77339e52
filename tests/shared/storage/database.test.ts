import { createStore, get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#shared/storage/database'
import { refusedPlaces } from '#shared/storage/refusal'
import { gateDatabases } from '#tests/kit/storage/databases'

const gate = gateDatabases()
// The product waits two seconds for a database that hangs; here they pass in a tenth of the time.
const { setInterval: real } = globalThis
beforeEach(() => vi.stubGlobal('setInterval', (run: () => void, ms: number) => real(run, ms / 10)))
afterEach(() => {
  vi.unstubAllGlobals()
  gate.open()
})

let count = 0
/** A database that no other test has used. */
function fresh() {
  const name = `database${count++}`
  return { name, own: openDatabase(name, 'values'), stored: (key: string) => get(key, createStore(name, 'values')) }
}

/** Far below the limit of a wait, ms. */
const AT_ONCE_MS = 500

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

describe('a database that works', () => {
  it('stores changes, lists and removes them', async () => {
    const { own, stored, name } = fresh()
    const more = (before: number | undefined) => (before ?? 0) + 1
    expect(await own.change('a', more)).toBe(true)
    await Promise.all([own.change('a', more), own.change('a', more), own.replace('b', 7)])
    expect(await own.entries()).toEqual([
      ['a', 3],
      ['b', 7],
    ])
    expect(await stored('a')).toBe(3)
    await own.remove(['a'])
    expect(await own.read('a')).toBeUndefined()
    expect(refusedPlaces()).not.toContain(name)
  })
})

describe.each([
  ['is denied', () => gate.deny()],
  ['refuses to open', () => gate.refuse()],
  ['never answers', () => gate.hang()],
])('a database that %s', (_name, close) => {
  const and = (one: string) => (before: string[] | undefined) => [...(before ?? []), one]

  it('has what was changed until the page unloads, waits once for reading and for writing, and says so', async () => {
    close()
    const { own, name } = fresh()
    expect(await own.read('a')).toBeUndefined()
    // A place that was only read may keep what it is given.
    expect(refusedPlaces().split(' ')).not.toContain(name)
    await own.remove(['z'])
    const time = await timeOf(async () => {
      expect(await own.change('a', and('one'))).toBe(false)
      expect(await own.change('a', and('two'))).toBe(false)
      expect(await own.read('a')).toEqual(['one', 'two'])
      // A change with a default for what was before is a change like any other.
      await own.change<number[]>('c', (before = []) => [...before, 1])
      await own.change<number[]>('c', (before = []) => [...before, 2])
      expect(await own.read('c')).toEqual([1, 2])
      await own.remove(['c'])
      await own.replace('b', 1)
      await own.replace('b', 2)
      expect(await own.entries()).toEqual([
        ['a', ['one', 'two']],
        ['b', 2],
      ])
      await own.remove(['b'])
      expect(await own.read('b')).toBeUndefined()
    })
    expect(time).toBeLessThan(AT_ONCE_MS)
    expect(refusedPlaces().split(' ')).toContain(name)
  })

  it('stores what it missed once it answers, beside what was there', async () => {
    const { own, stored, name } = fresh()
    await set('a', ['zero'], createStore(name, 'values'))
    close()
    await own.change('a', and('one'))
    gate.open()
    await vi.waitFor(async () => expect(await own.read('a')).toEqual(['zero', 'one']))
    await own.change('a', and('two'))
    expect(await stored('a')).toEqual(['zero', 'one', 'two'])
    expect(refusedPlaces().split(' ')).not.toContain(name)
  })
})

it('a value that cannot be stored lives until the page unloads', async () => {
  const { own } = fresh()
  const value = { call: () => undefined }
  expect(await own.replace('a', value)).toBe(false)
  expect(await own.read('a')).toBe(value)
})

it('a read that takes too long keeps no change from being stored', async () => {
  const { own, stored, name } = fresh()
  gate.hang()
  expect(await own.read('a')).toBeUndefined()
  gate.open()
  expect(await own.replace('a', 1)).toBe(true)
  expect(await stored('a')).toBe(1)
  expect(refusedPlaces().split(' ')).not.toContain(name)
})
