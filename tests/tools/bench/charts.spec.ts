import { expect, type Page, test } from '@playwright/test'
import { signIn } from '#tests/e2e/kit/journey'
import { slowness, throttle } from './loop'
import { median, note, summary } from './report'
import { PORTS } from './side'

test.describe.configure({ mode: 'serial' })

test('charts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signIn(page, 'yueheng', '/supplier/deliver/list')
  await page.getByRole('link', { name: /^SH/ }).first().waitFor()
  const isChart = (path: string) => /\/(drawChart|echarts|chart)[^/]*\.js$/i.test(path)
  note('files of the drawing library before a page with a chart', asked.filter(isChart).length, '', 0)
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    // A new browser cache each time: the drawing library loads with the first chart.
    await page.goto('/supplier/deliver/list')
    await page.getByRole('link', { name: /^SH/ }).first().waitFor()
    const item = page.getByRole('menuitem', { name: '供货统计' })
    if (!(await item.isVisible())) await page.getByRole('menuitem', { name: '统计', exact: true }).click()
    await item.waitFor()
    times.push(
      await item.evaluate(async (entry: HTMLElement) => {
        const start = performance.now()
        entry.click()
        while (!document.querySelector('section canvas')) await new Promise((resolve) => requestAnimationFrame(resolve))
        await new Promise((resolve) => requestAnimationFrame(resolve))
        return performance.now() - start
      }),
    )
  }
  note('first chart on screen after its page opens, median', median(times), 'ms', 800)
})

test.describe('a year of days', () => {
  // Only the material product has the mall.
  test.use({ baseURL: `http://localhost:${PORTS.now}` })

  test('drawn in a chart', async ({ page }) => {
    await signIn(page, 'haichuan', '/goods')
    await throttle(page, 4)
    await page.goto(`/statistics/orders?period=${new Date().getFullYear()}&by=day`)
    await page.locator('section canvas').waitFor()
    await expect.poll(() => drawings(page)).not.toEqual([])
    note('a year of days in a chart, drawing, 4× CPU', median(await drawings(page)), 'ms', 200, {
      slowness: await slowness(page, 4),
    })
  })
})

test.afterAll(() => {
  const { table, over } = summary()
  process.stdout.write(`\n${table}\n\n`)
  expect(over).toEqual([])
})

/** How long each chart of the page took to draw, ms. */
function drawings(page: Page): Promise<number[]> {
  return page.evaluate(() => performance.getEntriesByName('draw chart').map(({ duration }) => duration))
}
