import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { keepCalls, watchCalls } from '#tests/e2e/kit/calls'
import { captchaOf, readCaptcha } from '#tests/e2e/kit/journey'
import { ACCOUNTS, SERVICES, SITE } from './settings'
import { asSeller, type ShopCall, signInBuyer } from './shopApi'

type Account = { name: string; password: string }
type State = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * A page before the shop, in the state after the seller's sign-in, and the shop's own services to read back from. An
 * error in a page fails the journey.
 */
export const test = base.extend<{ site: undefined }, { signedIn: State; seller: ShopCall; buyer: ShopCall }>({
  signedIn: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: SITE, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
      await serveSettings(context)
      await signIn(await context.newPage(), ACCOUNTS.seller)
      await use(await context.storageState())
      await context.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  seller: [
    async ({ signedIn }, use) => {
      const stored = signedIn.origins.flatMap(({ localStorage }) => localStorage)
      await use(asSeller(stored.find(({ name }) => name === 'accessToken')?.value ?? ''))
    },
    { scope: 'worker' },
  ],
  buyer: [async ({ browserName: _ }, use) => use(await signInBuyer()), { scope: 'worker' }],
  storageState: async ({ signedIn }, use) => use(signedIn),
  site: [
    async ({ context }, use, testInfo) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(String(error.error())))
      await serveSettings(context)
      const sent = watchCalls(context)
      await use(undefined)
      keepCalls(testInfo.title, sent)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Serves what an operator writes beside the site: a lilishop has no capability. */
export async function serveSettings(context: BrowserContext): Promise<void> {
  const settings = { capabilities: [], fileHosts: await fileHosts() }
  await context.route('**/site.json', (route) => route.fulfill({ json: settings }))
}

/** Signs in by the form and waits for the shell, or for a refusal in these words. */
export async function signIn(page: Page, { name, password }: Account, refused?: RegExp): Promise<void> {
  await page.goto(`${SITE}/`)
  await page.getByRole('textbox', { name: '账号', exact: true }).fill(name)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await captchaOf(page).locator('img').waitFor()
  await page.getByRole('textbox', { name: '验证码' }).fill(await readCaptcha(page))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  // The slider of the shop takes its time.
  const shown = refused ? page.getByText(refused).first() : page.getByRole('navigation', { name: '主菜单' })
  await expect(shown).toBeVisible({ timeout: 30_000 })
}

/** The hosts of the shop's pictures, as those of its products are addressed. */
async function fileHosts(): Promise<string[]> {
  const answer = await fetch(`${SERVICES.buyer}/buyer/goods/goods?pageSize=20`)
  const { result } = (await answer.json()) as { result: { records: { original: string | null }[] } }
  const addresses = result.records.map(({ original }) => original ?? '').filter((one) => URL.canParse(one))
  return [...new Set(addresses.map((one) => new URL(one).host))]
}
