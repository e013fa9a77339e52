import type { Locator, Page } from '@playwright/test'
import { enter, expect, NOTES, shownPage, test } from '#tests/e2e/kit/journey'

/** Every list, with the headers of status, amount (or quantity) and date that must be in view at any width. */
const LISTS: [path: string, inView: string[]][] = [
  ['/supplier/agreementList', ['状态', '含税金额（元）', '到期日期']],
  ['/supplier/materialList', ['剩余数量', '含税单价（元）']],
  ['/supplier/order/list', ['状态', '材料', '订购数量', '确认发货时间']],
  ['/supplier/deliver/list', ['状态', '材料 / 总数量', '承运 / 车牌号', '回单 / 打印次数']],
  ['/supplier/deliver/chooseMaterial?source=contract', ['剩余数量']],
  ['/supplier/deliver/chooseMaterial', ['已发数量', '要求到货时间']],
  ['/supplier/driver/list', []],
  ['/supplier/car/list', []],
  ['/supplier/settlement/list', ['状态', '含税金额（元）', '结算期间']],
  ['/supplier/server/purchaseRecord/list', ['支付状态', '金额（元）', '下单时间']],
]

// Playwright hides scroll bars, which are part of this check.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

test('no fixed column cuts a figure or a header of a list at any width', { tag: '@release' }, async ({
  page,
  context,
}) => {
  test.slow()
  await enter(context, 'yueheng')
  for (const [path, wanted] of LISTS) {
    await page.goto(path)
    await expect(bodyRows(page).first()).toBeVisible()
    for (const width of [1920, 1440, 1200]) {
      await page.setViewportSize({ width, height: 900 })
      const at = `${path} at ${width}`
      // A page that scrolls beside its list takes the room of a scroll bar from all columns.
      expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), at).toBe(0)
      await expect.poll(() => cellsOf(page).then(({ cut }) => cut), at).toEqual([])
      await expect.poll(() => cellsOf(page).then(({ whole }) => whole), at).toEqual(expect.arrayContaining(wanted))
      const seen = await cellsOf(page)
      if (!seen.hasMore) continue
      expect.soft(seen.scrollBar, at).toBeGreaterThan(0)
      expect.soft(seen.shadow, at).not.toBe('none')
    }
  }
})

test('the header and body of a list scroll together when the keyboard reaches a header off screen', {
  tag: '@release',
}, async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.setViewportSize({ width: 1200, height: 900 })
  for (const [path, sorter] of [
    ['/supplier/agreementList', '创建时间'],
    ['/supplier/order/list', '下单时间'],
    // Pages of 100 rows and more are virtualized.
    ['/supplier/deliver/list?size=100', '发货时间'],
    ['/supplier/settlement/list', '创建时间'],
    ['/supplier/driver/list', '创建时间'],
    ['/supplier/car/list', '创建时间'],
    ['/supplier/server/purchaseRecord/list', '付款时间'],
  ] as const) {
    await page.goto(path)
    await expect(bodyRows(page).first()).toBeVisible()
    const head = shownPage(page).getByRole('columnheader', { name: sorter, exact: true })
    await page.getByRole('button', { name: '列表设置' }).focus()
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      if (await head.evaluate((element) => element.contains(document.activeElement))) break
    }
    await expect(head.getByRole('button'), path).toBeFocused()
    const offset = () =>
      head.evaluate((element) => {
        const row = element.closest('table')?.querySelector('[data-row-key]') as HTMLElement
        const cell = row.children[[...(element.parentElement?.children ?? [])].indexOf(element)] as HTMLElement
        return Math.abs(cell.getBoundingClientRect().left - element.getBoundingClientRect().left)
      })
    await expect.poll(offset, path).toBeLessThan(2)
  }
})

test('a server that ignores the page size cannot freeze a list: it shows a page of rows, and says so', async ({
  page,
  context,
}) => {
  const ask = await enter(context, 'yueheng')
  const one = await ask<{ records: object[] }>(NOTES, { current: 1, size: 1 })
  const [first] = one.records
  await page.route(`**${NOTES}*`, async (route) => {
    if (route.request().url().includes('size=1&')) return route.continue()
    const records = Array.from({ length: 10_000 }, (_, at) => ({ ...first, id: `many-${at}` }))
    const data = { ...one, records, total: 10_000 }
    return route.fulfill({ json: { code: 200, success: true, data, msg: '操作成功' } })
  })
  await page.goto('/supplier/deliver/list')
  await expect(page.getByText('服务器返回了 10000 行，超过每页的 10 行，只显示前 10 行。')).toBeVisible()
  await expect(bodyRows(page)).toHaveCount(10)
  await page.goto('/supplier/deliver/list?size=200')
  await expect(page.getByText(/只显示前 200 行/)).toBeVisible()
  // Only the rows in view are rendered.
  await expect.poll(() => bodyRows(page).count()).toBeLessThan(60)
})

function bodyRows(page: Page): Locator {
  return shownPage(page).locator('[data-row-key]')
}

/**
 * Headers wholly in view; cells and headers partly covered by a fixed column; whether and how more columns are hinted
 * at.
 */
function cellsOf(page: Page) {
  return shownPage(page)
    .locator('[data-edge]')
    .last()
    .evaluate((element) => {
      const fixedLeft = (edge: number, cell: Element) =>
        cell.className.includes('_left') ? Math.max(edge, cell.getBoundingClientRect().right) : edge
      const cut: string[] = []
      const whole: string[] = []
      const body = element.querySelector('[data-scroller]') as HTMLElement
      const inner = body.getBoundingClientRect().left + body.clientWidth
      for (const row of element.querySelectorAll('thead tr, tbody tr[data-row-key], tfoot tr')) {
        const cells = [...row.children]
        const left = cells.reduce(fixedLeft, 0)
        const right = cells
          .filter((cell) => cell.className.includes('_right'))
          .reduce((edge, cell) => Math.min(edge, cell.getBoundingClientRect().left), inner)
        for (const cell of cells) {
          if (/_(left|right)\b/.test(cell.className)) continue
          const box = cell.getBoundingClientRect()
          const isIn = box.left >= left - 1 && box.right <= right + 1
          if (isIn && row.closest('thead')) whole.push(cell.textContent ?? '')
          const isCut = (box.left < right - 1 && box.right > right + 1) || (box.left < left - 1 && box.right > left + 1)
          if (isCut) cut.push(cell.textContent ?? '')
        }
      }
      const hasMore = body.scrollWidth > body.clientWidth
      const edge = element.querySelector('tbody [class*="_right"][class*="_innermost"]') ?? element
      const shadow = getComputedStyle(edge, '::after').boxShadow
      return { cut, whole, hasMore, shadow, scrollBar: body.offsetHeight - body.clientHeight }
    })
}
