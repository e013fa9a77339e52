import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { keepCalls, watchCalls } from './calls'
import { skipMediaFeatures } from './firefox'
import { BASE, CONTROL, PORT, SITES } from './port'

/**
 * A page whose console must stay clean: an error, a warning, an unhandled rejection or a policy violation fails the
 * journey. `cutsLine` is for journeys that cut the connection themselves, `refuses` for those whose input the server
 * answers with HTTP 400, `movesNodes` for those that move nodes of the page: the browser then logs it. `isThorough`
 * asks every theme, width and zoom of a screen.
 */
export const test = base.extend<
  { clean: undefined; cutsLine: boolean; refuses: boolean; movesNodes: boolean; isThorough: boolean },
  { browser: Browser }
>({
  browser: [
    async ({ browser }, use) => {
      skipMediaFeatures(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  cutsLine: [false, { option: true }],
  refuses: [false, { option: true }],
  movesNodes: [false, { option: true }],
  isThorough: [false, { option: true }],
  context: async ({ context }, use) => {
    if (BASE !== '/') serveUnderPath(context)
    await use(context)
  },
  clean: [
    async ({ context, cutsLine, refuses, movesNodes }, use, testInfo) => {
      const complaints: string[] = []
      const isAwaited = (text: string) =>
        (cutsLine && /^Failed to load resource: net::ERR_/.test(text)) ||
        (refuses && /status of 400/.test(text)) ||
        (movesNodes && text.startsWith('NotFoundError'))
      watch(context, complaints, isAwaited)
      if (BASE !== '/') watchOutside(context, complaints)
      const sent = watchCalls(context)
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
        })
      })
      await context.request.post(`${CONTROL}/reset`)
      await use(undefined)
      keepCalls(testInfo.title, sent)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens every address of a journey under the path of the site. */
function serveUnderPath(context: BrowserContext): void {
  const newPage = context.newPage.bind(context)
  context.newPage = async () => {
    const page = await newPage()
    const goto = page.goto.bind(page)
    page.goto = (url, options) => goto(url.replace(/^(https?:\/\/[^/]+)?\//, `$1${BASE}`), options)
    return page
  }
}

/** Collects requests to the site's own host that leave its path. */
function watchOutside(context: BrowserContext, complaints: string[]): void {
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (Object.values(SITES).includes(origin) && !pathname.startsWith(BASE)) complaints.push(`outside: ${pathname}`)
  })
}

/** Collects the errors and warnings in the console of every page of a context. */
function watch(context: BrowserContext, complaints: string[], isCut: (text: string) => boolean): void {
  context.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !isExpected(message) && !isCut(text)) complaints.push(text)
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
}

/** The captcha on screen: clicking it replaces the picture. */
export function captchaOf(page: Page): Locator {
  return page.getByRole('button', { name: /^(换一张验证码|New captcha)$/ })
}

/** The characters of the captcha on screen; the embedded API draws them as text. */
export async function readCaptcha(page: Page): Promise<string> {
  const source = (await captchaOf(page).locator('img').getAttribute('src')) ?? ''
  const svg = source.includes(';base64,')
    ? Buffer.from(source.split(',')[1] ?? '', 'base64').toString()
    : decodeURIComponent(source.split(',').slice(1).join(','))
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1]).join('')
}

/** Where the API keeps contracts and their lines. */
export const CONTRACT_API = '/api/gd-centralized-sourcing/censou'
/** Its pages of delivery notes. */
export const NOTES = '/api/supplier/orderLogistics/get-deliver-page/1'

export const PASSWORD = 'Mall@2026'

/** Signs in by the form on screen and waits for the shell. */
export async function signIn(page: Page, account: string, path = '/'): Promise<void> {
  await page.goto(path)
  await fillSignIn(page, account)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
}

