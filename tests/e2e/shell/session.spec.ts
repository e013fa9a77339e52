import type { Page, Route } from '@playwright/test'
import { chooseDriver, FORM, fillLines } from '#tests/e2e/kit/deliveryForm'
import { control, enter, expect, fillSignIn, shownPage, test, userMenu } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

for (const [account, site, login] of [
  ['yueheng', SITES.supplier, '/loginSupplier'],
  ['haichuan', SITES.material, '/login'],
] as const) {
  test(`${account} signs out in one browser tab, and the other follows`, async ({ page, context }) => {
    await enter(context, account)
    const calls: string[] = []
    context.on('request', (request) => calls.push(new URL(request.url()).pathname))
    const other = await context.newPage()
    await other.goto(`${site}/supplier/deliver/list`)
    await expect(other.getByRole('table', { name: '送货单' }).last()).toBeVisible()
    await page.bringToFront()
    await page.goto(`${site}/home`)
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(page).toHaveURL(new RegExp(`${login}$`))
    await expect(other).toHaveURL(new RegExp(`${login}\\?redirect=`))
    expect(await stored(page)).toEqual([])
    const logout = account === 'haichuan' ? '/api/store/passport/login/logout' : '/api/gd-auth/logout'
    expect(calls).toContain(logout)
  })

  test(`a browser of ${account} that is opened again after the idle time asks and shows nothing`, async ({
    page,
    context,
  }) => {
    await enter(context, account)
    const path = account === 'haichuan' ? '/orders' : '/supplier/deliver/list'
    await page.goto(site + path)
    await expect(page.getByRole('table').last()).toBeVisible()
    await page.evaluate(() => localStorage.setItem('lastActivity', String(Date.now() - 12 * 3_600_000)))
    await page.goto('about:blank')
    // The access token is no longer valid either.
    await control(context, 'expire')
    const calls: string[] = []
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname)
    })
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('table, [role=menu]')) document.documentElement.dataset.drawn = 'yes'
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(site + path)
    await expect(page).toHaveURL(`${site}${login}?redirect=${encodeURIComponent(path)}`)
    await expect(page.getByText(/长时间未操作，已自动退出登录/)).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-drawn')
    expect(calls.filter((call) => !/captcha$/.test(call))).toEqual([
      account === 'haichuan' ? '/api/store/passport/login/logout' : '/api/gd-auth/logout',
    ])
  })
}

test('a session that expires under unsaved input is renewed over the page, and the save goes on', async ({
  page,
  context,
}) => {
  await enter(context, 'yueheng')
  await page.goto(FORM)
  await fillLines(page)
  await chooseDriver(page)
  await page.getByLabel('备注').fill('随车带质保书')
  await control(context, 'expire', { refresh: true })
  await page.getByRole('button', { name: '保存送货单' }).click()

  const dialog = page.getByRole('dialog', { name: /登录已失效/ })
  await expect(dialog).toBeVisible()
  await expect(page.getByLabel('备注')).toHaveValue('随车带质保书')
  await fillSignIn(page, 'yueheng')
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })).toBeVisible()
  await expect(shownPage(page).getByText('随车带质保书')).toBeVisible()
  await expect(dialog).toBeHidden()
})

for (const hasLocks of [true, false]) {
  const where = hasLocks ? '' : ', on plain http too, where browsers lend no locks'
  test(`an access token that expired under two browser tabs is renewed once${where}`, async ({ page, context }) => {
    await enter(context, 'yueheng')
    if (!hasLocks) {
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
    }
    const other = await context.newPage()
    for (const one of [page, other]) {
      await one.bringToFront()
      await one.goto('/supplier/deliver/list')
      await expect(rows(one).first()).toBeVisible()
    }
    const refreshes: string[] = []
    context.on('request', (request) => {
      if (request.url().includes('/passport/login/refresh/')) refreshes.push(request.url())
    })
    await control(context, 'expire')
    await Promise.all([page, other].map((one) => statusTab(one, '已入库').click()))
    // The old rows stay until the answer is there; they had other statuses too.
    for (const one of [page, other]) {
      await expect(one).toHaveURL(/status=2/)
      await expect(rows(one).filter({ hasNotText: '已入库' })).toHaveCount(0)
      await expect(rows(one).first()).toBeVisible()
    }
    expect(refreshes).toHaveLength(1)
  })
}

test('an address opened while signed out opens after sign-in', async ({ page }) => {
  await page.goto('/supplier/deliver/detail?deliverSn=SH20240315-0001')
  await expect(page).toHaveURL(/\/loginSupplier\?redirect=/)
  await fillSignIn(page, 'yueheng')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /SH20240315-0001/ })).toBeVisible()
  await expect(page).toHaveURL(/\/supplier\/deliver\/detail\?deliverSn=SH20240315-0001$/)
})

test('a session that expires without unsaved input leads to sign-in and back', async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.goto('/supplier/deliver/list?projectName=滨江')
  await expect(rows(page).first()).toBeVisible()
  // Between the click and its answer: a call in the background before the click would lead to sign-in first.
  const isClicked = ({ searchParams }: URL) => searchParams.get('status') === '2' && searchParams.get('size') !== '1'
  await page.route(isClicked, expireFirst, { times: 1 })
  await statusTab(page, '已入库').click()
  await expect(page).toHaveURL(/\/loginSupplier\?redirect=/)
  await fillSignIn(page, 'yueheng')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/status=2/)
  await expect(page.getByLabel('项目')).toHaveValue('滨江')

  async function expireFirst(route: Route) {
    await control(context, 'expire', { refresh: true })
    await route.continue()
  }
})

test('the page is served under a policy that blocks foreign scripts, and texts that would become HTML', async ({
  browser,
}) => {
  // Outside the watched context, because the browser logs these attempts.
  const context = await browser.newContext({ baseURL: SITES.supplier })
  const page = await context.newPage()
  const answer = await page.goto('/loginSupplier')
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'")
  const refused = await page.evaluate(() => {
    const attempts = {
      html: () => Object.assign(document.createElement('div'), { innerHTML: '<b>1</b>' }),
      script: () => Object.assign(document.createElement('script'), { textContent: 'document.title = "taken"' }),
      policy: () => Reflect.get(window, 'trustedTypes').createPolicy('own', {}),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch (error) {
        return [`${name} ${(error as Error).name}`]
      }
    })
  })
  expect(refused).toEqual(['html TypeError', 'script TypeError', 'policy TypeError'])
  const violated = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective))
    })
    const script = document.createElement('script')
    // Not by a property, which is refused before the script is there.
    script.append('document.title = "taken"')
    document.head.append(script)
    return violation
  })
  expect(violated).toMatch(/^(script-src-elem|require-trusted-types-for)$/)
  await expect(page).not.toHaveTitle('taken')
  await context.close()
})

function rows(page: Page) {
  return page.getByRole('table', { name: '送货单' }).last().locator('[data-row-key]')
}

function statusTab(page: Page, name: string) {
  return page.getByRole('radiogroup', { name: '状态' }).getByText(name)
}

function stored(page: Page) {
  return page.evaluate(() => Object.keys(localStorage))
}
