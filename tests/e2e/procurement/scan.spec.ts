import type { Page } from '@playwright/test'
import { enter, expect, shownPage, test } from '#tests/e2e/kit/journey'

test('a barcode scanner opens the note from a list and from a field, and leaves the field unchanged', {
  tag: '@release',
}, async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.goto('/supplier/agreementList')
  await expect(shownPage(page).locator('[data-row-key]').first()).toBeVisible()
  await scan(page, 'SH20240315-0001')
  await expect(page.getByRole('heading', { level: 1, name: /^SH20240315-0001/ })).toBeVisible()

  await page.goto('/supplier/deliver/list')
  await page.getByRole('textbox', { name: '项目' }).fill('滨江')
  await page.getByRole('textbox', { name: '项目' }).press('End')
  await scan(page, 'SH20240315-0001')
  await expect(page.getByRole('heading', { level: 1, name: /^SH20240315-0001/ })).toBeVisible()
  await page.getByRole('tab', { name: '送货单', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '项目' })).toHaveValue('滨江')

  // Typed by hand, it is plain text.
  await page.getByRole('textbox', { name: '送货单号' }).pressSequentially('SH20240315-0001', { delay: 90 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/deliverSn=SH20240315-0001/)
  await expect(page).toHaveURL(/\/supplier\/deliver\/list/)
})

/** A scanner types like a keyboard, ten ms per key; the times are simulated, as the machine may be busy. */
async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  const press = (key: string, text: string, at: number) =>
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code: key, text, timestamp: start + at * 0.01 })
  await Promise.all([...[...code].map((char, at) => press(char, char, at)), press('Enter', '\r', code.length)])
  await session.detach()
}
