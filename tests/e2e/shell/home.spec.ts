import { chooseDriver } from '#tests/e2e/kit/deliveryForm'
import { cellOf, enter, expect, shownPage, test } from '#tests/e2e/kit/journey'

test('a note delivered from a card of home is counted among those to print', async ({ page, context }) => {
  await enter(context, 'yueheng01')
  await page.goto('/home')
  const card = shownPage(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '待发货订单' }) })
  const figure = shownPage(page).getByRole('link', { name: /^待打印送货单 \d+$/ })
  const read = async () => Number(/\d+$/.exec((await figure.getAttribute('aria-label')) ?? '')?.[0])
  await expect(figure).toBeVisible()
  const before = await read()
  await card
    .getByRole('button', { name: /^去送货/ })
    .first()
    .click()

  // As much of the remainder as the truck may carry is prefilled.
  const grid = shownPage(page).getByRole('grid', { name: '材料明细' })
  await expect(grid).toBeVisible()
  const lines = Number(await grid.getAttribute('aria-rowcount')) - 1
  for (let line = 0; line < lines; line += 1) {
    await (await cellOf(grid, line, '炉批号')).click()
    await page.keyboard.type(`LZ2611200${line}`)
    await page.keyboard.press('Enter')
  }
  await chooseDriver(page)
  await shownPage(page).getByRole('button', { name: '保存送货单' }).click()
  await expect(shownPage(page).getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })).toBeVisible()

  await page.getByRole('tab', { name: '首页' }).click()
  await expect.poll(read).toBe(before + 1)
})
