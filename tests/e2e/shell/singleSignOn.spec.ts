import type { BrowserContext, Page } from '@playwright/test'
import { control, enter, expect, test, userMenu } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

const { supplier: SITE } = SITES
const LIST = '/supplier/agreementList'

/** Serves a `site.json` with the stand-in for identity providers. */
async function serve(context: BrowserContext, more: object = {}, provider: object = {}): Promise<void> {
  const sso = [
    { name: '集团统一登录', kind: 'oidc', url: `${SITE}/__mock/oidc/authorize`, clientId: 'supplier', ...provider },
    { name: 'CAS', kind: 'cas', url: `${SITE}/__mock/cas` },
  ]
  const body = JSON.stringify({ sso, ...more })
  await context.route('**/site.json', (route) => route.fulfill({ contentType: 'application/json', body }))
}

const table = (page: Page) => page.getByRole('table', { name: '集采合同' }).last()

/** Every place where a code, a ticket or a state could stay: address, history, stores, diagnosis. */
async function traces(page: Page, context: BrowserContext, secrets: readonly string[]): Promise<string[]> {
  await page
    .getByRole('button', { name: /第一次用这一页|帮助/ })
    .first()
    .click()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SITE })
  await page.getByRole('button', { name: '复制诊断信息' }).click()
  const kept = await page.evaluate(async () => [
    window.location.href,
    document.referrer,
    JSON.stringify(window.history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    await navigator.clipboard.readText(),
  ])
  return kept.filter((text) => secrets.some((secret) => text.includes(secret)))
}

for (const [kind, button] of [
  ['OpenID Connect', '集团统一登录'],
  ['CAS', 'CAS登录'],
] as const) {
  test(`a person signs in by ${kind}, comes to the page that was asked for, and leaves no code behind`, async ({
    page,
    context,
  }) => {
    await serve(context)
    const secrets: string[] = []
    context.on('request', (request) => {
      const query = new URL(request.url()).searchParams
      for (const name of ['code', 'ticket']) if (query.get(name)) secrets.push(query.get(name) ?? '')
    })
    const [, asked] = await Promise.all([
      page.goto(SITE + LIST),
      page.waitForRequest((request) => request.url().includes('loginSupplier') || request.url().includes(LIST)),
    ])
    expect(asked).toBeTruthy()
    await page.getByRole('link', { name: button }).click()
    await expect(table(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(LIST)
    expect(secrets.filter((secret) => secret.length > 20)).not.toEqual([])
    expect(await traces(page, context, secrets)).toEqual([])

    await page.goBack()
    await expect(page).not.toHaveURL(/code=|ticket=/)
  })
}

test('an answer that nobody asked for, a used one and a refusal are told, and lead back', async ({ page, context }) => {
  await serve(context)
  await page.goto(`${SITE}/sso?code=forged&state=forged`)
  await expect(page.getByText('登录没有完成')).toBeVisible()
  await expect(page).toHaveURL(`${SITE}/sso`)
  await page.getByRole('link', { name: '返回登录' }).click()
  await expect(page.getByRole('link', { name: '集团统一登录' })).toBeVisible()

  const answered = page.waitForRequest((request) => /\/sso\?code=/.test(request.url()))
  await page.getByRole('link', { name: '集团统一登录' }).click()
  const used = (await answered).url()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(used)
  await expect(other.getByText('登录没有完成')).toBeVisible()
})

test('a refusal of the provider is told', async ({ page, context }) => {
  await serve(context, {}, { parameters: { deny: '1' } })
  await page.goto(`${SITE}/loginSupplier`)
  await page.getByRole('link', { name: '集团统一登录' }).click()
  await expect(page.getByText('您没有同意登录，或统一登录没有放行，请重新登录。')).toBeVisible()
})

test('a site may hide its own form; signing out leads to the provider', async ({ page, context }) => {
  await serve(context, { ssoOnly: true, signOutUrl: '/favicon.svg' })
  await page.goto(`${SITE}/loginSupplier`)
  await expect(page.getByRole('link', { name: '集团统一登录' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  for (const path of ['/forgetPassword', '/SignUp']) {
    await page.goto(`${SITE}${path}`)
    await expect(page.getByText('页面不存在')).toBeVisible()
  }
  await enter(context, 'yueheng')
  await page.goto(`${SITE}/change-password`)
  await expect(page.getByText('页面不存在')).toBeVisible()
  await page.goto(`${SITE}/home`)
  await expect(page.getByRole('link', { name: '个人中心' })).toBeVisible()
  await expect(page.getByRole('link', { name: '修改密码' })).toHaveCount(0)
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(`${SITE}/favicon.svg`)
})

test('a session that expired under a form is renewed in a tab beside it, and the save goes on', async ({
  page,
  context,
}) => {
  await serve(context, { ssoOnly: true })
  await enter(context, 'yueheng')
  await page.goto(`${SITE}/supplier/driver/list?edit=new`)
  const form = page.getByRole('dialog', { name: /司机/ })
  await form.getByLabel('司机姓名').fill('周师傅')
  await form.getByLabel('司机电话').fill('19900003333')
  await control(context, 'expire', { refresh: true })
  await form.getByRole('button', { name: '保存' }).click()
  const lost = page.getByRole('dialog', { name: /登录已失效/ })
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    lost.getByRole('link', { name: '集团统一登录' }).click(),
  ])
  await expect(beside.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect(lost).toBeHidden()
  await expect(page.getByText('周师傅')).toBeVisible()
})

test('without providers nothing of it is loaded', async ({ page, context }) => {
  const files: string[] = []
  context.on('request', (request) => files.push(request.url()))
  await page.goto(`${SITE}/loginSupplier`)
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  expect(files.filter((file) => /SingleSignOn|adoptSite/.test(file))).toEqual([])
})
