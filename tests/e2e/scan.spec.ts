import { enter, expect, shownPage, test } from './journey'

test('a code gun opens the note from a list and from a field, and leaves the field as it was', async ({
  page,
  context,
}) => {
  await enter(context, 'yueheng')
  await page.goto('/supplier/agreementList')
  await expect(shownPage(page).locator('.ant-table-row').first()).toBeVisible()
  // A gun types like a keyboard, some ms per key.
  await page.keyboard.type('SH20240315-0001')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^SH20240315-0001/ })).toBeVisible()

  await page.goto('/supplier/deliver/list')
  await page.getByLabel('项目').fill('滨江')
  await page.getByLabel('项目').press('End')
  await page.keyboard.type('SH20240315-0001')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^SH20240315-0001/ })).toBeVisible()
  await page.getByRole('tab', { name: '送货单', exact: true }).click()
  await expect(page.getByLabel('项目')).toHaveValue('滨江')

  // Typed by hand, it is a text like any other.
  await page.getByLabel('送货单号').pressSequentially('SH20240315-0001', { delay: 90 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/deliverSn=SH20240315-0001/)
  await expect(page).toHaveURL(/\/supplier\/deliver\/list/)
})
