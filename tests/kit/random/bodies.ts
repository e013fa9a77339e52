import fc from 'fast-check'
import { expect } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { isRecord } from '#domain/wire'
import { db } from '#mocks/areas'
import type { Table } from '#mocks/kernel/store/table'
import type { Answer } from '#tests/kit/api'
import { randomRuns } from './runs'

const soon = (days: number) => `${dayAfter(serverToday(), days)} 10:00:00`

/** Values that no form lets through, beside ordinary ones. */
export const odd = fc.oneof(
  fc.constantFrom(null, '', -1, -5, 0, 0.5, 1.005, 1e308, '1e308', 99_999_999.01, 'abc', ' ', '-1', '０', true, [], {}),
  fc.constantFrom('0000-01-01 00:00:00', '9999-12-31 23:59:59', soon(-3), soon(400), 'FREE', 'ALL', 'PRICE', '１２'),
  fc.constantFrom('NaN', '1e5', '😀', 'a\u0000b', '9001', '1', [null], [[]], { id: null }, [{ id: '1' }]),
  fc.integer({ min: -10, max: 20_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ maxLength: 300 }),
  fc.constant('长'.repeat(5000)),
)

type Path = readonly (string | number)[]

/** A sound body with one or two of its members replaced, at any depth; lists also lose or repeat their first row. */
export function altered<Body extends object>(sound: Body): fc.Arbitrary<Body> {
  const change = fc.constantFrom(...pathsOf(sound)).chain((path) => changeAt(path, at(sound, path)))
  return fc
    .array(change, { maxLength: 2 })
    .map((changes) => changes.reduce<unknown>((body, [path, value]) => replaced(body, path, value), sound) as Body)
}

/**
 * Sends random bodies one by one, `runs` of them before a release, each to the same records; what was taken, the form
 * takes too.
 */
export async function takesOnly<Body extends object>(
  bodies: fc.Arbitrary<Body>,
  send: (body: Body) => Promise<Answer>,
  errorsOf: (body: Body, answer: Answer) => object | null | Promise<object | null>,
  runs = 300,
): Promise<void> {
  let taken = 0
  const numRuns = randomRuns(runs)
  for (const body of fc.sample(bodies, { numRuns, seed: 35 })) {
    const undo = rowsNow()
    const answer = await send(body)
    const said = `${JSON.stringify(body).slice(0, 600)} ${answer.message}`
    expect(answer.code, said).not.toBe(500)
    if (answer.success) {
      taken += 1
      expect((await errorsOf(body, answer)) ?? {}, said).toEqual({})
    }
    undo()
  }
  expect(taken).toBeGreaterThan(numRuns / 20)
}

/** Remembers all rows; the result restores them. */
export function rowsNow(): () => void {
  const tables: Table<{ id: string }>[] = Object.values(db)
  const before = tables.map((table) => ({ table, rows: table.snapshot() }))
  return () => {
    for (const { table, rows } of before) table.restore(rows)
  }
}

function changeAt(path: Path, value: unknown): fc.Arbitrary<[Path, unknown]> {
  const rows = Array.isArray(value) ? fc.constantFrom<unknown>([], value.slice(1), [...value, value[0]]) : odd
  return fc.oneof(odd, rows).map((own) => [path, own])
}

function pathsOf(value: unknown, above: Path = []): Path[] {
  if (!isRecord(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const path = [...above, Array.isArray(value) ? Number(name) : name]
    return [path, ...pathsOf(member, path)]
  })
}

function at(body: unknown, path: Path): unknown {
  return path.reduce((value, name) => Reflect.get(Object(value), name), body)
}

/** The body with another value at a path; unchanged where an earlier change removed the path. */
function replaced(body: unknown, [name, ...below]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(body)) return body.map((row, index) => (index === name ? replaced(row, below, value) : row))
  return isRecord(body) ? { ...body, [name]: replaced(body[name], below, value) } : body
}
