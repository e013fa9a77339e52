import { mkdtemp, readFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { resetDb } from '#mocks/areas'
import { PLAIN, signIn } from '#tests/kit/api'
import { openGateway } from '#tests/tools/contract/check/gateway'
import { recordGateway } from '#tests/tools/contract/check/record'
import { serveGateway } from '#tests/tools/contract/check/serve'

const NOTES = '/api/supplier/orderLogistics/get-deliver-page/1'
const lines: string[] = []
const log = (line: string) => lines.push(line)
const servers: Server[] = []
const portOf = (server: Server) => (server.address() as AddressInfo).port
const opened = async (server: Promise<Server>) => {
  servers.push(await server)
  return `http://localhost:${portOf(await server)}`
}

let gateway = ''
let token = ''
beforeAll(async () => {
  resetDb()
  gateway = await opened(serveGateway({ port: 0, isStrict: true, log }))
  token = (await signIn('yueheng')).token
})
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))))

/** Asks as only a program can: the path as it is, and any Host. */
const askRaw = (base: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = new URL(base)
    const call = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }))
    })
    call.once('error', reject)
    call.end()
  })

const ask = (base: string, path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers: { Authorization: `Bearer ${token}`, ...headers } })

describe('the embedded API alone', () => {
  it('answers pages of another origin, and logs each request', async () => {
    const asked = await fetch(gateway + NOTES, { method: 'OPTIONS', headers: { Origin: 'http://site.localhost' } })
    expect(asked.status).toBe(204)
    const answer = await ask(gateway, `${NOTES}?current=1&size=10`, { Origin: 'http://site.localhost' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://site.localhost')
    expect((await answer.json()).result.records.length).toBeGreaterThan(0)
    await vi.waitFor(() => expect(lines.join('\n')).toMatch(/GET \/api\/supplier.*size=10 200 \d+ ms/))
  })

  it.each([
    ['a call', '/api/nothing', {}, 'no such call in the document'],
    ['a body member', '/api/gd-auth/supplierToken', { pass: 'x' }, 'must NOT have additional properties'],
  ])('in strict mode refuses %s that the document does not have', async (_, path, body, fault) => {
    const answer = await fetch(gateway + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...PLAIN },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(fault)
  })
})

describe('the recorder before a gateway', () => {
  it('passes on what it is asked, and reports per screen what is wrong, without any value', async () => {
    const report = join(await mkdtemp(join(tmpdir(), 'gateway-')), 'report.md')
    const recorder = await opened(recordGateway({ port: 0, target: gateway, report, log }))
    const screen = { Referer: 'http://supplier.localhost/supplier/deliver/list?status=0' }
    const answer = await ask(recorder, `${NOTES}?current=1&size=10&carNo=${encodeURIComponent('粤B12345')}`, screen)
    expect(await answer.json()).toMatchObject({ code: 200 })
    expect((await ask(recorder, '/api/nothing/13800000000', screen)).status).toBe(400)
    await vi.waitFor(async () => {
      const text = await readFile(report, 'utf8')
      expect(text).toContain('## /supplier/deliver/list')
      expect(text).toContain(`- GET ${NOTES} × 1`)
      expect(text).toContain('no such call in the document')
      expect(text).not.toMatch(/粤B12345|13800000000/)
    })
  })

  it.each([
    ['another server after two slashes', (port: number) => `//127.0.0.1:${port}/x`],
    ['another server after a backslash', (port: number) => `/\\127.0.0.1:${port}/x`],
    ['another server by its whole address', (port: number) => `http://127.0.0.1:${port}/x`],
  ])('is no way to %s', async (_, pathTo) => {
    const asked: string[] = []
    const other = createServer((call, answer) => {
      asked.push(call.url ?? '')
      answer.end('secret')
    })
    await new Promise<void>((resolve) => other.listen(0, resolve))
    servers.push(other)
    const report = join(await mkdtemp(join(tmpdir(), 'gateway-')), 'report.md')
    const recorder = await opened(recordGateway({ port: 0, target: gateway, report, log }))
    const answer = await askRaw(recorder, pathTo(portOf(other)), { Authorization: `Bearer ${token}` })
    expect(answer).toMatchObject({ status: 403, text: expect.stringContaining('only paths are passed on') })
    expect(asked).toEqual([])
  })

  it('is for pages of this machine only, under its own name', async () => {
    const report = join(await mkdtemp(join(tmpdir(), 'gateway-')), 'report.md')
    const recorder = await opened(recordGateway({ port: 0, target: gateway, report, log }))
    for (const base of [recorder, gateway]) {
      const foreign = await fetch(`${base}${NOTES}`, { headers: { Origin: 'https://example.com' } })
      expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null])
      expect((await askRaw(base, NOTES, { Host: 'rebound.example.com' })).status).toBe(403)
      expect((await askRaw(base, '/__mock/reset', { Host: 'localhost.example.com' })).status).toBe(403)
      expect((await askRaw(base, NOTES, { Host: 'supplier.localhost' })).status).not.toBe(403)
    }
    for (const server of servers) expect((server.address() as AddressInfo).address).toMatch(/^(127\.0\.0\.1|::)$/)
  })

  it('follows no redirect of the gateway, and passes none on', async () => {
    const asked: string[] = []
    const other = createServer((call, answer) => {
      asked.push(call.headers.authorization ?? '')
      answer.end()
    })
    await new Promise<void>((resolve) => other.listen(0, resolve))
    const leading = createServer((_, answer) => {
      answer.writeHead(307, { Location: `http://127.0.0.1:${portOf(other)}/x` })
      answer.end()
    })
    await new Promise<void>((resolve) => leading.listen(0, resolve))
    servers.push(other, leading)
    const target = `http://localhost:${portOf(leading)}`
    const report = join(await mkdtemp(join(tmpdir(), 'gateway-')), 'report.md')
    const recorder = await opened(recordGateway({ port: 0, target, report, log }))
    const answer = await fetch(recorder + NOTES, { headers: { Authorization: `Bearer ${token}` }, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([307, null])
    const { send } = await openGateway({ api: target, clientId: 'x', clientSecret: 'x', token })
    expect((await send(NOTES, {})).status).toBe(307)
    expect(asked).toEqual([])
  })

  it('reports no value, whatever is sent where: paths, parameters, bodies, a Referer that is no address', async () => {
    const report = join(await mkdtemp(join(tmpdir(), 'gateway-')), 'report.md')
    const recorder = await opened(recordGateway({ port: 0, target: gateway, report, log }))
    const values = ['13800138000', 'someone@example.com', 'eyJhbGciOiJIUzI1NiJ9', 'zhangsan']
    for (const value of values) {
      await ask(recorder, `/order/${value}`, { Referer: value })
      await ask(recorder, `/api/nothing/${value}`, { Referer: `http://localhost/order/${value}` })
      await ask(recorder, `${NOTES}?current=1&size=10&${value}=1`, { Referer: `http://localhost/home?of=${value}` })
    }
    await fetch(`${recorder}/api/gd-auth/supplierToken`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...PLAIN },
      body: '{"account":"someone',
    })
    await vi.waitFor(async () => {
      const text = await readFile(report, 'utf8')
      expect(text).toContain('- GET /…/…/… × 4')
      expect(text).toContain('## /home')
      expect(text).toContain('sent wrongly: unknown parameter …')
      expect(text).toContain('a body that is no JSON')
      for (const value of values) expect(text).not.toContain(value)
    })
  })

  it('says that a gateway is not there', async () => {
    const report = join(await mkdtemp(join(tmpdir(), 'gateway-')), 'report.md')
    const recorder = await opened(recordGateway({ port: 0, target: 'http://localhost:1', report, log }))
    expect((await ask(recorder, NOTES)).status).toBe(502)
    await vi.waitFor(async () => expect(await readFile(report, 'utf8')).toContain('not reached'))
  })
})
