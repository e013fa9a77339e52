import { captchaOf, enter, expect, openMenu, PASSWORD, readCaptcha, test } from '#tests/e2e/kit/journey'
import { at } from '#tests/e2e/kit/looks/axe'
import { SITES } from '#tests/e2e/kit/port'
import { firstOf, noteOf, rowOf } from '#tests/e2e/kit/routes'
import { routesOf } from '#tests/e2e/kit/screens'

const SHEETS_PATH = '/api/gd-material/settlementBill/queryPage'
const ORDERS_PATH = '/api/store/order/order'
const ERROR_PAGES = /页面不存在|没有权限|服务器出错|页面出错了/

for (const [account, site] of [
  ['yueheng', SITES.supplier],
  ['haichuan', SITES.material],
] as const) {
  test(`${account} opens every page`, async ({ page, context }) => {
    const routes = routesOf(account)
    test.setTimeout(routes.length * 10_000)
    const ask = await enter(context, account)
    for (const { path, query, shows } of routes) {
      await test.step(path, async () => {
        await page.goto(site + path + ((await query?.(ask)) ?? ''))
        await expect(shows(page), path).toBeVisible()
        await expect(page.getByRole('heading', { level: 1, name: ERROR_PAGES }), path).toHaveCount(0)
      })
    }
  })
}

test('signed out, every public page opens', async ({ page }) => {
  for (const path of ['/login', '/loginSupplier', '/forgetPassword', '/SignUp', '/supplierEntry', '/shopEntry']) {
    await at(page, path, 'form')
  }
})

test('a supplier types what signing in takes, and opens a list from the menu', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: '账号', exact: true }).pressSequentially('yueheng')
  await page.getByLabel('密码', { exact: true }).pressSequentially(PASSWORD)
  await captchaOf(page).locator('img').waitFor()
  await page.getByRole('textbox', { name: '验证码' }).pressSequentially(await readCaptcha(page))
  await page.keyboard.press('Enter')
  await openMenu(page, '订单管理', '送货单')
  await expect(rowOf('送货单')(page)).toBeVisible()
})

test('notes, settlements and orders come as sheets of paper', async ({ page, context }) => {
  const ask = await enter(context, 'yueheng')
  await at(page, `/deliverPreview?ids=${(await noteOf(ask)).id}&paper=A4`, '.sheet')
  await at(page, `/settlementPreview?id=${(await firstOf(ask, SHEETS_PATH)).id}`, '.sheet')
  const askMall = await enter(context, 'haichuan')
  const { sn } = await firstOf(askMall, `${ORDERS_PATH}?orderStatus=UNDELIVERED`)
  await at(page, `${SITES.material}/orderPreview?sns=${sn}`, '.sheet')
})
