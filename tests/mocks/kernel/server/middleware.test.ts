import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { middleware, resetDb } from '#mocks/areas'
import { startClock } from '#mocks/kernel/store/clock'
import { PLAIN } from '#tests/kit/api'

const TOKEN = '/api/gd-auth/supplierToken'
const BODY_LIMIT = 2_000

let server: Server
let origin: string

beforeAll(async () => {
  const handle = middleware({ counterpartyDelayMs: 0, bodyLimit: BODY_LIMIT })
  server = createServer((req, res) => {
    handle(req, res, (error) => {
      res.statusCode = error ? 500 : 299
      res.end('next')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  startClock(0)
  server.closeAllConnections()
  server.close()
})
beforeEach(resetDb)

function post(path: string, body: string, headers: Record<string, string> = {}) {
  return fetch(origin + path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })
}

async function signInOverHttp(): Promise<string> {
  const response = await post(
    TOKEN,
    JSON.stringify({ grantType: 'password', account: 'yueheng', password: 'Mall@2026' }),
    PLAIN,
  )
  return (await response.json()).data.accessToken
}

describe('over real HTTP', () => {
  it('signs in and reads a list', async () => {
    const headers = { 'Blade-Auth': `bearer ${await signInOverHttp()}` }
    const response = await fetch(`${origin}/api/blade-system/menu/menu-include-client?_t=1`, { headers })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { success, data } = (await response.json()) as { success: boolean; data: { routeName: string }[] }
    expect([success, data[0]?.routeName]).toEqual([true, 'home_index'])
    expect(data.length).toBeGreaterThan(1)
  })

  it.each(['/api/common/common/file/content/%', '/api/gd-system/%E4%'])(
    'answers an undecodable address with 400: %s',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(400)
    },
  )

  it.each(['/', '/index.html', '/apiary/x', '/src/main.tsx'])('passes %s on to the next middleware', async (path) => {
    expect((await fetch(origin + path)).status).toBe(299)
  })

  it.each([
    ['/api/gd-system/nothing', { code: 404, success: false, msg: '请求的资源不存在' }],
    ['/api/store/nothing', { code: 404, success: false, message: '请求的资源不存在' }],
    ['/__mock/nothing', { code: 404, success: false }],
  ])('rejects %s as unknown', async (path, body) => {
    const response = await fetch(origin + path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject(body)
  })

  it('takes no control calls from pages of other sites', async () => {
    expect((await post('/__mock/expire', '{}', { Origin: 'https://other.example' })).status).toBe(403)
    expect((await post('/__mock/expire', '{}', { Origin: origin })).status).toBe(200)
  })

  it('repeats the answer of a key for the same content alone', async () => {
    const headers = { 'Blade-Auth': `bearer ${await signInOverHttp()}`, 'Idempotency-Key': 'k-1' }
    const add = (driverName: string) =>
      post('/api/gd-system/supplier/driver/add', JSON.stringify({ driverName, driverPhone: '19900012345' }), headers)
    const [first, same, other] = [await add('张三'), await add('张三'), await add('李四')]
    expect([first.status, same.status, other.status]).toEqual([200, 200, 422])
    expect(await same.json()).toEqual(await first.json())
  })

  it('rejects a body that is too large, and keeps serving', async () => {
    const response = await post(TOKEN, JSON.stringify({ text: 'x'.repeat(BODY_LIMIT) }), PLAIN)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 413, msg: '请求内容过大' })
    expect(await signInOverHttp()).toBeTruthy()
  })

  it('sends binary content unchanged', async () => {
    const name = encodeURIComponent('JC-202403-0007 合同扫描件.pdf')
    const response = await fetch(`${origin}/api/common/common/file/content/${name}`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
  })

  it('survives a client that disconnects', async () => {
    const token = await signInOverHttp()
    const hungUp = new Promise<void>((resolve) => {
      const headers = { accessToken: token, 'X-Fault': 'timeout' }
      const call = request(`${origin}/api/store/menu/tree`, { headers })
      call.once('error', () => resolve())
      call.once('socket', (socket) => socket.once('connect', () => call.destroy(new Error('gone'))))
      call.end()
    })
    await hungUp
    const headers = { accessToken: token }
    expect((await fetch(`${origin}/api/store/menu/tree`, { headers })).status).toBe(200)
  })

  it('resets to the seed on request', async () => {
    const token = await signInOverHttp()
    expect((await post('/__mock/reset', '')).status).toBe(200)
    expect((await fetch(`${origin}/api/store/menu/tree`, { headers: { accessToken: token } })).status).toBe(403)
  })
})
