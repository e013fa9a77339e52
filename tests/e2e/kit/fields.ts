import type { Locator, Page } from '@playwright/test'
import { shownPage } from './journey'

/** Chooses in a select of the page on screen. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await shownPage(page).getByLabel(label).click()
  await page.locator('.ant-select-item-option').filter({ visible: true, hasText: option }).click()
}

/** Fills a date or a time and closes the panel. */
export async function fillTime(input: Locator, text: string): Promise<void> {
  await input.fill(text)
  await input.press('Enter')
}

/** A day counted from today, `yyyy-MM-dd` in the time of the server. */
export function dayFrom(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}
