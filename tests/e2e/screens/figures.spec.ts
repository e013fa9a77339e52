import type { Page } from '@playwright/test'
import { FORM } from '#tests/e2e/kit/deliveryForm'
import { type Ask, CONTRACT_API, enter, expect, NOTES, shownPage, test } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

type Paths = (ask: Ask) => Promise<string[]>

// Playwright hides scroll bars, which take space.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

const firstOf = async <Row extends object>(ask: Ask, path: string, query: Record<string, string | number> = {}) => {
  const { records } = await ask<{ records: Row[] }>(path, query)
  return records[0] as Row
}

const procurement: Paths = async (ask) => {
  const contracts = `${CONTRACT_API}/contract/queryContractsByCondition`
  const signed = await firstOf<{ id: string }>(ask, contracts, { status: 8 })
  const draft = await firstOf<{ id: string }>(ask, contracts, { status: 0 })
  const note = await firstOf<{ deliverSn: string }>(ask, NOTES, { status: 2 })
  const order = await firstOf<{ orderSn: string }>(ask, '/api/supplier/purchase/purchaseOrder/queryPage')
  const sheet = await firstOf<{ id: string }>(ask, '/api/gd-material/settlementBill/queryPage')
  return [
    `/supplier/agreementDetail?id=${signed.id}`,
    `/agreementEdit?id=${draft.id}`,
    `/supplier/order/detail?orderSn=${order.orderSn}`,
    `/supplier/deliver/detail?deliverSn=${note.deliverSn}`,
    `/supplier/settlement/detail?id=${sheet.id}`,
    FORM,
  ]
}

const mall: Paths = async (ask) => {
  const order = await firstOf<{ sn: string }>(ask, '/api/store/order/order')
  return [
    '/goods',
    '/goods-stock',
    '/orders',
    `/order-detail?sn=${order.sn}`,
    '/after-sales',
    '/after-sales/refunds',
    '/complaints',
    '/receipts',
    '/comments',
  ]
}

for (const [name, account, site, paths] of [
  ['record or line grid', 'yueheng', SITES.supplier, procurement],
  ['screen of the mall', 'haichuan', SITES.material, mall],
] as const) {
  test(`no ${name} cuts a figure at rest, at any width`, async ({ page, context }) => {
    test.slow()
    const ask = await enter(context, account)
    for (const path of await paths(ask)) {
      await page.goto(site + path)
      await expect(shownPage(page).locator('td, [role=gridcell]').filter({ visible: true }).first()).toBeVisible()
      for (const width of [1920, 1440, 1200]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => cutCells(page), `${path} at ${width}`).toEqual([])
      }
    }
  })
}

/** The texts of cells that are partly covered by the edge of a horizontal scroller or by a fixed column. */
function cutCells(page: Page): Promise<string[]> {
  return shownPage(page).evaluate((element) => {
    const isScroller = (box: Element) =>
      box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX)
    const scrollers = [...element.querySelectorAll('*')].filter(isScroller)
    return scrollers.flatMap((box) => {
      const cells = [...box.querySelectorAll('td, th, [role=gridcell], [role=columnheader]')]
      const isFixed = (cell: Element) => getComputedStyle(cell).position === 'sticky'
      const { left } = box.getBoundingClientRect()
      const middle = left + box.clientWidth / 2
      const fixed = cells.filter(isFixed).map((cell) => cell.getBoundingClientRect())
      const from = Math.max(left, ...fixed.filter((one) => one.left < middle).map((one) => one.right))
      const to = Math.min(left + box.clientWidth, ...fixed.filter((one) => one.left > middle).map((one) => one.left))
      const crosses = (one: DOMRect, edge: number) => one.left < edge - 1 && one.right > edge + 1
      return cells
        .filter((cell) => !isFixed(cell) && cell.getAttribute('colspan') === null && (cell.textContent ?? '') !== '')
        .filter((cell) => {
          const one = cell.getBoundingClientRect()
          return one.width > 0 && (crosses(one, to) || (crosses(one, from) && one.right > from + 1))
        })
        .map((cell) => cell.textContent ?? '')
    })
  })
}
