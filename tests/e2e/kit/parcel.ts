import { expect, type Page } from '@playwright/test'
import { recordHead } from './journey'

/**
 * Ships a parcel of the order on screen by a company and a number: the whole remainder, or these counts of each line.
 */
export async function shipParcel(page: Page, number: string, counts?: readonly string[]): Promise<void> {
  const drawer = page.getByRole('dialog')
  await recordHead(page).getByRole('button', { name: '发货', exact: true }).click()
  await drawer.getByLabel('物流公司').click()
  await page.locator('.ant-select-item-option').filter({ hasText: '中通快递' }).click()
  await drawer.getByLabel('物流单号').fill(number)
  const lines = await drawer.getByLabel(/本次发货$/).all()
  if (counts) for (const [at, line] of lines.entries()) await line.fill(counts[at] ?? '0')
  await drawer.getByRole('button', { name: '发货', exact: true }).click()
  await expect(drawer).toBeHidden()
}
