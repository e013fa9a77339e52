import type { Page } from '@playwright/test'
import { median } from './report'

type Rate = 1 | 4

/** Time of the loop at 1× and 4× CPU on the idle machine that the budgets were set on, ms. */
const REFERENCE: Record<Rate, number> = { 1: 26, 4: 105 }
const ROUNDS = 15

/**
 * How many times slower the machine is now than the one the budgets were set on; at least 1. The page is throttled to
 * `rate`.
 */
export async function slowness(page: Page, rate: Rate): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push((await page.evaluate(fixedLoop)).time)
  process.stdout.write(
    `\nfixed loop at ${rate}× CPU: ${median(times).toFixed(1)} ms, ${REFERENCE[rate]} ms when idle\n`,
  )
  return Math.max(1, median(times) / REFERENCE[rate])
}

/** A fixed amount of typical screen work: objects, texts, maps, sorting. `time` is its duration in ms. */
function fixedLoop(): { time: number; check: number } {
  const start = performance.now()
  let check = 0
  for (let round = 0; round < 80; round++) {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ id: `row-${(at * 7919) % 1000}`, value: (at * 31) % 977 }))
    const byId = new Map(rows.map((row) => [row.id, { ...row, text: row.value.toFixed(2).padStart(12) }]))
    rows.sort((a, b) => a.value - b.value || (a.id < b.id ? -1 : 1))
    for (const { id } of rows) check += byId.get(id)?.text.length ?? 0
  }
  // The result is returned, so that the compiler cannot drop any part of the work.
  return { time: performance.now() - start, check }
}

/** Slows the CPU of a page down. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
