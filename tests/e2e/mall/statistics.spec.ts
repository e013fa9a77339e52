import type { Locator, Page } from '@playwright/test'
import { enter, expect, shownPage, test } from '#tests/e2e/kit/journey'
import { printPage } from '#tests/e2e/kit/pdf'
import { SITES } from '#tests/e2e/kit/port'

const section = (page: Page, name: string): Locator => shownPage(page).getByRole('region', { name })
const totalOf = (part: Locator): Locator => part.locator('tfoot tr').last().locator('td').last()

test('a year in figures: chart, table and orders agree, and a colleague opens the same', async ({ page, context }) => {
  const ask = await enter(context, 'haichuan')
  await page.goto(`${SITES.material}/statistics/orders`)
  await expect(section(page, '交易趋势').locator('canvas')).toBeVisible()
  await expect(section(page, '交易趋势').locator('[data-row-key]')).toHaveCount(7)

  await test.step('one day', async () => {
    await page.getByText('昨天', { exact: true }).click()
    await expect(section(page, '交易趋势').locator('[data-row-key]')).toHaveCount(1)
  })

  await test.step('over a year, by month, compared with the year before', async () => {
    const year = (await ask<{ createTime: string }[]>('/api/store/statistics/order', { searchType: 'TODAY' }))[0]
    const asked = year?.createTime.slice(0, 4) ?? ''
    await page.goto(`${SITES.material}/statistics/orders?period=${asked}&compare=YEAR`)
    await expect(section(page, '交易趋势').getByRole('columnheader', { name: '增减' }).first()).toBeVisible()
    const overview = await ask<{ paymentAmount: number }>('/api/store/statistics/order/overview', { year: asked })
    const amount = overview.paymentAmount.toLocaleString('en-US', { minimumFractionDigits: 2 })
    await expect(section(page, '交易趋势').locator('tfoot')).toContainText(amount)
    await expect(totalOf(section(page, '付款订单明细'))).toHaveText(amount)
  })

  await test.step('a click on the chart opens the orders of its month, for a colleague too', async () => {
    const chart = section(page, '交易趋势').locator('canvas').first()
    const box = await chart.boundingBox()
    await chart.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } })
    await expect(page).toHaveURL(/pick=month/)
    const orders = section(page, '付款订单明细')
    await expect(orders.getByRole('button', { name: '清除筛选' })).toBeVisible()
    const total = await totalOf(orders).textContent()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(totalOf(section(other, '付款订单明细'))).toHaveText(total ?? '')
    await other.close()
  })

  await test.step('without data', async () => {
    await page.goto(`${SITES.material}/statistics/goods?period=2019-01`)
    await expect(section(page, '热销商品（按金额）')).toContainText('这段时间没有卖出商品')
    await expect(section(page, '付款订单明细')).toContainText('没有付款订单')
  })
})

test(
  'figures are printed without the shell, in light, chart and whole table',
  { tag: '@release' },
  async ({ page, context }, info) => {
    await enter(context, 'yueheng')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/statistics/supply?by=month')
    await expect(section(page, '供货与货款').locator('canvas')).toBeVisible()
    await page.evaluate(() => {
      window.print = () => {
        const copy = document.querySelector('[data-print-copy]')
        const theme = document.documentElement.dataset.theme
        const left = copy?.cloneNode(true)
        window.addEventListener('looked', () => {
          document.body.dataset.printing = ''
          if (left) document.body.append(left)
        })
        document.body.dataset.printed = `${theme} ${copy?.querySelectorAll('canvas, tfoot').length} ${copy?.querySelector('h1')?.textContent}`
      }
    })
    await section(page, '供货与货款').getByRole('button', { name: '打印' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', /^light 2 供货与货款 本年 \d{4}-01-01 ~/)
    await expect(page.locator('[data-print-copy]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.evaluate(() => window.dispatchEvent(new Event('looked')))
    expect((await printPage(page, info, 'figures')).sizes, 'no sheet is empty').toHaveLength(1)
  },
)
