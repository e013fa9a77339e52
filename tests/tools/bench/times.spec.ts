import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { cellOf, signIn } from '#tests/e2e/kit/journey'
import { slowness, throttle } from './loop'
import { fillShop, groupBuyOf, publishMany, timeOfHundred } from './manyGoods'
import { median, note, p95, summary } from './report'
import { PORTS } from './side'

/** As many as a note holds. */
const LINES = 50

test.describe.configure({ mode: 'serial' })

test('switching tabs', async ({ page }) => {
  await signIn(page, 'yueheng', '/supplier/agreementList')
  await page.getByRole('link', { name: /^JC-/ }).first().waitFor()
  await page.goto('/supplier/deliver/list')
  await page.getByRole('link', { name: /^SH/ }).first().waitFor()
  await page.getByRole('tab', { name: '集采合同' }).click()
  await page.getByRole('link', { name: /^JC-/ }).first().waitFor()
  // What loads ahead after the first rows is part of a start, not of a switch.
  await page.waitForLoadState('networkidle')
  for (const [rate, budget] of [
    [1, 100],
    [4, undefined],
  ] as const) {
    await throttle(page, rate)
    const times: number[] = []
    for (let round = 0; round < 20; round++) times.push(await switchTime(page, round % 2 === 0 ? '送货单' : '集采合同'))
    note(`tab switch to paint, p95, ${rate}× CPU`, p95(times), 'ms', budget, { slowness: await slowness(page, rate) })
  }
})

test(`a keystroke in a note of ${LINES} lines`, async ({ page, request }, { config }) => {
  const { id } = await made(request, config.metadata.port, 'contract', { materials: LINES })
  await signIn(page, 'yueheng')
  const items = await page.evaluate(async (contractId) => {
    const path = '/api/gd-centralized-sourcing/censou/material/listWithContractByPage'
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const found = await fetch(`${path}?contractId=${contractId}&size=50`, { headers }).then((response) =>
      response.json(),
    )
    return found.data.records.map((line: { id: string }) => line.id).join(',')
  }, id)
  await page.goto(`/supplier/deliver/createDeliver?contractId=${id}&items=${items}`)
  await expect(page.getByRole('grid', { name: '材料明细' })).toHaveAttribute('aria-rowcount', /^5[0-9]$/)
  for (const [rate, budget] of [
    [1, 50],
    [4, undefined],
  ] as const) {
    await throttle(page, rate)
    const times = await keystrokes(page, '材料明细', '送货数量')
    note(`keystroke to paint, ${LINES} lines, p95, ${rate}× CPU`, p95(times), 'ms', budget, {
      slowness: await slowness(page, rate),
    })
  }
})

test('a contract of 1,000 lines', async ({ page, request }, { config }) => {
  const { id } = await made(request, config.metadata.port, 'contract', { materials: 1000, draft: true })
  await signIn(page, 'yueheng')
  await page.goto(`/agreementEdit?id=${id}`)
  await page.getByRole('grid', { name: '合同材料' }).waitFor()
  await throttle(page, 4)
  const times = await keystrokes(page, '合同材料', '合同数量')
  note('keystroke to paint, 1,000 lines, p95, 4× CPU', p95(times), 'ms', 100, { slowness: await slowness(page, 4) })
})

test.describe('products', () => {
  // Only the material product has the mall.
  test.use({ baseURL: `http://localhost:${PORTS.now}` })

  test('a product of 1,000 SKUs', async ({ page }) => {
    await signIn(page, 'haichuan', '/goods')
    await page.goto(`/goods-operation-edit?id=${await page.evaluate(publishMany, 9)}`)
    await page.getByRole('grid', { name: '规格明细' }).waitFor()
    const added = page.getByRole('textbox', { name: '丙 新规格值' })
    await added.fill('值9')
    await throttle(page, 4)
    const time = await added.evaluate(async (input) => {
      const start = performance.now()
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return performance.now() - start
    })
    await expect(page.getByRole('grid', { name: '规格明细' })).toHaveAttribute('aria-rowcount', '1002')
    note('matrix of 900 to 1,000 SKUs, Enter to paint, 4× CPU', time, 'ms', 500, { slowness: await slowness(page, 4) })
    const times = await keystrokes(page, '规格明细', '价格（元）')
    note('keystroke to paint, 1,000 SKUs, p95, 4× CPU', p95(times), 'ms', 100, { slowness: await slowness(page, 4) })
  })

  test('a group-buy of 1,000 products', async ({ page }) => {
    await signIn(page, 'haichuan', '/goods')
    const id = await page.evaluate(groupBuyOf, await page.evaluate(publishMany, 10))
    await page.goto(`/pintuan-edit?id=${id}`)
    await expect(page.getByRole('grid', { name: '拼团商品' })).toHaveAttribute('aria-rowcount', /^100[0-9]$/)
    await throttle(page, 4)
    const times = await keystrokes(page, '拼团商品', '拼团价（元）')
    note('keystroke to paint, 1,000 activity goods, p95, 4× CPU', p95(times), 'ms', 100, {
      slowness: await slowness(page, 4),
    })
  })

  test('a list of 100 products with their pictures', async ({ page }) => {
    await signIn(page, 'haichuan', '/goods')
    await page.evaluate(fillShop, 110)
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      await throttle(page, 1)
      await page.goto('/goods')
      await page.getByRole('table', { name: '商品列表' }).last().locator('[data-row-key]').first().waitFor()
      await page.getByRole('combobox', { name: '每页条数' }).click()
      await page.getByText('100 条/页').waitFor()
      await throttle(page, 4)
      times.push(await page.evaluate(timeOfHundred))
    }
    note('100 goods with pictures, choice to paint, median, 4× CPU', median(times), 'ms', 2000, {
      slowness: await slowness(page, 4),
    })
  })
})

