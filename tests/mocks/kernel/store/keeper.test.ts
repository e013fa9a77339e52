import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { db, keep, resetDb } from '#mocks/areas'
import { later, startClock } from '#mocks/kernel/store/clock'
import { readFiles, settleChanges } from '#mocks/kernel/store/keep'
import { write } from '#mocks/kernel/store/store'
import { CONTRACTS, call, NOTES, signIn } from '#tests/kit/api'
import { payload } from '#tests/mocks/procurement/contract/contractInput'

let folder: string
let file: string
let running: ReturnType<typeof keep> | null = null
/** What the disk answers instead of writing: '' while it works. */
let fault = ''
let said: string[]

const REFUSED = '数据未能保存到磁盘，本次修改没有生效，请检查磁盘空间和权限后重试'

function failing<Args extends unknown[], Result>(operation: (...args: Args) => Result) {
  return (...args: Args): Result => {
    if (fault !== '') throw new Error(`${fault}: the disk fails, write`)
    return operation(...args)
  }
}

const disk = {
  ...fs,
  openSync: failing(fs.openSync),
  writeFileSync: failing(fs.writeFileSync),
  ftruncateSync: failing(fs.ftruncateSync),
} as typeof fs

/** The codes of the contracts in the files. */
const kept = () =>
  [...(readFiles(file)?.state.tables.contracts?.values() ?? [])].map(
    (row) => (row as { contractCode: string }).contractCode,
  )
const post = (client: Awaited<ReturnType<typeof signIn>>, contractCode: string, key = '') =>
  client.post<{ id: string }>(
    `${CONTRACTS}/createContract`,
    payload({ contractCode }),
    key ? { 'Idempotency-Key': key } : {},
  )

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keeper-'))
  file = join(folder, 'demo.json')
  fault = ''
  said = []
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text: string) => {
      said.push(text)
    })
  }
  resetDb()
  // The timers alone: a request takes real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  fault = ''
  running?.stop()
  running = null
  vi.useRealTimers()
  startClock(0)
  resetDb()
  rmSync(folder, { recursive: true })
})

it.each([false, true])('a change is in the files before it is answered (with KEEP_SYNC: %s)', async (isSync) => {
  const synced = vi.fn(fs.fsyncSync)
  running = keep(file, { isSync, disk: { ...disk, fsyncSync: synced } })
  const client = await signIn('yueheng')
  synced.mockClear()
  expect((await post(client, 'JC-KEPT-1', 'k1')).success).toBe(true)
  expect(kept()).toContain('JC-KEPT-1')
  // Before an answer, as the server does.
  settleChanges()
  expect(readFiles(file)?.state.memories.answers?.size).toBe(1)
  expect(synced).toHaveBeenCalledTimes(isSync ? 1 : 0)
  vi.advanceTimersByTime(50)
  expect(synced).toHaveBeenCalledOnce()
})

describe('on a disk that is full', () => {
  beforeEach(() => {
    running = keep(file, { disk })
  })

  it('a change is refused as long as it is, and nothing of it stays; reading goes on', async () => {
    const client = await signIn('yueheng')
    fault = 'ENOSPC'
    const before = db.contracts.all()
    for (const code of ['JC-FULL-1', 'JC-FULL-2']) {
      expect(await post(client, code, 'k1')).toMatchObject({ http: 507, code: 507, success: false, message: REFUSED })
    }
    expect(db.contracts.all()).toEqual(before)
    expect((await client.get(`${NOTES}/get-deliver-page/1`)).success).toBe(true)
    expect((await signIn('yueheng')).token).toBeTruthy()

    fault = ''
    vi.advanceTimersByTime(5_000)
    expect(await post(client, 'JC-FULL-1', 'k1')).toMatchObject({ http: 200, success: true })
    expect(kept()).toContain('JC-FULL-1')
    expect(kept()).not.toContain('JC-FULL-2')
  })

  it('an upload is refused', async () => {
    const client = await signIn('yueheng')
    fault = 'ENOSPC'
    const form = new FormData()
    form.append('file', new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.png', { type: 'image/png' }))
    const headers = { Authorization: `Bearer ${client.token}` }
    const answer = await call('POST', '/api/common/common/upload/file', { body: form, headers })
    expect(answer).toMatchObject({ http: 507, success: false })
  })

  it('what no request changed is tried again until it is written, and both turns are said once', () => {
    const [contract] = db.contracts.all()
    fault = 'ENOSPC'
    db.contracts.update(contract?.id ?? '', { contractCode: 'JC-LATER' })
    vi.advanceTimersByTime(20_000)
    expect(said).toEqual([
      `KEEP: ${file} cannot be written (ENOSPC: the disk fails). Changes are refused until it can be again.`,
    ])
    fault = ''
    vi.advanceTimersByTime(5_000)
    expect(said.slice(1)).toEqual([`KEEP: ${file} is written again.`])
    expect(kept()).toContain('JC-LATER')
    vi.advanceTimersByTime(20_000)
    expect(said).toHaveLength(2)
  })

  it('a step of the other party waits', () => {
    startClock(1_000)
    const id = db.contracts.all()[0]?.id ?? ''
    later(() => write(() => db.contracts.update(id, { contractCode: 'JC-STEP' })))
    fault = 'EROFS'
    vi.advanceTimersByTime(2_500)
    expect(db.contracts.get(id)?.contractCode).not.toBe('JC-STEP')
    fault = ''
    vi.advanceTimersByTime(6_000)
    expect(db.contracts.get(id)?.contractCode).toBe('JC-STEP')
    expect(kept()).toContain('JC-STEP')
  })

  it('an end tries several times', () => {
    db.contracts.update(db.contracts.all()[0]?.id ?? '', { contractCode: 'JC-END' })
    fault = 'ENOSPC'
    const wait = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
      fault = ''
      return 'timed-out'
    })
    running?.stop()
    expect(wait).toHaveBeenCalledOnce()
    expect(kept()).toContain('JC-END')
    expect(JSON.parse(readFileSync(file, 'utf8')).tables.contracts[0].contractCode).toBe('JC-END')
  })

  it('an end says what is lost', () => {
    db.contracts.update(db.contracts.all()[0]?.id ?? '', { contractCode: 'JC-LOST' })
    fault = 'ENOSPC'
    vi.spyOn(Atomics, 'wait').mockImplementation(() => 'timed-out')
    running?.stop()
    expect(said.at(-1)).toBe('KEEP: the last changes could not be written and are lost: 1 of contracts.')
    expect(kept()).not.toContain('JC-LOST')
  })
})

it('a disk that fails to sync gets all data in a new file', () => {
  let isFailing = false
  const fsyncSync = (handle: number) => {
    if (isFailing) throw new Error('EIO: i/o error, fsync')
    fs.fsyncSync(handle)
  }
  running = keep(file, { isSync: true, disk: { ...disk, fsyncSync } })
  isFailing = true
  db.contracts.update(db.contracts.all()[0]?.id ?? '', { contractCode: 'JC-EIO' })
  expect(settleChanges).toThrow('磁盘没有确认保存')
  isFailing = false
  vi.advanceTimersByTime(5_000)
  expect(JSON.parse(readFileSync(file, 'utf8')).tables.contracts[0].contractCode).toBe('JC-EIO')
})