/** Fills the sign-in form on screen, by account and password. */
export async function fillSignIn(page: Page, account: string): Promise<void> {
  await page.getByRole('textbox', { name: '账号', exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await captchaOf(page).locator('img').waitFor()
  await page.getByRole('textbox', { name: '验证码' }).fill(await readCaptcha(page))
}

/** Sends a query to the API as an account does; resolves to its payload. */
export type Ask = <Data>(path: string, query?: Record<string, string | number>) => Promise<Data>

/** The same, and a mutation. */
export type Caller = Ask & { send: <Data>(path: string, data: object) => Promise<Data> }

/**
 * Puts the browser in the state after an account's sign-in, for journeys about something else; `site` is the product's
 * origin.
 */
export async function enter(context: BrowserContext, account: string, site?: string): Promise<Caller> {
  const isMaterial = account.startsWith('haichuan')
  const client = isMaterial ? 'gd_material_supplier_pc' : 'gd_supplier_pc'
  const answer = await context.request.post(`http://localhost:${PORT}/api/gd-auth/supplierToken`, {
    headers: { Authorization: `Basic ${Buffer.from(`${client}:${client}_secret`).toString('base64')}` },
    data: { type: 'account', tenantId: '000000', scope: 'all', grantType: 'password', account, password: PASSWORD },
  })
  const { accessToken, refreshToken, ...user } = (await answer.json()).data
  const items = { accessToken, refreshToken, userInfoSeller: JSON.stringify({ ...user, userId: String(user.userId) }) }
  const prefix = BASE === '/' ? '' : BASE
  const localStorage = Object.entries(items).map(([name, value]) => ({ name: prefix + name, value }))
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: site ?? (isMaterial ? SITES.material : SITES.supplier), localStorage }],
  })
  const headers = { Authorization: `Bearer ${accessToken}` }
  const payloadOf = async (reply: APIResponse) => {
    const body = await reply.json()
    expect(body).toMatchObject({ success: true })
    return body.data ?? body.result
  }
  return Object.assign(
    async (path: string, params?: Record<string, string | number>) =>
      payloadOf(await context.request.get(`http://localhost:${PORT}${path}`, { headers, params })),
    {
      send: async (path: string, data: object) =>
        payloadOf(await context.request.post(`http://localhost:${PORT}${path}`, { headers, data })),
    },
  )
}

/** Calls a control of the embedded API. */
export async function control<Data>(context: BrowserContext, name: string, body: object = {}): Promise<Data> {
  const answer = await context.request.post(`${CONTROL}/${name}`, { data: body })
  const { success, data, msg } = await answer.json()
  expect(success, msg).toBe(true)
  return data as Data
}

/** Does a step of the counterparty, unless it has already done so by itself. */
export async function urge(context: BrowserContext, action: string, id: string): Promise<void> {
  await context.request.post(`${CONTROL}/act`, { data: { action, id } })
}

/** Opens a page of the left menu. */
export async function openMenu(page: Page, group: string, item: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const entry = menu.getByRole('menuitem', { name: item })
  if (!(await entry.isVisible())) await menu.getByRole('menuitem', { name: group }).click()
  await entry.click()
}

/** The cell of a line grid in a row (from 0) under a column header. */
export async function cellOf(grid: Locator, row: number, head: string): Promise<Locator> {
  const column = await grid.getByRole('columnheader', { name: head, exact: true }).getAttribute('aria-colindex')
  return grid
    .getByRole('row')
    .nth(row + 1)
    .locator(`[aria-colindex="${column}"]`)
}

/** Waits until a cell shows a text; the active one holds it in its input. */
export async function expectCell(cell: Locator, text: string): Promise<void> {
  await expect
    .poll(() => cell.evaluate((element) => element.querySelector('input')?.value ?? element.textContent))
    .toBe(text)
}

/** The page of the tab that is on screen; the others stay in the document, hidden. */
export function shownPage(page: Page): Locator {
  return page.getByRole('tabpanel')
}

/** The summary line of the record on screen. */
export function recordHead(page: Page): Locator {
  return shownPage(page)
    .locator('header')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
}

/** The bar at the foot of the editor on screen. */
export function editorBar(page: Page): Locator {
  return page.locator('main footer').filter({ visible: true })
}

/** The button with the user's name. */
export function userMenu(page: Page): Locator {
  return page.getByRole('banner').getByRole('button').last()
}

/** The browser logs every answer of 4xx and 5xx. Rejected tokens and failed refreshes belong to the journeys. */
function isExpected(message: ConsoleMessage): boolean {
  const [, status] = /^Failed to load resource.*status of (\d{3})/.exec(message.text()) ?? []
  const isRefresh = message.location().url.includes('/passport/login/refresh/')
  return status === '401' || status === '403' || (status !== undefined && isRefresh)
}
