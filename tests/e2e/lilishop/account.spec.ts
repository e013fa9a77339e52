import type { Page } from '@playwright/test'
import { shownPage, userMenu } from '#tests/e2e/kit/journey'
import { expect, serveSettings, signIn, test } from './journey'
import { ACCOUNTS } from './settings'

type Role = { name: string }
type Clerk = { id: string; clerkName: string; isSuper: boolean }
type MenuNode = { title: string; children?: MenuNode[] | null }

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('a seller signs in by the captcha, is refused a wrong password before, and signs out', async ({
    page,
    seller,
  }) => {
    await page.goto('/')
    await signIn(page, { ...ACCOUNTS.seller, password: 'Wrong@2026' }, /密码(不正确|错误)|(账号|用户名).*(不正确|错误)/)
    await signIn(page, ACCOUNTS.seller)
    const shop = await seller<{ storeName: string }>('/store/settings/storeSettings')
    await expect(page.getByText(shop.storeName).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  })
})

test('a clerk with half the menu signs in and sees that half', async ({ page, seller, browser }) => {
  const stamp = String(Date.now())
  const [role, name, password] = [`试单角色 ${stamp.slice(-6)}`, `clerk${stamp.slice(-8)}`, 'Clerk@2026']
  const sections = (await seller<MenuNode[]>('/store/menu/memberMenu')).map(({ title }) => title)
  const granted = sections.slice(0, Math.ceil(sections.length / 2))

  await test.step('the role', async () => {
    await page.goto('/store/roles')
    await shownPage(page).getByRole('button', { name: '添加角色' }).click()
    const drawer = page.getByRole('dialog', { name: '添加角色' })
    await drawer.getByLabel('角色名称').fill(role)
    for (const title of granted) await drawer.getByRole('radio', { name: `${title} 操作`, exact: true }).check()
    await drawer.getByRole('button', { name: /^保\s?存$/ }).click()
    await expect(drawer).toBeHidden()
  })

  await test.step('the clerk', async () => {
    await page.goto('/store/clerks')
    await shownPage(page).getByRole('button', { name: '添加店员' }).click()
    const drawer = page.getByRole('dialog', { name: '添加店员' })
    await drawer.getByLabel('手机号').fill(`139${stamp.slice(-8)}`)
    await drawer.getByLabel('用户名').fill(name)
    await drawer.getByLabel('密码').fill(password)
    await drawer.getByRole('combobox', { name: /^\* 角色/ }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: role }).click()
    await page.keyboard.press('Escape')
    await drawer.getByRole('button', { name: /^保\s?存$/ }).click()
    await expect(drawer).toBeHidden()
    await expect(shownPage(page).locator('[data-row-key]').filter({ hasText: name })).toContainText(role)
  })

  await test.step('what the clerk sees', async () => {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    await serveSettings(context)
    const other = await context.newPage()
    await signIn(other, { name, password })
    const menu = other.getByRole('navigation', { name: '主菜单' })
    for (const title of sections) {
      const entry = menu.getByRole('menuitem', { name: title, exact: true })
      await expect(entry, title).toHaveCount(granted.includes(title) ? 1 : 0)
    }
    for (const path of ['/store/roles', '/store/clerks']) {
      await other.goto(path)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(/页面不存在|没有权限/)
    }
    await context.close()
  })

  await test.step('both are deleted', async () => {
    // The shop keeps the role of a clerk who is deleted, or who may do everything; it would refuse to delete the role.
    const { records } = await seller<{ records: Clerk[] }>('/store/clerk', { query: { clerkName: name } })
    expect(records).toMatchObject([{ clerkName: name, isSuper: false }])
    const query = { isSuper: false, roles: '' }
    await seller(`/store/clerk/${records[0]?.id}`, { method: 'PUT', query })
    await remove(page, '/store/roles', role)
    await remove(page, '/store/clerks', name)
    const left = await seller<{ records: Role[] }>('/store/role', { query: { pageSize: 100 } })
    expect(left.records.map((each) => each.name)).not.toContain(role)
  })
})

/** Deletes a row of a list. */
async function remove(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  const row = shownPage(page).locator('[data-row-key]').filter({ hasText: name })
  const [more, del] = [row.getByRole('button', { name: '更多' }), { name: '删除', exact: true }]
  await expect(row).toHaveCount(1)
  if (await more.isVisible()) {
    await more.click()
    await page.getByRole('menuitem', del).click()
  } else await row.getByRole('button', del).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^删\s?除$/ })
    .click()
  await expect(row).toHaveCount(0)
}
