import type { BrowserContext, Page } from '@playwright/test'
import { enter, expect, test } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

const LOGO =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>'
const RED = 'rgb(179, 19, 27)'

/** Serves a `site.json` of an operator. */
async function serve(context: BrowserContext, body: string): Promise<void> {
  await context.unroute('**/site.json')
  await context.route('**/site.json', (route) => route.fulfill({ contentType: 'application/json', body }))
  await context.route('**/brand/logo.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: decodeURIComponent(LOGO.split(',')[1] ?? '') }),
  )
}

/** The scripts and styles that the page has loaded. */
function assets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/(index|main|start|base|frame|SignInPage)/.test(path))
      .sort(),
  )
}

/** Where the brand shows on the sign-in page. */
async function look(page: Page) {
  const account = page.getByRole('textbox', { name: '账号', exact: true })
  await account.focus()
  const read = (selector: string, property: string) =>
    page.evaluate(
      ([at = '', name = '']) => getComputedStyle(document.querySelector(at) as Element).getPropertyValue(name),
      [selector, property],
    )
  const button = page.getByRole('button', { name: '登录', exact: true })
  return {
    title: await page.getByRole('heading', { level: 1 }).textContent(),
    logo: await page.locator('aside img').getAttribute('src'),
    button: await button.evaluate((element) => getComputedStyle(element).backgroundColor),
    panel: (await read('aside', 'background-image')).includes(RED),
    ring: await account.evaluate((element) => getComputedStyle(element.parentElement ?? element).boxShadow),
  }
}

test('an operator’s site.json gives the built site its names and colours, at once from the second start', async ({
  page,
  context,
}) => {
  await page.goto(`${SITES.supplier}/loginSupplier`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('集采商城供应商后台')
  const built = await assets(page)

  await serve(context, '{"title":"青岭集团供应商门户","logo":"/brand/logo.svg","brandColor":"#b3131b"}')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('青岭集团供应商门户')
  await expect(page).toHaveTitle('登录 - 青岭集团供应商门户')
  expect(await look(page)).toEqual({
    title: '青岭集团供应商门户',
    logo: '/brand/logo.svg',
    button: RED,
    panel: true,
    ring: expect.stringContaining('rgba(179, 19, 27, 0.16)'),
  })
  expect(await assets(page)).toEqual(built)

  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const brand = getComputedStyle(document.documentElement).getPropertyValue('--brand')
      document.documentElement.dataset.first = brand
    })
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-first', '#b3131b')

  await test.step('inside, in the dark too', async () => {
    await enter(context, 'yueheng')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${SITES.supplier}/supplier/agreementList`)
    await expect(page.getByRole('table').last()).toBeVisible()
    const brand = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
    expect(brand).not.toBe('#6cb0ee')
    await expect(page.locator('aside img')).toHaveAttribute('src', '/brand/logo.svg')
  })
})

test('a broken site.json gives what was built', async ({ page, context }) => {
  await serve(context, '{"title":"青岭')
  await page.goto(`${SITES.supplier}/loginSupplier`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('集采商城供应商后台')
})
