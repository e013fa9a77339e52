import type { Locator, Page } from '@playwright/test'
import { FORM } from '#tests/e2e/kit/deliveryForm'
import { cellOf, enter, expectCell, test } from '#tests/e2e/kit/journey'

/** Longer than the pause that makes two clicks a double click. */
const PAUSE = 700

const clickAgain = async (page: Page, cell: Locator) => {
  await page.waitForTimeout(PAUSE)
  await cell.click()
}

test.beforeEach(async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.goto(FORM)
})

test('a click selects a cell however often, typing replaces, and a double click edits', { tag: '@release' }, async ({
  page,
}) => {
  const cell = await cellOf(page.getByRole('grid', { name: '材料明细' }), 0, '送货数量')
  await cell.click()
  await page.keyboard.type('2.5')
  await page.keyboard.press('Enter')
  await expectCell(cell, '2.500')
  await cell.click()
  await clickAgain(page, cell)
  await page.keyboard.type('3')
  await expectCell(cell, '3')
  await page.keyboard.press('Enter')
  await cell.click()
  await page.waitForTimeout(PAUSE)
  await cell.click({ button: 'right' })
  await page.keyboard.type('12.5')
  await expectCell(cell, '12.5')
  await page.keyboard.press('Enter')

  await cell.dblclick()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expectCell(cell, '12.507')
  // In an open cell the caret is where the mouse puts it.
  await cell.click()
  await page.keyboard.press('F2')
  await cell.click({ position: { x: 3, y: 10 } })
  await page.keyboard.press('Home')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expectCell(cell, '112.507')
})

for (const clicks of [1, 2]) {
  test(`an input method replaces the text of a cell after ${clicks} clicks`, { tag: '@release' }, async ({
    page,
    context,
  }) => {
    const ime = await context.newCDPSession(page)
    const compose = (text: string) =>
      ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    const cell = await cellOf(page.getByRole('grid', { name: '材料明细' }), 0, '炉批号')
    await cell.click()
    await page.keyboard.type('LZ1')
    await page.keyboard.press('Enter')
    await cell.click()
    if (clicks === 2) await clickAgain(page, cell)
    await compose('lu')
    await compose('炉')
    await ime.send('Input.insertText', { text: '炉号' })
    await expectCell(cell, '炉号')
    await page.keyboard.press('Enter')
    await expectCell(cell, '炉号')

    // Cancelled, it leaves the text as it was.
    await cell.click()
    await compose('lu')
    await compose('')
    await page.keyboard.press('Tab')
    await expectCell(cell, '炉号')
  })
}
