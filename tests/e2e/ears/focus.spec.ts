import { expect, shownPage, signIn, test } from '#tests/e2e/kit/journey'

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

test('the clear button of a select is named in the language of the page', { tag: '@release' }, async ({ page }) => {
  await signIn(page, 'yueheng')
  await page.goto('/supplier/driver/list')
  await shownPage(page).locator('tr').getByRole('button', { name: '编辑' }).first().click()
  const car = page.getByRole('dialog').getByRole('combobox', { name: /常用车辆/ })
  await expect(car).toBeEnabled()
  await car.focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName('清空')
})
