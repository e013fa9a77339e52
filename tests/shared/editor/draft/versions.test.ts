import { clear } from 'idb-keyval'
import { beforeEach, expect, it } from 'vitest'
import { keepVersion, storedVersions } from '#shared/editor/draft/versions'

beforeEach(() => clear())

const key = (id: string) => ({ userId: '1', screen: 'main', record: `id=${id}` })
const keep = (values: string, id = '1', isSaved = true) =>
  keepVersion(key(id), { time: '2026-01-01 10:00:00', isSaved, values })
const valuesOf = async (id = '1') => (await storedVersions<string>(key(id))).map(({ values }) => values)

it('keeps the states of a record, the latest first, each with an id of its own', async () => {
  await keep('a')
  await keep('b')
  await keep('c', '2')
  expect(await valuesOf()).toEqual(['b', 'a'])
  expect(await valuesOf('2')).toEqual(['c'])
  expect(new Set((await storedVersions(key('1'))).map(({ id }) => id)).size).toBe(2)
})

it('keeps the latest state once', async () => {
  await keep('a')
  await keep('a', '1', false)
  expect(await storedVersions(key('1'))).toMatchObject([{ values: 'a', isSaved: true }])
})

it('forgets the oldest states', async () => {
  for (let at = 0; at < 20; at += 1) await keep(`${at}`)
  expect(await valuesOf()).toHaveLength(12)
  expect((await valuesOf())[0]).toBe('19')
  expect(new Set((await storedVersions(key('1'))).map(({ id }) => id)).size).toBe(12)
})
