import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { db, keep, resetDb } from '#mocks/areas'
import { readFiles } from '#mocks/kernel/store/keep'
import { CONTRACTS, call, clientOf, NOTES, PLAIN, send, signIn } from '#tests/kit/api'
import { payload } from '#tests/mocks/procurement/contract/contractInput'

let folder: string
let file: string
let running: ReturnType<typeof keep> | null = null

/** Starts the server's part again, as a restart does. */
function start() {
  running?.stop()
  running = keep(file)
  return running
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-'))
  file = join(folder, 'demo.json')
  resetDb()
})

afterEach(() => {
  running?.stop()
  resetDb()
  rmSync(folder, { recursive: true })
})

/** The contracts as the files hold them. */
const kept = () => [...(readFiles(file)?.state.tables.contracts?.values() ?? [])] as { remark: string }[]
/** The contracts of the whole file alone. */
const whole = () => JSON.parse(readFileSync(file, 'utf8')).tables.contracts

describe('data stored in a file', () => {
  it('survive a restart: rows, ids, sessions, uploads, and idempotent answers', async () => {
    const { stop } = start()
    const client = await signIn('yueheng')
    const key = { 'Idempotency-Key': 'k1' }
    const body = payload({ contractCode: 'JC-KEPT-1' })
    const made = await client.post<{ id: string }>(`${CONTRACTS}/createContract`, body, key)
    const form = new FormData()
    form.append('file', new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.png', { type: 'image/png' }))
    const headers = { Authorization: `Bearer ${client.token}` }
    const { data: url } = await call<string>('POST', '/api/common/common/upload/file', { body: form, headers })
    stop()

    resetDb()
    expect(db.contracts.get(made.data.id)).toBeUndefined()
    start()
    expect(db.contracts.get(made.data.id)).toMatchObject({ contractCode: 'JC-KEPT-1' })
    const again = clientOf(client.token)
    expect((await again.post<{ id: string }>(`${CONTRACTS}/createContract`, body, key)).data.id).toBe(made.data.id)
    expect([...new Uint8Array(await (await send('GET', url)).arrayBuffer())]).toEqual([0xff, 0xd8, 0xff])
    const next = await again.post<{ id: string }>(`${CONTRACTS}/createContract`, payload({ contractCode: 'JC-KEPT-2' }))
    expect(next.data.id > made.data.id).toBe(true)
  })

  it('are written within 50 ms of a change that no request makes, and of a reset', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      start()
      const [contract] = db.contracts.all()
      db.contracts.update(contract?.id ?? '', { remark: '改过' })
      vi.advanceTimersByTime(50)
      expect(kept()[0]?.remark).toBe('改过')
      resetDb()
      vi.advanceTimersByTime(50)
      expect(kept()[0]?.remark).not.toBe('改过')
    } finally {
      vi.useRealTimers()
    }
  })

  it('are written when the process ends', () => {
    start()
    const [contract] = db.contracts.all()
    db.contracts.update(contract?.id ?? '', { remark: '改过' })
    for (const listener of process.listeners('exit').slice(-1)) listener(0)
    expect(whole()[0].remark).toBe('改过')
  })

  it('are merged into one file at a start, at an end, and when the journal is long', async () => {
    const lines = () => readFileSync(`${file}.journal`, 'utf8').trim().split('\n').length
    running = keep(file, { largestJournal: 2_000 })
    const id = db.contracts.all()[0]?.id ?? ''
    db.contracts.update(id, { remark: '一' })
    running.flush()
    expect([lines(), whole()[0].remark === '一']).toEqual([2, false])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      db.contracts.update(id, { remark: '长'.repeat(1_000) })
      vi.advanceTimersByTime(50)
    } finally {
      vi.useRealTimers()
    }
    expect([lines(), whole()[0].remark.length]).toEqual([1, 1_000])
    db.contracts.update(id, { remark: '三' })
    start()
    expect([lines(), whole()[0].remark, db.contracts.get(id)?.remark]).toEqual([1, '三', '三'])
  })

  it('are not taken from the journal of another file', () => {
    start()
    const id = db.contracts.all()[0]?.id ?? ''
    db.contracts.update(id, { remark: '一' })
    running?.flush()
    const journal = readFileSync(`${file}.journal`)
    rmSync(file)
    running?.stop()
    rmSync(file)
    resetDb()
    start()
    running?.stop()
    writeFileSync(`${file}.journal`, journal)
    start()
    expect(db.contracts.get(id)?.remark).not.toBe('一')
  })
})

