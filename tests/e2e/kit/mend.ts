import type { Locator, Page } from '@playwright/test'

/** Corrects a cell of a grid as users do, in the row with this number: click, type, Enter. */
export async function mend(page: Page, grid: Locator, excelRow: string, head: string, right: string): Promise<void> {
  const heads = await grid
    .getByRole('columnheader')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('title')))
  const row = grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: excelRow, exact: true }) })
  const cell = row.getByRole('gridcell').nth(heads.indexOf(head) - 1)
  await cell.click()
  const input = cell.locator('input, select')
  if ((await input.evaluate(({ tagName }) => tagName)) === 'SELECT') {
    await input.selectOption(right)
    return
  }
  await page.keyboard.type(right)
  await page.keyboard.press('Enter')
}
