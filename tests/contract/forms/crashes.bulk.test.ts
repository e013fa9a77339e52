import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRecord, wireText } from '#domain/wire'
import { resetDb } from '#mocks/areas'
import type { Endpoint } from '#shared/endpoint'
import { type Client, send, signIn } from '#tests/kit/api'
import { odd, rowsNow } from '#tests/kit/random/bodies'
import { bodyOf } from '#tests/tools/contract/document/requests'

/** The endpoints of each area, by what they are about. Those of signing in would end the session. */
const areas = import.meta.glob<Record<string, Record<string, Endpoint>>>(
  ['../../../src/features/**/endpoints.ts', '!**/account/signIn/**', '!**/account/password/**'],
  { eager: true },
)
const groups = Object.values(areas).flatMap((module) => Object.values(module).map((group) => Object.values(group)))

/** The names that ids have in lists. */
const IDS = ['id', 'sn', 'orderSn', 'deliverSn', 'logisticsId', 'skuId']

/** Ids of the records that the lists of a group show. */
async function idsOf(group: readonly Endpoint[], { get }: Client): Promise<string[]> {
  const lists = group.filter(({ method, path, answer }) => method === 'GET' && answer !== 'file' && !path.includes('{'))
  const answers = await Promise.all(lists.map(({ path, fixed }) => get(path, { ...fixed }).catch(() => ({ data: [] }))))
  const rows = answers.flatMap(({ data }) => (isRecord(data) && Array.isArray(data.records) ? data.records : data))
  return rows.filter(isRecord).flatMap((row) => IDS.flatMap((name) => wireText(row[name]) || []))
}

/** Addresses and bodies of a write: with known ids and odd ones, and any members. */
function requestsOf({ path, method }: Endpoint, names: readonly string[], ids: readonly string[]) {
  const id = ids.length > 0 ? fc.constantFrom(...ids) : fc.constant('1')
  const value = fc.oneof({ weight: 3, arbitrary: odd }, { weight: 1, arbitrary: id })
  const named = fc.oneof({ weight: 4, arbitrary: id }, fc.constantFrom('0', '-1', 'NaN', '长'.repeat(500), '😀'))
  const args = [...path.matchAll(/\{\w+\}/g)].map(() => named)
  const record = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
  const body = fc.oneof({ weight: 6, arbitrary: record }, fc.array(fc.oneof(record, odd), { maxLength: 3 }), odd)
  return fc.tuple(fc.tuple(...args), body).map(([filled, sent]) => {
    let at = 0
    const address = path.replace(/\{\w+\}/g, () => encodeURIComponent(filled[at++] ?? ''))
    return { address, body: method === 'DELETE' ? undefined : sent }
  })
}

it.each(['haichuan', 'yueheng'])('no random body crashes a write of %s', async (account) => {
  resetDb()
  const client = await signIn(account)
  const headers = { Authorization: `Bearer ${client.token}` }
  const crashed: string[] = []
  let sent = 0
  for (const group of groups) {
    const ids = await idsOf(group, client)
    const writes = group.filter(({ method, encoding }) => method !== 'GET' && encoding !== 'multipart')
    for (const write of writes) {
      const schema = bodyOf(write)?.schema
      const members = schema && 'entries' in schema ? Object.keys(schema.entries as object) : []
      const requests = requestsOf(write, [...members, ...IDS, 'ids', 'reason', 'status'], ids)
      for (const { address, body } of fc.sample(requests, { numRuns: 25, seed: 35 })) {
        const undo = rowsNow()
        const { status } = await send(write.method, address, { body, headers })
        if (status === 500) crashed.push(`${write.method} ${address} ${JSON.stringify(body)?.slice(0, 300)}`)
        undo()
        sent += 1
      }
    }
  }
  expect(crashed).toEqual([])
  expect(sent).toBeGreaterThan(2000)
})
