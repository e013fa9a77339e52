import type { Page } from '@playwright/test'
import { FORM, fillLines } from '#tests/e2e/kit/deliveryForm'
import { enter, expect, shownPage, test } from '#tests/e2e/kit/journey'

// A browser's translator replaces each text node by <font> elements, as it would without `translate="no"`.

test.use({ movesNodes: true })

const LISTS: [path: string, table: string][] = [
  ['/supplier/deliver/list', '送货单'],
  ['/supplier/agreementList', '合同'],
  ['/supplier/driver/list', '司机'],
  ['/supplier/car/list', '车辆'],
]

for (const [path, name] of LISTS) {
  test(`${path} is searched and turned over after a translator was there`, { tag: '@release' }, async ({
    page,
    context,
  }) => {
    await enter(context, 'yueheng')
    await page.goto(path)
    const rows = shownPage(page).getByRole('table').last().locator('[data-row-key]')
    await expect(rows.first()).toBeVisible()
    const first = await rows.first().getAttribute('data-row-key')
    await translate(page)
    await shownPage(page).getByRole('button', { name: '第 2 页' }).click()
    await expect(rows.first()).toBeVisible()
    await expect(rows.first()).not.toHaveAttribute('data-row-key', String(first))
    await translate(page)
    await shownPage(page).getByRole('search').getByRole('textbox').first().fill(`没有的${name}`)
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(0)
    await expect(page.getByText('页面出错了')).toBeHidden()
  })
}

test('a form keeps what was typed when a translator was there', { tag: '@release' }, async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.goto(FORM)
  await fillLines(page)
  await page.getByLabel('备注').fill('随车带质保书')
  await translate(page)
  // The error of an empty field is a node among translated ones.
  await page.getByRole('button', { name: '保存送货单' }).click()
  await translate(page)
  await page.getByLabel('备注').fill('随车带质保书两份')
  await page.getByRole('button', { name: '保存送货单' }).click()
  await expect(page.getByText('页面出错了')).toBeHidden()
  await expect(page.getByLabel('备注')).toHaveValue('随车带质保书两份')
})

function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
  })
}
