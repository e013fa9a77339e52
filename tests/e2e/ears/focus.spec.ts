import { listen } from '#tests/e2e/kit/ears'
import { enter, expect, shownPage, signIn, test } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

test('a dialog returns the focus to its button, also when Tab has gone past its end', { tag: '@release' }, async ({
  page,
}) => {
  await signIn(page, 'yueheng')
  await page.goto('/supplier/driver/list')
  const remove = shownPage(page).locator('tr').getByRole('button', { name: '删除' }).first()
  const dialog = page.getByRole('dialog')
  for (const keys of ['Shift+Tab Shift+Tab', 'Tab Tab Tab Tab Tab']) {
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: '取消' })).toBeFocused()
    for (const key of keys.split(' ')) await page.keyboard.press(key)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(remove).toBeFocused()
  }
})

test('the search has all that was typed while its code was loading, and Escape returns to the page', {
  tag: '@release',
}, async ({ page }) => {
  await signIn(page, 'yueheng')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: '待办' })).toBeVisible()
  await page.locator('main').focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('settlement list', { delay: 40 })
  const search = page.getByRole('combobox', { name: '查找页面与单据' })
  await expect(search).toHaveValue('settlement list')
  await page.keyboard.press('Escape')
  await expect(page.locator('main')).toBeFocused()
})

test('the clear button of a select names its field', { tag: '@release' }, async ({ page }) => {
  await signIn(page, 'yueheng')
  await page.goto('/supplier/driver/list')
  await shownPage(page).locator('tr').getByRole('button', { name: '编辑' }).first().click()
  const car = page.getByRole('dialog').getByRole('combobox', { name: /常用车辆/ })
  await expect(car).toBeEnabled()
  await car.focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^清空常用车辆/)
})

test('the page has the focus after sign-in, and the help is read by its name', { tag: '@release' }, async ({
  page,
}) => {
  const ears = await listen(page)
  await signIn(page, 'yueheng')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('F1')
  await ears.onFocus(/^dialog \| 帮助：首页/)
  await page.keyboard.press('Escape')
  await expect(page.locator('main')).toBeFocused()
})

test('a print leaves the focus on its button', { tag: '@release' }, async ({ page, context }) => {
  await enter(context, 'haichuan')
  await page.goto(`${SITES.material}/statistics/orders`)
  await page.evaluate(() => {
    window.print = () => (document.activeElement as HTMLElement).blur()
  })
  const print = shownPage(page).getByRole('region', { name: '交易趋势' }).getByRole('button', { name: '打印' })
  await print.press('Enter')
  await expect(print).toBeFocused()
})

test('what is disabled while a page is saved by Ctrl+Enter has the focus again', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await enter(context, 'haichuan')
  await page.goto(`${SITES.material}/wap-pages`)
  await page.getByRole('link', { name: '冬储专场' }).click()
  const name = shownPage(page).getByRole('textbox', { name: '页面名称' })
  await name.fill('冬储专场 2')
  await name.press('Control+Enter')
  await expect(page.getByText(/页面已保存/).first()).toBeVisible()
  await expect(name).toBeFocused()
})

test('back in a list the row that was opened has the focus, and after an action the row in its place', {
  tag: '@release',
}, async ({ page }) => {
  await signIn(page, 'yueheng')
  await page.goto('/supplier/agreementList?status=0')
  const edit = shownPage(page).locator('[data-row-key]').nth(1).getByText('编辑')
  await edit.press('Enter')
  await expect(page.getByRole('heading', { name: '合同信息' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('[data-row-key] :focus')).toHaveText('编辑')
  await page.goto('/supplier/driver/list')
  const removes = shownPage(page).locator('tr').getByRole('button', { name: '删除' })
  const names = shownPage(page).locator('[data-row-key]')
  const next = await names.nth(2).getAttribute('data-row-key')
  await removes.nth(1).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /删除/ }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.locator(`[data-row-key="${next}"] :focus`)).toBeVisible()
})
