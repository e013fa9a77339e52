import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../e2e/journey'
import { filesOf, gzipKiB, routeModules } from './bundle'
import { note, p95, summary } from './report'

const SHELL = ['index.html', 'src/app/layout/Layout.tsx']
const FIRST_LIST = 'src/features/contract/ContractListPage.tsx'
const LINES = 200

test.describe.configure({ mode: 'serial' })

test('bytes of script, gzip', () => {
  const signInPage = ['index.html', 'src/features/account/SignInPage.tsx', 'src/features/account/SignInForm.tsx']
  note('JS: sign-in', gzipKiB(filesOf(...signInPage)), 'KiB', 250)
  const base = filesOf(...SHELL, FIRST_LIST)
  note('JS: shell + contract list', gzipKiB(base), 'KiB', 460)
  for (const route of routeModules()) {
    const own = [...filesOf(route)].filter((file) => !base.has(file))
    note(`JS: ${route.replace('src/features/', '')}, further`, gzipKiB(own), 'KiB', 60)
  }
})

test('loading at 4× CPU', async ({ page }) => {
  await watchPaint(page)
  await throttle(page, 4)
  await page.goto('/loginSupplier')
  await page.locator('.captcha-image img').waitFor()
  await noteLoad(page, 'sign-in')
  await throttle(page, 1)
  await signIn(page, 'yueheng')
  await throttle(page, 4)
  await page.goto('/supplier/agreementList')
  await page.getByRole('link', { name: /^JC-/ }).first().waitFor()
  await noteLoad(page, 'contract list')
})

test('switching tabs', async ({ page }) => {
  await signIn(page, 'yueheng', '/supplier/agreementList')
  await page.getByRole('link', { name: /^JC-/ }).first().waitFor()
  await page.goto('/supplier/deliver/list')
  await page.getByRole('link', { name: /^SH/ }).first().waitFor()
  await page.getByRole('tab', { name: '集采合同' }).click()
  await page.getByRole('link', { name: /^JC-/ }).first().waitFor()
  for (const [rate, budget] of [
    [1, 100],
    [4, undefined],
  ] as const) {
    await throttle(page, rate)
    const times: number[] = []
    for (let round = 0; round < 20; round++) times.push(await switchTime(page, round % 2 === 0 ? '送货单' : '集采合同'))
    note(`tab switch to paint, p95, ${rate}× CPU`, p95(times), 'ms', budget)
  }
})

test(`a keystroke in the line grid with ${LINES} lines`, async ({ page, request }, { config }) => {
  const answer = await request.post(`http://localhost:${config.metadata.port}/__mock/contract`, {
    data: { materials: LINES },
  })
  const { id } = (await answer.json()) as { id: string }
  await signIn(page, 'yueheng')
  const items = await page.evaluate(async (contractId) => {
    const path = '/api/gd-centralized-sourcing/censou/material/listWithContractByPage'
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const found = await fetch(`${path}?contractId=${contractId}&size=200`, { headers }).then((response) =>
      response.json(),
    )
    return found.data.records.map((line: { id: string }) => line.id).join(',')
  }, id)
  await page.goto(`/supplier/deliver/createDeliver?contractId=${id}&items=${items}`)
  const grid = page.getByRole('grid', { name: '材料明细' })
  await grid.waitFor()
  await expect(page.getByText(`共 ${LINES} 行`)).toBeVisible()
  for (const [rate, budget] of [
    [1, 50],
    [4, undefined],
  ] as const) {
    await throttle(page, rate)
    note(`keystroke to paint, ${LINES} lines, p95, ${rate}× CPU`, p95(await keystrokes(page)), 'ms', budget)
  }
})

test.afterAll(() => {
  const { table, over } = summary()
  process.stdout.write(`\n${table}\n\n`)
  expect(over).toEqual([])
})

async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

type Paint = { lcp: number; blocking: number }
type Measured = typeof window & { paint: Paint; strokes: number[] }

async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paint: Paint = { lcp: 0, blocking: 0 }
    ;(window as Measured).paint = paint
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paint.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paint.blocking += Math.max(0, entry.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
}

async function noteLoad(page: Page, name: string): Promise<void> {
  const figures = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return { fcp, ...(window as Measured).paint }
  })
  note(`${name}: FCP, 4× CPU`, figures.fcp, 'ms')
  note(`${name}: LCP, 4× CPU`, figures.lcp, 'ms')
  note(`${name}: blocking time, 4× CPU`, figures.blocking, 'ms')
}

/** From the click on a tab to the second frame after it, when its page is painted. */
function switchTime(page: Page, name: string): Promise<number> {
  return page.evaluate(async (title) => {
    const tab = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find((one) => one.textContent === title)
    const start = performance.now()
    tab?.click()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return performance.now() - start
  }, name)
}

/** Types digits into quantity cells all over the grid; the browser's own event timing tells when each was painted. */
async function keystrokes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const measured = window as Measured
    measured.strokes = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') measured.strokes.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const cell = page.getByRole('grid', { name: '材料明细' }).getByRole('row').nth(1).getByRole('gridcell').nth(5)
  await cell.click()
  let typed = 0
  for (let line = 0; line < 12; line++) {
    for (const digit of '1.5') {
      await page.keyboard.press(digit)
      typed++
    }
    await page.keyboard.press('Enter')
  }
  const slow = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as Measured).strokes
  })
  // Strokes painted within 16 ms are not reported; they count as 16.
  return [...slow, ...Array.from({ length: Math.max(0, typed - slow.length) }, () => 16)]
}
