import type { Locator } from '@playwright/test'
import { enter, expect, openMenu, shownPage, signIn, test } from '#tests/e2e/kit/journey'
import { expectSteady, sampleFrames } from '#tests/e2e/kit/looks/frames'
import { noteOf } from '#tests/e2e/kit/routes'

// Every screen of the menu is reloaded in `screens/everyScreen.spec.ts`.

test.beforeEach(({ context }) => context.addInitScript(sampleFrames))

test('error pages and the print preview survive a reload without a flash', { tag: '@release' }, async ({
  page,
  context,
}) => {
  const ask = await enter(context, 'yueheng')
  const { id, deliverSn } = await noteOf(ask)
  const pages: [path: string, shown: Locator, allowed: string[]][] = [
    ['/supplier/unknown?x=1', page.getByRole('heading', { name: '页面不存在' }), ['页面不存在']],
    ['/403', page.getByRole('heading', { name: '没有权限' }), ['没有权限']],
    ['/500', page.getByRole('heading', { name: '服务器出错' }), []],
    [`/deliverPreview?ids=${id}&paper=A4&showPrice=0`, page.getByText(`No. ${deliverSn}`), []],
  ]
  for (const [path, shown, allowed] of pages) {
    await page.goto(path)
    await expect(shown).toBeVisible()
    await page.reload()
    await expect(shown).toBeVisible()
    await expectSteady(page, allowed)
  }
})

test('signed out, sign-in pages survive a reload and any other page redirects to sign-in', { tag: '@release' }, async ({
  page,
}) => {
  for (const path of ['/login', '/loginSupplier', '/supplier/deliver/list?status=0', '/supplier/unknown', '/403']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    await expect(page).toHaveURL(path === '/login' ? /\/login$/ : /\/loginSupplier/)
    await expectSteady(page)
  }
})

test('the first page after sign-in comes without a flash too', { tag: '@release' }, async ({ page }) => {
  await signIn(page, 'yueheng', '/supplier/deliver/list?status=0')
  await expect(shownPage(page).getByRole('link').first()).toBeVisible()
  await openMenu(page, '合同管理', '集采合同')
  await expect(shownPage(page).getByRole('link').first()).toBeVisible()
  await expectSteady(page)
})
