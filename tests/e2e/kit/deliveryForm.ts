import { expect, type Page } from '@playwright/test'
import { cellOf, shownPage } from './journey'

/** The contract 滨江一号地块钢筋集中采购合同 and three of its materials. */
const CONTRACT_ID = '1768900000000000007'
const MATERIAL_IDS = ['1769000000700000003', '1769000000700000004', '1769000000700000006']
/** Address of the form of a new note with those three lines. */
export const FORM = `/supplier/deliver/createDeliver?contractId=${CONTRACT_ID}&items=${MATERIAL_IDS.join(',')}`

/** Quantity, pieces and heat number of three lines. */
export const LINES = [
  ['12.345', '6', 'LZ26112001'],
  ['10.5', '5', 'LZ26112002'],
  ['8', '4', 'LZ26112003'],
] as const
/** 12.345 × 3555 + 10.5 × 3515 + 8 × 3525, each line rounded. */
export const TOTAL = '¥108,993.98'

/** Types the three lines into the grid on screen. */
export async function fillLines(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: '材料明细' })
  // Header, three lines, totals.
  await expect(grid.getByRole('row')).toHaveCount(5)
  for (const [index, [quantity, pieces, heat]] of LINES.entries()) {
    await (await cellOf(grid, index, '送货数量')).click()
    await page.keyboard.type(quantity)
    await page.keyboard.press('Tab')
    await page.keyboard.type(pieces)
    await page.keyboard.press('Tab')
    await page.keyboard.type(heat)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(TOTAL)).toBeVisible()
}

/** Chooses one of the supplier's own drivers, which fills in the vehicle too. */
export async function chooseDriver(page: Page, name = '张建军', plate = '粤B·12345'): Promise<void> {
  const form = shownPage(page)
  await form.getByLabel('司机姓名').fill(name)
  await page.locator('.ant-select-item-option', { hasText: name }).filter({ visible: true }).click()
  await expect(form.getByLabel('车牌号')).toHaveValue(plate)
}

/** Saves the note on screen; resolves to its number. */
export async function saveNote(page: Page): Promise<string> {
  await shownPage(page).getByRole('button', { name: '保存送货单' }).click()
  const title = shownPage(page).getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })
  await expect(title).toBeVisible()
  return (await title.textContent())?.trim() ?? ''
}
