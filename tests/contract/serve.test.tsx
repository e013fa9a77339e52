import { mkdtemp, readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { resetDb } from '#mocks/areas'
import { recordGateway } from '#tests/contract/check/record'
import { serveGateway } from '#tests/contract/check/serve'
import { PLAIN, signIn } from '#tests/kit/api'

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

  it('says that a gateway is not there', async () => {
    const report = join(await mkdtemp(join(tmpdir(), 'gateway-')), 'report.md')
    const recorder = await opened(recordGateway({ port: 0, target: 'http://localhost:1', report, log }))
    expect((await ask(recorder, NOTES)).status).toBe(502)
    await vi.waitFor(async () => expect(await readFile(report, 'utf8')).toContain('not reached'))
  })
})
