import { getResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { db, handlers, resetDb } from '#mocks/areas'
import { currentVariant } from '#shared/variant'
import { runAtHost } from '#tests/kit/host'
import { exitCodeOf } from '#tests/tools/contract/check/conform'
import { type Fetch, openGateway } from '#tests/tools/contract/check/gateway'
import { sandbox } from '#tests/tools/contract/check/sandbox'

runAtHost('supplier')
beforeEach(resetDb)

const embedded: Fetch = async (url, init) => (await getResponse(handlers, new Request(url, init))) ?? new Response()

/** A test system by its own ways, with the account that may do everything. */
const open = (ways: Fetch) => {
  const { clientId, clientSecret } = currentVariant()
  const who = { api: 'http://localhost', account: 'yueheng', password: 'Mall@2026', clientId, clientSecret }
  return openGateway(who, ways)
}
const count = () => db.cars.all().length + db.drivers.all().length

it('makes records, reads them back, changes them, sends them twice, and leaves nothing behind', async () => {
  const before = count()
  const lines = await sandbox(await open(embedded))
  expect(lines.filter(({ verdict }) => verdict !== 'right')).toEqual([])
  expect(lines.map(({ call }) => call).filter((call) => call.includes('car'))).toEqual([
    'sandbox car: add',
    'sandbox car: read back',
    'sandbox car: add again under its key',
    'sandbox car: is there once',
    'sandbox car: update',
    'sandbox car: read the change',
    'sandbox car: delete',
    'sandbox car: is gone',
  ])
  expect(exitCodeOf(lines)).toBe(0)
  expect(count()).toBe(before)
})

it.each<[string, string, string, Fetch]>([
  [
    'forgets the keys of writes',
    'sandbox car: add again under its key',
    'refused',
    (url, init) => {
      const headers = new Headers(init.headers)
      headers.delete('Idempotency-Key')
      return embedded(url, { ...init, headers })
    },
  ],
  [
    'says yes to a change and makes none',
    'sandbox car: read the change',
    'wrong effect',
    async (url, init) =>
      url.pathname.endsWith('/update')
        ? Response.json({ code: 200, success: true, data: { id: '1' } })
        : embedded(url, init),
  ],
])('a gateway that %s is found, and its records go', async (_, call, verdict, ways) => {
  const before = count()
  const lines = await sandbox(await open(ways))
  expect(lines.find((line) => line.call === call)?.verdict).toBe(verdict)
  expect(exitCodeOf(lines)).toBe(1)
  expect(count()).toBe(before)
})
