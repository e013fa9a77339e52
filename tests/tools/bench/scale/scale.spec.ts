import { expect, test } from '@playwright/test'
import { signIn } from '#tests/e2e/kit/journey'
import { median, p95 } from '#tests/tools/bench/report'
import { PORTS, presentTree, serve } from '#tests/tools/bench/side'
import { type Read, readsOf } from './calls'

/** The demo's year, so many times. */
const SCALE = '20'
const ROUNDS = 30
/** So often a call is sent that is quick each time: a screen reads hundreds of them. */
const QUICK_ROUNDS = 5
/** What a call may take, ms. */
const LIMIT = 300
/** Calls below this are quick: they are counted, not listed, ms. */
const QUICK = 50

let stop: (() => void) | undefined

test.beforeAll(async () => {
  stop = await serve(presentTree, PORTS.scale, { SCALE })
})

test.afterAll(() => stop?.())

for (const [host, account] of [
  ['material', 'haichuan'],
  ['supplier', 'yueheng'],
] as const) {
  test.describe(host, () => {
    test.use({ baseURL: `http://${host}.localhost:${PORTS.scale}` })

    test(`what the screens of ${account} read, ${SCALE} times as much`, async ({ page }) => {
      test.setTimeout(1_800_000)
      await signIn(page, account)
      const reads = await readsOf(page)
      await page.close()
      const lines: Line[] = []
      for (const read of reads) lines.push(await timed(read))
      lines.sort((a, b) => b.p95 - a.p95)
      const told = lines.filter((line) => line.p50 >= QUICK || line.p95 > LIMIT)
      const row = (line: Line) =>
        [line.p50, line.p95].map((ms) => ms.toFixed(0).padStart(6)).join('') +
        `  ${line.p95 > LIMIT ? 'OVER' : 'ok  '}  ${line.kib.toFixed(0).padStart(5)} KiB  ${line.name}: ${shortOf(line.url)}`
      const head = `${'p50'.padStart(6)}${'p95'.padStart(6)}  of ${reads.length} calls, ${ROUNDS} times each; the quick ones ${QUICK_ROUNDS} times`
      process.stdout.write(`\n${[head, ...told.map(row)].join('\n')}\n\n`)
      expect(lines.filter((line) => line.p95 > LIMIT).map(({ url }) => shortOf(url))).toEqual([])
    })
  })
}

type Line = Read & { p50: number; p95: number; kib: number }

/** Sends a call again and again; each waits for the one before it. */
async function timed(read: Read): Promise<Line> {
  const times: number[] = []
  // Node does not resolve the names below localhost.
  const address = Object.assign(new URL(read.url), { hostname: 'localhost' })
  let bytes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const response = await fetch(address, { headers: read.headers })
    bytes = (await response.arrayBuffer()).byteLength
    times.push(performance.now() - start)
    if (!response.ok) throw new Error(`${response.status} ${read.url}`)
    if (times.length === QUICK_ROUNDS && times.every((time) => time < QUICK)) break
  }
  return { ...read, p50: median(times), p95: p95(times), kib: bytes / 1024 }
}

function shortOf(url: string): string {
  const { pathname, searchParams } = new URL(url)
  for (const name of ['size', 'current', 'ascs', 'descs']) if (searchParams.size > 2) searchParams.delete(name)
  return decodeURIComponent(`${pathname.replace('/api', '')}?${searchParams}`)
}
