import { expect, type Page } from '@playwright/test'
import { fillTime } from './fields'
import { editorBar, shownPage } from './journey'

/** Gives the activity on screen its time, `yyyy-MM-dd HH:mm`. */
export async function fillPeriod(page: Page, start: string, end: string): Promise<void> {
  await fillTime(shownPage(page).getByLabel('开始时间'), start)
  await fillTime(shownPage(page).getByLabel('结束时间'), end)
}

/** Sends the form on screen. */
export async function submit(page: Page, name = '提交'): Promise<void> {
  await editorBar(page).getByRole('button', { name, exact: true }).click()
}

/** Picks the first SKUs that a filter of the picker finds. */
export async function pickSkus(page: Page, filter: '商品名称' | '货号', text: string, count = 1): Promise<void> {
  await shownPage(page).getByRole('button', { name: '选择商品' }).click()
  const dialog = page.getByRole('dialog', { name: '选择商品' })
  await dialog.getByLabel(filter).fill(text)
  await dialog.getByRole('button', { name: '搜索' }).click()
  await expect(dialog.getByRole('option').first()).toContainText(text)
  for (let at = 0; at < count; at += 1) await dialog.getByRole('option').nth(at).click()
  await dialog.getByRole('button', { name: /^确\s?定$/ }).click()
  await expect(dialog).toBeHidden()
}
