import type { Locator, Page } from '@playwright/test'
import { palettes } from '#app/theme/palette'
import { FORM } from '#tests/e2e/kit/deliveryForm'
import { enter, expect, signIn, test, userMenu } from '#tests/e2e/kit/journey'

const LIST = '/supplier/agreementList'

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '外观' }).click()
  await page.getByRole('menuitemradio', { name }).click()
  await expect(page.getByRole('menuitemradio', { name })).toBeHidden()
}

/** Asserts that the document's own colours and antd's are both those of a theme. */
async function expectTheme(page: Page, mode: 'light' | 'dark'): Promise<void> {
  const { tableHead, canvas, brand } = palettes[mode]
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode)
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(canvas))
  await expect(page.locator('thead th').first()).toHaveCSS('background-color', rgb(tableHead))
  await expect(page.locator('.ant-btn-primary').first()).toHaveCSS('background-color', rgb(brand))
}

function rgb(hex: string): string {
  const full = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16)).join(', ')})`
}

async function heightOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.height ?? 0
}

test('the theme follows the system, or the choice, over reloads, in every tab and per user', {
  tag: '@release',
}, async ({ page, context }) => {
  await signIn(page, 'yueheng', LIST)
  await expectTheme(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectTheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'light')

  await choose(page, '深色')
  await expectTheme(page, 'dark')
  await page.reload()
  await expectTheme(page, 'dark')

  const other = await context.newPage()
  await other.goto(LIST)
  await expectTheme(other, 'dark')
  const row = other.locator('[data-row-key]').first()
  const height = await heightOf(row)
  await choose(other, '浅色')
  await choose(other, '紧凑')
  await expectTheme(page, 'light')
  expect(await heightOf(row)).toBeLessThan(height)
  await choose(page, '深色')
  await expectTheme(other, 'dark')
  await other.close()

  await userMenu(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await signIn(page, 'yueheng01', '/login')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  // Going elsewhere at once would break the sign-out off.
  await expect(page).toHaveURL(/\/loginSupplier$/)
  await signIn(page, 'yueheng', '/login')
  await page.goto(LIST)
  await expectTheme(page, 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')
})

test('one font everywhere: buttons, inputs, menus, calendars and dialogs', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await enter(context, 'yueheng')
  const others = () =>
    page.evaluate(() => {
      const family = getComputedStyle(document.body).fontFamily
      const isOther = (element: Element) => getComputedStyle(element).fontFamily !== family
      return [...document.querySelectorAll('body *')].filter(isOther).map((element) => element.outerHTML.slice(0, 80))
    })
  await page.goto(LIST)
  await expect(page.locator('[data-row-key]').first()).toBeVisible()
  await page.getByRole('button', { name: '外观' }).click()
  await expect(page.getByRole('menuitemradio', { name: '深色' })).toBeVisible()
  expect(await others()).toEqual([])
  await page.goto('/supplier/agreementCreate')
  await page.locator('.ant-picker').first().click()
  await expect(page.locator('.ant-picker-dropdown').first()).toBeVisible()
  expect(await others()).toEqual([])
})

test('print is light in the dark theme: a printed screen, and the pages of a preview', { tag: '@release' }, async ({
  page,
  context,
}) => {
  const ask = await enter(context, 'yueheng')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(LIST)
  await expectTheme(page, 'dark')
  await expect(page.locator('[data-row-key]').first()).toBeVisible()
  await page.evaluate(() => {
    // The product's own listener runs first, so this one sees the layout for the printer.
    window.addEventListener('beforeprint', () => {
      const cell = document.querySelector('[data-row-key] > th') as Element
      document.title = `${getComputedStyle(cell).backgroundColor} ${getComputedStyle(cell).color}`
    })
  })
  await page.pdf()
  const [ground, ink] = [rgb(palettes.light.surface), palettes.light.ink]
  await expect(page).toHaveTitle(`${ground} ${ink}`)
  await expectTheme(page, 'dark')

  const { records } = await ask<{ records: { id: string }[] }>('/api/supplier/orderLogistics/get-deliver-page/1')
  await page.goto(`/deliverPreview?ids=${records[0]?.id}&paper=A4`)
  const sheet = page.locator('.sheet').first()
  await expect(sheet).toHaveCSS('background-color', rgb(palettes.light.paper))
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('with forced colours the system’s own colour marks what is chosen and what leads on', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await enter(context, 'yueheng')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(LIST)
  const highlight = await page.evaluate(() => {
    const mark = document.body.appendChild(document.createElement('i'))
    mark.style.color = 'Highlight'
    const { color } = getComputedStyle(mark)
    mark.remove()
    return color
  })
  const marked = async (...names: string[]) => {
    for (const name of names) await expect(page.locator(name).first()).toHaveCSS('background-color', highlight)
  }
  await marked(
    '.ant-menu-item-selected',
    '.ant-btn-primary',
    '[role=tab][aria-selected=true]',
    'main [aria-current=page]',
  )
  await page.goto(FORM)
  await marked('.ant-radio-button-wrapper-checked')
})
