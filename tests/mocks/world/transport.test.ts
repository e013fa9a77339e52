import { setupServer } from 'msw/node'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '#domain/page'
import type { Driver } from '#features/procurement/fleet/model'
import { db, handlers, resetDb } from '#mocks/areas'
import { write } from '#mocks/kernel/store/store'
import { basic, type Client, CONTRACTS, call, FLEET, NOTES, ORDERS, PLAIN, send, signIn } from '#tests/kit/api'

const DRIVERS = `${FLEET}/driver/page-for-supplier-driver`
const TOKEN = '/api/gd-auth/supplierToken'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

function bearer(more: Record<string, string> = {}) {
  return { Authorization: `Bearer ${client.token}`, ...more }
}

describe('envelopes', () => {
  it('have the shape of each family’s own server', async () => {
    const blade = await (await send('GET', DRIVERS, { headers: bearer() })).json()
    expect(blade).toMatchObject({
      code: 200,
      success: true,
      msg: '操作成功',
      data: { records: expect.anything(), maxLimit: -1 },
    })
    const mall = await (await send('GET', `${ORDERS}/queryPage`, { headers: bearer() })).json()
    expect(mall).toMatchObject({
      success: true,
      message: 'success',
      code: 200,
      timestamp: expect.any(Number),
      result: { maxLimit: null },
    })
  })

  it('contain no null in the BladeX family', async () => {
    const paths = [`${CONTRACTS}/queryContractsByCondition`, DRIVERS, `${FLEET}/car/page-for-supplier-car`]
    for (const path of paths) {
      const text = await (await send('GET', path, { query: { size: 200 }, headers: bearer() })).text()
      expect(text).not.toMatch(/[:[,]null/)
    }
  })

  it('are the same under a blade- path as under its gd- path', async () => {
    const [blade, gd] = [await client.get(DRIVERS.replace('gd-', 'blade-')), await client.get(DRIVERS)]
    expect(blade).toEqual(gd)
  })
})

describe('paging', () => {
  it.each([
    [{ current: 2, size: 5 }, 2, 5],
    [{ pageNumber: 3, pageSize: 4 }, 3, 4],
    [{ current: 2, size: 5, pageNumber: 9, pageSize: 9 }, 2, 5],
    [{ current: 0, size: -1 }, 1, 10],
    [{ current: 'x', size: 'y' }, 1, 10],
    [{ size: 5000 }, 1, 200],
    [{}, 1, 10],
  ])('of the BladeX family reads %o', async (query, current, size) => {
    const { data } = await client.get<Page<Driver>>(DRIVERS, query as Record<string, string | number>)
    expect(data).toMatchObject({ current, size, total: 24, pages: Math.ceil(24 / size) })
  })

  it('of the other families prefers their own parameter names', async () => {
    const { data } = await client.get<Page<unknown>>(`${ORDERS}/queryPage`, {
      current: 9,
      size: 9,
      pageNumber: 2,
      pageSize: 3,
    })
    expect(data).toMatchObject({ current: 2, size: 3 })
  })

  it('beyond the end is empty', async () => {
    const { data } = await client.get<Page<Driver>>(DRIVERS, { current: 99 })
    expect(data).toMatchObject({ records: [], total: 24, current: 99 })
  })
})

describe('bodies', () => {
  const fields = { grantType: 'password', account: 'yueheng', password: 'Mall@2026' }
  const multipart = new FormData()
  for (const [name, value] of Object.entries(fields)) multipart.set(name, value)

  it.each([
    ['JSON', { body: fields }],
    ['a form', { body: new URLSearchParams(fields) }],
    ['multipart', { body: multipart }],
    ['the query', { query: fields }],
  ])('are read as %s', async (_, sent) => {
    expect((await call('POST', TOKEN, { ...sent, headers: PLAIN })).success).toBe(true)
  })

  it.each([
    ['{oops', 'application/json'],
    ['{"a":', 'text/plain'],
    ['--x\r\nbroken', 'multipart/form-data; boundary=y'],
  ])('%s are a client error', async (body, type) => {
    const headers = { ...PLAIN, 'Content-Type': type }
    expect(await call('POST', TOKEN, { body, headers })).toMatchObject({
      http: 400,
      code: 400,
      message: '请求参数格式错误',
    })
  })

  it.each(['null', '[]', '"text"', '{"__proto__":{"account":"x"},"items":{"length":9}}', '{"grantType":{"a":1}}', ''])(
    '%s cause no server error',
    async (body) => {
      const headers = { ...bearer(), 'Content-Type': 'application/json' }
      for (const path of [
        TOKEN,
        `${NOTES}/add`,
        `${NOTES}/save-supplementary-information`,
        `${ORDERS}/verifySendTime`,
      ]) {
        expect((await call('POST', path, { body, headers })).code, path).not.toBe(500)
      }
    },
  )

  it.each(['Basic', 'Basic !!!', 'Bearer', 'Basic bm9jb2xvbg=='])(
    'the header %s causes no server error',
    async (Authorization) => {
      expect((await call('POST', TOKEN, { body: {}, headers: { Authorization } })).http).toBe(401)
      expect((await call('GET', DRIVERS, { headers: { Authorization } })).http).toBe(401)
    },
  )

  it('name the missing parameter', async () => {
    expect(await client.get(`${CONTRACTS}/queryContractById`)).toMatchObject({
      http: 400,
      message: '缺少必要的请求参数: id',
    })
  })
})

describe('faults', () => {
  it.each([
    ['400', 200, 400],
    ['401', 401, 401],
    ['403', 403, 403],
    ['404', 404, 404],
    ['500', 500, 500],
  ])('%s comes as HTTP %s', async (fault, http, code) => {
    const answer = await call('GET', DRIVERS, { headers: bearer({ 'X-Fault': fault }) })
    expect(answer).toMatchObject({ http, code, success: false })
  })

  it('can be an HTML page of a proxy, or an empty answer', async () => {
    const html = await send('GET', DRIVERS, { headers: bearer({ 'X-Fault': 'html' }) })
    expect([html.status, (await html.text()).startsWith('<html>')]).toEqual([502, true])
    expect(await (await send('GET', DRIVERS, { headers: bearer({ 'X-Fault': 'empty' }) })).text()).toBe('')
  })

  it.each([
    ['slow', 3_000, 200],
    ['timeout', 90_000, 504],
  ])('%s delays the answer', async (fault, ms, status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pending = send('GET', DRIVERS, { headers: bearer({ 'X-Fault': fault }) })
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(ms)
    expect((await pending).status).toBe(status)
    vi.useRealTimers()
  })

  it('do not carry the request out', async () => {
    const sent = { body: {}, headers: { ...basic('x', 'y'), 'X-Fault': '500' } }
    expect((await call('POST', TOKEN, sent)).code).toBe(500)
  })
})

describe('a handler that throws', () => {
  afterEach(() => vi.restoreAllMocks())

  it('answers code 500 and rolls its changes back', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(db.drivers, 'where').mockImplementation(() => {
      throw new TypeError('broken')
    })
    expect(await client.get(DRIVERS)).toMatchObject({ http: 500, code: 500, success: false, message: '服务器异常' })
    expect(logged).toHaveBeenCalled()
  })

  it('leaves no partial write', () => {
    const [contract, note] = [db.contracts.all()[0], db.delivers.all()[0]]
    if (!contract || !note) throw new Error('empty seed')
    expect(() =>
      write(() => {
        db.contracts.update(contract.id, { remark: '一半' })
        db.delivers.update(note.id, { remark: '一半' })
        db.delivers.insert({ ...note })
      }),
    ).toThrow()
    expect(db.contracts.get(contract.id)?.remark).toBe(contract.remark)
    expect(db.delivers.get(note.id)?.remark).toBe(note.remark)
  })

  it('cannot mutate a row in place', () => {
    const [note] = db.delivers.all()
    expect(() => Object.assign(note?.items[0] ?? {}, { quantity: '0' })).toThrow(TypeError)
  })
})

describe('with setupServer', () => {
  const server = setupServer(...handlers)

  it('answers fetch in a screen test', async () => {
    server.listen({ onUnhandledRequest: 'error' })
    const response = await fetch(`http://localhost:3000${DRIVERS}?size=1`, { headers: bearer() })
    expect(await response.json()).toMatchObject({ success: true, data: { total: 24 } })
    server.close()
  })
})
