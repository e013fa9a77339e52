import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { CONTROL } from './port'

/** A page whose console must stay clean: an error, a warning or an unhandled rejection fails the journey. */
export const test = base.extend<{ clean: undefined }>({
  clean: [
    async ({ context }, use) => {
      const complaints: string[] = []
      watch(context, complaints)
      await context.request.post(`${CONTROL}/reset`)
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Collects what the console of every page of a context complains of. */
export function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
}

/** The characters of the captcha on screen; the embedded API draws them as text. */
export async function readCaptcha(page: Page): Promise<string> {
  const source = (await page.locator('.captcha-image img').getAttribute('src')) ?? ''
  const svg = source.includes(';base64,')
    ? Buffer.from(source.split(',')[1] ?? '', 'base64').toString()
    : decodeURIComponent(source.split(',').slice(1).join(','))
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1]).join('')
}

/** Signs in by the form on screen and waits for the shell. */
export async function signIn(page: Page, account: string, path = '/'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill('Mall@2026')
  await page.locator('.captcha-image img').waitFor()
  await page.getByRole('textbox', { name: '验证码' }).fill(await readCaptcha(page))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
}

/** Opens a page of the left menu. */
export async function openMenu(page: Page, group: string, item: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const entry = menu.getByRole('menuitem', { name: item })
  if (!(await entry.isVisible())) await menu.getByRole('menuitem', { name: group }).click()
  await entry.click()
}

/** The cell of a line grid in a row (from 0) under a head. */
export async function cellOf(grid: Locator, row: number, head: string): Promise<Locator> {
  const heads = await grid.getByRole('columnheader').allTextContents()
  const column = heads.findIndex((text) => text.replace('*', '') === head)
  // The first head stands over the row numbers, which are no cells.
  return grid
    .getByRole('row')
    .nth(row + 1)
    .getByRole('gridcell')
    .nth(column - 1)
}

/** The browser names every answer of 4xx and 5xx; journeys that provoke one say so by a header or a wrong password. */
function isExpected(text: string): boolean {
  return /Failed to load resource.*(401|403)/.test(text)
}
