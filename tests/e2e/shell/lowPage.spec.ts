import type { Locator, Page } from '@playwright/test'
import { enter, expect, NOTES, shownPage, test } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

/** What a page of 1440 × 900 has at 200 % zoom. */
const LOW = { width: 720, height: 450 }

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('at 200 % head and tabs take an eighth, and the name of a row stays while Tab walks it', {
  tag: '@release',
}, async ({ page, context }) => {
  await enter(context, 'haichuan')
  await page.setViewportSize(LOW)
  // A list whose first column opens no record, and has boxes to tick before it.
  await page.goto(`${SITES.material}/goods`)
  const row = shownPage(page).locator('[data-row-key]').first()
  await expect(row).toBeVisible()
  expect((await boxOf(page.getByRole('main'))).y).toBeLessThanOrEqual(LOW.height / 8)
  const tools = page.getByRole('banner').getByRole('button')
  for (const tool of await tools.all()) {
    const { x, width } = await boxOf(tool)
    expect(x + width).toBeLessThanOrEqual(LOW.width)
  }
  const name = row.getByRole('rowheader')
  await row.getByRole('button').last().focus()
  const { x, width } = await boxOf(name)
  const left = (await boxOf(shownPage(page).locator('[data-scroller]'))).x
  expect(x).toBeGreaterThanOrEqual(left)
  expect(x + width).toBeLessThanOrEqual(LOW.width)
})

test('at 200 % the settings of a block are beside the page, and at 100 % whole', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await enter(context, 'haichuan')
  await page.goto(`${SITES.material}/wap-pages`)
  await page.getByRole('link', { name: '冬储专场' }).click()
  const block = page.getByRole('region', { name: '页面大纲' }).getByRole('button').first()
  await block.click()
  const settings = page.getByRole('region', { name: '模块设置' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectWhole(page, settings)
  await page.setViewportSize(LOW)
  const grip = shownPage(page).locator('[aria-pressed="true"]').first()
  await grip.scrollIntoViewIfNeeded()
  await expect(settings).toBeInViewport({ ratio: 0.5 })
  expect((await boxOf(settings)).x).toBeGreaterThan((await boxOf(grip)).x)
})

/** No control of a part is cut at its right edge. */
async function expectWhole(page: Page, part: Locator) {
  const { x, width } = await boxOf(part)
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  const cut = await part.evaluate((panel) => {
    const edge = panel.getBoundingClientRect().right
    return [...panel.querySelectorAll('button, input')]
      .filter((control) => control.getBoundingClientRect().right > edge + 1)
      .map((control) => control.outerHTML.slice(0, 80))
  })
  expect(cut).toEqual([])
}

test('at 200 % a print preview scrolls whole', { tag: '@release' }, async ({ page, context }) => {
  const ask = await enter(context, 'yueheng')
  const { records } = await ask<{ records: { id: string }[] }>(NOTES, { pageSize: 1 })
  await page.setViewportSize(LOW)
  await page.goto(`/deliverPreview?ids=${records[0]?.id}`)
  const sheet = page.locator('.sheet').first()
  await expect(sheet).toBeVisible()
  const scroller = await page.evaluate(() => {
    window.scrollTo(100_000, 0)
    return document.scrollingElement?.scrollLeft ?? 0
  })
  expect(scroller).toBeGreaterThan(0)
  const { x, width } = await boxOf(sheet)
  expect(x + width).toBeLessThanOrEqual(LOW.width)
})

test('with forced colours links, rings, frames and what is chosen are seen', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await enter(context, 'yueheng')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/supplier/driver/list')
  const action = shownPage(page).locator('[data-row-key]').getByRole('button').last()
  await expect(action).toHaveCSS('text-decoration-line', 'underline')
  await page.keyboard.press('Control+k')
  const palette = page.locator('.ant-modal-container')
  await expect(palette).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Escape')
  await page.goto('/supplier/driver/list?edit=new')
  const radio = page.getByRole('dialog').getByRole('radio').first()
  await radio.focus()
  await page.keyboard.press('ArrowRight')
  const ring = page.getByRole('dialog').locator('.ant-radio:has(:focus-visible)')
  await expect(ring).toHaveCSS('outline-style', 'solid')
})
