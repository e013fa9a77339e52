import { enter, expect, shownPage, test, userMenu } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

test('groups, buttons and selects of a form are named, and say what is required and chosen', {
  tag: '@release',
}, async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.goto('/supplier/driver/list?edit=new')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('textbox', { name: /司机姓名/ })).toBeEditable()
  await expect(drawer.getByRole('radiogroup')).toHaveAccessibleName(/状态/)
  await page.keyboard.press('Escape')
  await expect(page.locator('[aria-label="close-circle"]:not([aria-hidden]), [aria-label="Clear"]')).toHaveCount(0)
  const status = shownPage(page).getByRole('combobox').first()
  await status.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(status).toHaveAccessibleDescription(/\S/)
})

test('an upload button says what it uploads', { tag: '@release' }, async ({ page, context }) => {
  await enter(context, 'haichuan')
  await page.goto(`${SITES.material}/supplier/setting`)
  await expect(page.getByRole('button', { name: /^店铺LOGO 上传图片$/i }).first()).toBeVisible()
})

test('the account button has a menu, and a key of its own', { tag: '@release' }, async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: '待办' })).toBeVisible()
  await page.keyboard.press('F8')
  await expect(userMenu(page)).toBeFocused()
  await expect(userMenu(page)).toHaveAttribute('aria-haspopup', 'menu')
  await page.keyboard.press('ArrowDown')
  await expect(userMenu(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeFocused()
})

test('a line is named by its material', { tag: '@release' }, async ({ page, context }) => {
  const ask = await enter(context, 'yueheng')
  const { records } = await ask<{ records: { id: string }[] }>('/api/gd-material/settlementBill/queryPage', {
    status: 8,
  })
  await page.goto(`/supplier/settlement/detail?id=${records[0]?.id}`)
  const lines = shownPage(page).getByRole('table', { name: '结算明细' }).last()
  await expect(lines.getByRole('rowheader').first()).not.toHaveText(/^\d*$/)
})