it.each([
  ['in a folder that does not exist', () => join(folder, 'none', 'demo.json'), 'does not exist'],
  ['that is a folder', () => folder, 'is not a file'],
  ['beside which nothing can be written', () => file, 'cannot be read and written (EISDIR'],
])('a file %s ends the start in a sentence', (_, path, words) => {
  mkdirSync(`${file}.tmp`)
  expect(() => keep(path())).toThrow(
    expect.objectContaining({ name: 'StartError', message: expect.stringContaining(words) }),
  )
})

it.each([
  ['a broken file', '{"kind":"supplier-back-office","ver'],
  ['a foreign file', '{"name":"something else"}'],
  ['a file of another version', '{"kind":"supplier-back-office","version":0,"lastIds":{},"tables":{},"memories":{}}'],
  [
    'a file of other tables',
    '{"kind":"supplier-back-office","version":1,"lastIds":{},"tables":{"a":[]},"memories":{}}',
  ],
  ['an empty file', ''],
])('%s is set aside, and the demo starts afresh', async (_, text) => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  writeFileSync(file, text)
  start()
  const aside = readdirSync(folder).filter((name) => name.startsWith('demo.json.aside-'))
  expect(aside).toHaveLength(1)
  expect(readFileSync(join(folder, aside[0] ?? ''), 'utf8')).toBe(text)
  expect(said.mock.calls.join()).toContain(aside[0])
  expect(kept().length).toBe(db.contracts.all().length)
  expect((await (await signIn('yueheng')).get(`${NOTES}/get-deliver-page/1`)).success).toBe(true)
})

it('is always complete, whenever the writing process is killed', async () => {
  const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let dots = 0
  await new Promise<void>((resolve) => {
    writer.stdout.on('data', (chunk: Buffer) => {
      dots += chunk.length
      if (dots >= WRITES) resolve()
    })
  })
  writer.kill('SIGKILL')
  await new Promise((resolve) => writer.once('exit', resolve))
  expect(existsSync(file)).toBe(true)
  expect(kept().length).toBeGreaterThan(20)
  const said = vi.spyOn(console, 'warn')
  start()
  expect(said).not.toHaveBeenCalled()
}, 120_000)

it.each(['', 'sync'])(
  'has every change that was answered when the process was killed: %s',
  async (mode) => {
    const server = spawn(process.execPath, ['--input-type=module', '-e', SERVER, file, mode], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const origin = await new Promise<string>((resolve) => {
      server.stdout.once('data', (chunk: Buffer) => resolve(`${chunk}`))
    })
    const post = async (path: string, body: object, headers = {}) => {
      const all = { 'Content-Type': 'application/json', ...headers }
      const answer = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body), headers: all })
      return (await answer.json()).data
    }
    const signing = { grantType: 'password', account: 'yueheng', password: 'Mall@2026' }
    const { accessToken } = await post('/api/gd-auth/supplierToken', signing, PLAIN)
    const made = payload({ contractCode: 'JC-KILLED-1' })
    const { id } = await post(`${CONTRACTS}/createContract`, made, { Authorization: `Bearer ${accessToken}` })
    server.kill('SIGKILL')
    await new Promise((resolve) => server.once('exit', resolve))
    start()
    expect(db.contracts.get(id)).toMatchObject({ contractCode: 'JC-KILLED-1' })
    // The session too: it was answered before.
    expect((await clientOf(accessToken).get(`${NOTES}/get-deliver-page/1`)).success).toBe(true)
  },
  120_000,
)

/** Files written before the process is killed. */
const WRITES = 4
/** Changes and writes without a pause, from the first written file on. */
const WRITER = `
import { runnerImport } from 'vite'
const options = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
const { module } = await runnerImport('./mocks/areas.ts', options)
const { flush } = module.keep(process.argv[1], { largestJournal: 100 })
const [contract] = module.db.contracts.all()
for (let turn = 0; ; turn += 1) {
  module.db.contracts.update(contract.id, { remark: 'x'.repeat(turn % 500) })
  process.stdout.write('.')
  flush()
}
`
/** Serves the embedded API over a file, on a free port that it prints. */
const SERVER = `
import { createServer } from 'node:http'
import { runnerImport } from 'vite'
const options = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
const { module } = await runnerImport('./mocks/areas.ts', options)
module.keep(process.argv[1], { isSync: process.argv[2] === 'sync' })
const handle = module.middleware({ counterpartyDelayMs: 0 })
const server = createServer((request, response) => handle(request, response, () => response.end()))
server.listen(0, '127.0.0.1', () => process.stdout.write('http://127.0.0.1:' + server.address().port))
`
