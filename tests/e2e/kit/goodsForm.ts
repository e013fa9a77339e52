import { expect, type Locator, type Page } from '@playwright/test'
import { shownPage } from './journey'

/** Figures of all SKUs by the labels of the bar above the grid. */
type Figures = Partial<Record<'价格（元）' | '重量（kg）' | '库存' | '库存预警' | '货号', string>>

/** Gives every SKU of the product on screen the same figures. */
export async function setAllSkus(page: Page, figures: Figures): Promise<void> {
  const form = shownPage(page)
  for (const [figure, value] of Object.entries(figures)) {
    await form.getByLabel(`批量设为${figure}`, { exact: true }).fill(value)
  }
  await form.getByRole('button', { name: '批量设置', exact: true }).click()
}

/** The picture of a product, uploaded. */
export async function uploadMainPicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const form = shownPage(page)
  const input: Locator = form.getByLabel('主图', { exact: true }).and(form.locator('input[type=file]'))
  await input.setInputFiles(file)
  await expect(form.getByAltText('主图 第 1 张')).toBeVisible()
}