test('pasting 200 × 8 cells', async ({ page, request }, { config }) => {
  const { id } = await made(request, config.metadata.port, 'contract', { materials: 1, draft: true })
  await signIn(page, 'yueheng')
  await page.goto(`/agreementEdit?id=${id}`)
  const grid = page.getByRole('grid', { name: '合同材料' })
  await grid.waitFor()
  await grid.getByRole('gridcell').first().click()
  const time = await page.evaluate(async () => {
    const heads = '材料编码\t名称\t规格\t牌号\t单位\t数量\t含税单价\t税率'
    const lines = Array.from(
      { length: 200 },
      (_, at) => `GJ-${at}\t螺纹钢\tΦ${at}×9m\tHRB400E\tt\t${at}.125\t3555.00\t13`,
    )
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', [heads, ...lines].join('\n'))
    const start = performance.now()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return performance.now() - start
  })
  await expect(grid).toHaveAttribute('aria-rowcount', /^20[0-9]$/)
  note('pasting 200 × 8 cells, to paint', time, 'ms', 300, { slowness: await slowness(page, 1) })
})

test('a settlement of 1,000 lines', async ({ page, request }, { config }) => {
  await signIn(page, 'yueheng')
  const times: number[] = []
  // The speed of an old machine varies: the median of five counts.
  for (let round = 0; round < 5; round++) {
    const { settlementCode } = await made(request, config.metadata.port, 'settlement', { lines: 1000 })
    times.push(await settlementTime(page, settlementCode))
  }
  note('a settlement of 1,000 lines, click to paint, median, 4× CPU', median(times), 'ms', 1000, {
    slowness: await slowness(page, 4),
  })
})

test('opening and closing 200 tabs', async ({ page }) => {
  await signIn(page, 'yueheng', '/supplier/deliver/list?size=50')
  await page.getByRole('link', { name: /^SH/ }).first().waitFor()
  const session = await page.context().newCDPSession(page)
  const cycle = (at: number) =>
    page.evaluate(async (index) => {
      const until = async (isSo: () => unknown) => {
        while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      const links = [...document.querySelectorAll<HTMLElement>('[role="tabpanel"] a')].filter((link) =>
        /^SH\d/.test(link.textContent ?? ''),
      )
      const link = links[index % links.length]
      link?.click()
      const tab = () =>
        [...document.querySelectorAll('[role="tab"]')].find((one) =>
          one.textContent?.includes(link?.textContent ?? '-'),
        )
      await until(() => tab() && document.querySelector('section [data-row-key]'))
      document.querySelector<HTMLElement>(`[aria-label="关闭 ${tab()?.textContent}"]`)?.click()
      await until(() => !tab())
    }, at)
  const measure = async () => {
    for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') }
  }
  await session.send('Performance.enable')
  // The first cycles load code and fill caches.
  for (let at = 0; at < 20; at++) await cycle(at)
  const before = await measure()
  for (let at = 0; at < 200; at++) await cycle(at)
  const after = await measure()
  note('heap after 200 tabs opened and closed', (after.heap / before.heap - 1) * 100, '%', 15)
  note('nodes after 200 tabs opened and closed', (after.nodes / before.nodes - 1) * 100, '%', 5)
})

test.afterAll(() => {
  const { table, over } = summary()
  process.stdout.write(`\n${table}\n\n`)
  expect(over).toEqual([])
})

type Measured = typeof window & { strokes: number[] }

/** From the click on a settlement in the list to the second frame after its lines are there. */
async function settlementTime(page: Page, code: string): Promise<number> {
  await throttle(page, 1)
  await page.goto(`/supplier/settlement/list?settlementCode=${code}`)
  const link = page.getByRole('link', { name: code })
  await link.waitFor()
  // Load the page's code first, so that only the settlement is measured.
  await page.goto('/supplier/settlement/detail?id=0')
  await page.getByText('加载失败').first().waitFor()
  await page.getByRole('tab', { name: '结算单', exact: true }).click()
  await link.waitFor()
  await throttle(page, 4)
  return page.evaluate(async (text) => {
    const start = performance.now()
    const found = [...document.querySelectorAll<HTMLElement>('a')].find(({ textContent }) => textContent === text)
    found?.click()
    const isShown = () => document.querySelector('.ant-table-tbody-virtual [data-row-key]')
    while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return performance.now() - start
  }, code)
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

/** Types digits into the cells of a column; the browser's own event timing tells when each was painted. */
async function keystrokes(page: Page, caption: string, head: string): Promise<number[]> {
  await page.evaluate(() => {
    const measured = window as Measured
    measured.strokes = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') measured.strokes.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await (await cellOf(page.getByRole('grid', { name: caption }), 0, head)).click()
  let typed = 0
  for (let line = 0; line < 12; line++) {
    for (const key of ['1', '.', '5', 'Enter']) {
      await page.keyboard.press(key)
      // Type as fast as anybody does: the next key comes when this one is on screen.
      await painted(page)
      typed++
    }
  }
  await painted(page)
  const slow = await page.evaluate(() => (window as Measured).strokes)
  // Keystrokes painted within 16 ms are not reported; they count as 16.
  return [...slow, ...Array.from({ length: Math.max(0, typed - slow.length) }, () => 16)]
}

/** Waits for the second frame from now: the change is on screen. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

type Made = { id: string; settlementCode: string }

/** Makes a document of any length, which the seed does not have. */
async function made(request: APIRequestContext, port: number, name: string, data: object): Promise<Made> {
  const answer = await request.post(`http://localhost:${port}/__mock/${name}`, { data })
  return (await answer.json()).data as Made
}
