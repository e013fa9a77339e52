import type { Page } from '@playwright/test'
import { enter, expect, test } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

// A rejected action is answered with HTTP 400 or 403.
test.use({ refuses: true })

test('when a role changes while its clerk works, the rejected action says why, and buttons and menu follow', async ({
  page,
  context,
  browser,
}) => {
  await enter(context, 'yueheng01')
  await page.goto('/supplier/driver/list')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const rows = page.getByRole('table', { name: '司机管理' }).last().locator('[data-row-key]')
  const remove = rows.first().getByRole('button', { name: '删除' })
  await expect(remove).toBeVisible()

  const owners = await browser.newContext({ baseURL: SITES.supplier, locale: 'zh-CN' })
  await enter(owners, 'yueheng')
  const owner = await owners.newPage()
  await allow(owner, '配送管理 查看')
  const name = (await rows.first().getByRole('rowheader').textContent()) ?? ''
  await remove.click()
  const question = page.getByRole('dialog', { name: /^删除司机/ })
  await question.getByRole('button', { name: '删除' }).click()
  await expect(page.getByText(/^权限不足，操作没有进行。您的权限可能刚被调整/)).toBeVisible()
  await expect(remove).toHaveCount(0)
  await expect(page.getByRole('button', { name: '新增司机' })).toHaveCount(0)
  await expect(rows.first()).toContainText(name)
  await expect(menu.getByRole('menuitem', { name: '司机管理' })).toBeVisible()

  // Now remove the screens too.
  await allow(owner, '配送管理 无')
  await page.reload()
  await expect(page.getByRole('heading', { name: '没有权限' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: '订单管理' })).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: '配送管理' })).toHaveCount(0)
  await owners.close()
})

/** The owner changes the permissions of the dispatchers' role. */
async function allow(owner: Page, level: string): Promise<void> {
  await owner.goto('/store/roles?edit=7001')
  const drawer = owner.getByRole('dialog')
  await drawer.getByRole('radio', { name: level, exact: true }).check()
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(owner.getByText('角色已保存')).toBeVisible()
}
