import { listen } from '#tests/e2e/kit/ears'
import { cellOf, enter, expect, shownPage, test } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

test.use({ baseURL: SITES.material })

test('a grid of SKUs: filling down, undoing and the sum of the stock are said', { tag: '@release' }, async ({
  page,
  context,
}) => {
  const ears = await listen(page)
  const ask = await enter(context, 'haichuan')
  const { records } = await ask<{ records: { id: string; goodsName: string }[] }>('/api/store/goods/goods/list', {
    pageNumber: 1,
    pageSize: 20,
    marketEnable: 'UPPER',
  })
  let goodsId = ''
  for (const { id } of records) {
    const skus = await ask<unknown[]>(`/api/store/goods/goods/sku/${id}/list`)
    if (skus.length > 2) goodsId = id
  }
  await page.goto(`/goods-operation-edit?id=${goodsId}`)
  const grid = shownPage(page).getByRole('grid', { name: '规格明细' })
  const first = await cellOf(grid, 0, '库存')
  await first.click()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await first.click()
  await page.keyboard.press('Shift+ArrowDown')
  await ears.forget()
  await page.keyboard.press('Control+d')
  await ears.hear('已向下填充')
  await ears.hear(/合计.*库存/)
  await page.keyboard.press('Control+z')
  await ears.hear('已撤销上一步')
})

test('a refund of more than was paid is refused aloud, also where the focus is already in the field', {
  tag: '@release',
}, async ({ page, context }) => {
  const ears = await listen(page)
  const ask = await enter(context, 'haichuan')
  const { records } = await ask<{ records: { sn: string }[] }>('/api/store/order/afterSale/page', {
    pageNumber: 1,
    pageSize: 10,
    serviceStatus: 'APPLY',
    serviceType: 'RETURN_MONEY',
  })
  await page.goto(`/return-goods-order-detail?sn=${records[0]?.sn}&edit=${records[0]?.sn}`)
  const price = page.getByRole('dialog').getByLabel('实际退款金额（元）')
  await price.fill('900000')
  await ears.hear('草稿已保存')
  for (let attempt = 0; attempt < 2; attempt++) {
    await ears.forget()
    await price.press('Control+Enter')
    await ears.hear(/^2 处需要修改：实际退款金额/)
    await expect(price).toBeFocused()
  }
})

test('a page is edited from its first Tab: a block is moved, duplicated and removed, each said', {
  tag: '@release',
}, async ({ page, context }) => {
  const ears = await listen(page)
  await enter(context, 'haichuan')
  await page.goto('/wap-pages')
  await page.getByRole('link', { name: '冬储专场' }).click()
  const outline = page.getByRole('region', { name: '页面大纲' })
  await expect(outline.getByRole('button').first()).toBeVisible()
  const before = await outline.getByRole('button').count()
  await page.getByRole('main').focus()
  await expect(async () => {
    await page.keyboard.press('Tab')
    const isThere = await outline
      .getByRole('button')
      .first()
      .evaluate((button) => button === document.activeElement)
    expect(isThere).toBe(true)
  }).toPass({ intervals: [50], timeout: 20_000 })
  await page.keyboard.press('Alt+ArrowDown')
  await ears.hear(/^已将 .* 移到第 2 块/)
  await page.keyboard.press('Control+d')
  await expect(outline.getByRole('button')).toHaveCount(before + 1)
  await ears.forget()
  await page.keyboard.press('Delete')
  await expect(outline.getByRole('button')).toHaveCount(before)
  await ears.hear(/移除|删除/)
  await page.keyboard.press('Control+z')
  await expect(outline.getByRole('button')).toHaveCount(before + 1)
  await ears.hear('已撤销上一步')
})

test('statistics: a chart is named and its figures are a table below it', { tag: '@release' }, async ({
  page,
  context,
}) => {
  const ears = await listen(page)
  await enter(context, 'haichuan')
  await page.goto('/statistics/orders')
  const trend = shownPage(page).getByRole('region', { name: '交易趋势' })
  await expect(trend.getByRole('img')).toHaveAccessibleName(/交易趋势/)
  await expect(trend.getByRole('table').first()).toBeVisible()
  await expect(trend.getByRole('rowheader').first()).toHaveText(/\d{4}-\d{2}-\d{2}/)
  await ears.forget()
  await page.getByText('昨天', { exact: true }).click()
  await expect(trend.locator('[data-row-key]')).toHaveCount(1)
  await ears.hear(/^\d{4}-\d{2}-\d{2}$/)
  // A date narrows the documents and leads to them; its figures open them, too.
  const date = trend.getByRole('rowheader').first().getByRole('button')
  await date.press('Enter')
  await ears.hear(/^只列出 .* 的单据$/)
  await ears.onFocus(/^region \| 付款订单明细/)
  await expect(date).toHaveAttribute('aria-pressed', 'true')
  await trend
    .getByRole('button', { name: /付款笔数.*的单据$/ })
    .first()
    .press('Enter')
  await ears.hear('列出全部单据')
  expect((await ears.all()).filter((said) => said.length > 200)).toEqual([])
})

test('in English, what is Chinese is marked as Chinese', { tag: '@release' }, async ({ page, context }) => {
  await enter(context, 'haichuan')
  await page.goto('/goods')
  await page.getByRole('button', { name: /^语言/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  const row = shownPage(page).locator('[data-row-key]').first()
  await expect(row.locator('[lang="zh-CN"]').first()).toBeAttached()
  await expect(page.getByRole('columnheader').first()).not.toHaveAttribute('lang', 'zh-CN')
})
