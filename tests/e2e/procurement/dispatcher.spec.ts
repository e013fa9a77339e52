import { chooseDriver, fillLines, saveNote } from '#tests/e2e/kit/deliveryForm'
import { cellOf, enter, expect, expectCell, openMenu, shownPage, signIn, test } from '#tests/e2e/kit/journey'

test('a dispatcher who may not open contracts delivers materials of one and prints the note', {
  tag: '@release',
}, async ({ page, context }) => {
  await signIn(page, 'yueheng01')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByRole('menuitem', { name: '订单管理' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: '合同管理' })).toHaveCount(0)

  await openMenu(page, '订单管理', '送货单')
  // Home has a button of that name, too.
  await expect(page.getByRole('table', { name: '送货单' })).toBeVisible()
  await shownPage(page).getByRole('button', { name: '创建送货单' }).click()
  await shownPage(page).locator('.ant-segmented').getByText('合同材料', { exact: true }).click()
  await page.getByLabel('合同名称').fill('滨江一号地块钢筋集中采购合同')
  await page.getByRole('button', { name: '搜索' }).click()
  await expect(page.getByText('共 6 条')).toBeVisible()
  const materials = page.getByRole('table', { name: '合同材料' }).last()
  for (const spec of ['Φ12×9m', 'Φ16×9m', 'Φ25×12m']) {
    await materials
      .getByRole('row', { name: new RegExp(spec) })
      .getByRole('checkbox')
      .check()
  }
  await page.getByRole('button', { name: '下一步：填写送货单' }).click()
  await fillLines(page)
  await chooseDriver(page)
  const deliverSn = await saveNote(page)
  // The contract is named, but is no link.
  await expect(shownPage(page).getByText('JC-202403-0007')).toBeVisible()
  await expect(page.getByRole('link', { name: 'JC-202403-0007' })).toHaveCount(0)

  await page.evaluate(() => {
    window.open = (url) => {
      document.body.setAttribute('data-opened', String(url))
      return null
    }
  })
  await page.getByRole('button', { name: '打印' }).click()
  const address = await page.locator('body').getAttribute('data-opened')
  const preview = await context.newPage()
  await preview.goto(address ?? '')
  await expect(preview.getByText(`No. ${deliverSn}`)).toBeVisible()
  await expect(preview.getByRole('table', { name: new RegExp(deliverSn) }).getByText('LZ26112003')).toBeVisible()
})

test('a dispatcher delivers the open lines of a purchase order', { tag: '@release' }, async ({ page, context }) => {
  await enter(context, 'yueheng01')
  await page.goto('/supplier/deliver/list')
  await page.getByRole('button', { name: '创建送货单' }).click()
  await page
    .getByRole('row', { name: /CG20240402-0003/ })
    .getByRole('button', { name: '选择明细' })
    .click()
  const drawer = page.getByRole('dialog', { name: /CG20240402-0003/ })
  await expect(drawer.getByRole('row', { name: /Φ20×12m/ }).getByRole('checkbox')).toBeChecked()
  await drawer.getByRole('button', { name: '下一步：填写送货单' }).click()

  // The remainder of the line is prefilled.
  const grid = page.getByRole('grid', { name: '材料明细' })
  await expectCell(await cellOf(grid, 0, '送货数量'), '60.000')
  await (await cellOf(grid, 0, '送货数量')).click()
  await page.keyboard.type('20.5')
  await (await cellOf(grid, 0, '炉批号')).click()
  await page.keyboard.type('LZ26112009')
  await page.keyboard.press('Enter')
  await chooseDriver(page)
  await saveNote(page)
  await expect(shownPage(page).locator('dl').getByText('CG20240402-0003')).toBeVisible()

  // The next note starts from the remainder.
  await page.goto('/supplier/deliver/createDeliver?orderSn=CG20240402-0003&items=')
  await expect(page.getByText('请添加要送货的材料', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: '添加材料' }).click()
  await page.getByTitle(/Φ20×12m（剩余 39.500 吨）/).click()
  await expectCell(await cellOf(grid, 0, '送货数量'), '39.500')
})

test('a dispatcher may not open pages outside the menu', { tag: '@release' }, async ({ page, context }) => {
  await enter(context, 'yueheng01')
  for (const path of ['/supplier/agreementList', '/supplier/agreementDetail?id=1768900000000000007']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  }
  await page.getByRole('button', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/home$/)
})
