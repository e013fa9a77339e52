import type { Locator, Page } from '@playwright/test'
import { LINES, TOTAL } from '#tests/e2e/kit/deliveryForm'
import {
  captchaOf,
  cellOf,
  control,
  editorBar,
  enter,
  expect,
  PASSWORD,
  readCaptcha,
  shownPage,
  test,
  userMenu,
} from '#tests/e2e/kit/journey'

/** More Tab stops than any screen has between two consecutive controls of a task. */
const MAX_STOPS = 60

test('from sign-in to the printed note everything works by keyboard alone', { tag: '@release' }, async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const { keyboard } = page
  await page.goto('/')
  await expect(captchaOf(page).locator('img')).toBeVisible()

  await tabTo(page, page.getByLabel('账号', { exact: true }))
  await keyboard.type('yueheng')
  await tabTo(page, page.getByLabel('密码', { exact: true }))
  await keyboard.type(PASSWORD)
  await tabTo(page, page.getByRole('textbox', { name: '验证码' }))
  await keyboard.type(await readCaptcha(page))
  await keyboard.press('Enter')

  // The group, then the entry under it.
  await expect(page.getByRole('heading', { name: /^您好/ })).toBeVisible()
  await openByKeyboard(page, '合同管理', '集采合同')
  await tabTo(page, page.getByLabel('合同名称'))
  await keyboard.type('滨江一号地块钢筋集中采购合同')
  await keyboard.press('Enter')
  await expect(page.getByText('共 1 条')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'JC-202403-0007' }))
  await keyboard.press('Enter')
  // Enter on a number previews the record beside the list; Enter again opens it.
  await expect(page.getByRole('complementary', { name: '预览 JC-202403-0007' })).toBeFocused()
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: '滨江一号地块钢筋集中采购合同' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: '创建送货单' }))
  await keyboard.press('Enter')

  const materials = shownPage(page).getByRole('table', { name: '合同材料' }).last()
  for (const spec of ['Φ12×9m', 'Φ16×9m', 'Φ25×12m']) {
    const row = materials.getByRole('row', { name: new RegExp(spec) })
    await expect(row).toBeVisible()
    await tabTo(page, row.getByRole('checkbox'))
    await keyboard.press('Space')
  }
  await expect(page.getByText('已选 3 项')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: '下一步：填写送货单' }), 'Shift+Tab')
  await keyboard.press('Enter')

  const grid = page.getByRole('grid', { name: '材料明细' })
  await expect(grid.getByRole('row')).toHaveCount(5)
  for (const [index, [quantity, pieces, heat]] of LINES.entries()) {
    await tabTo(page, await cellOf(grid, index, '送货数量'))
    await keyboard.type(quantity)
    await keyboard.press('Tab')
    await keyboard.type(pieces)
    await keyboard.press('Tab')
    await keyboard.type(heat)
  }
  await keyboard.press('Enter')
  await expect(page.getByText(TOTAL)).toBeVisible()
  // Tab leaves the grid only after Escape.
  await keyboard.press('Escape')
  await tabTo(page, page.getByLabel('司机姓名'))
  await keyboard.type('张建军')
  await expect(page.getByRole('option').or(page.locator('.ant-select-item-option')).first()).toBeAttached()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(page.getByLabel('车牌号')).toHaveValue(/粤B·12345/)
  await tabTo(page, page.getByRole('button', { name: '保存送货单' }))
  await keyboard.press('Enter')

  const title = page.getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })
  await expect(title).toBeVisible()
  const deliverSn = (await title.textContent())?.trim() ?? ''
  await openByKeyboard(page, '订单管理', '送货单')
  const row = page.getByRole('row', { name: new RegExp(deliverSn) })
  await expect(row).toBeVisible()
  await tabTo(page, row.getByRole('checkbox'))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: /批量打印/ }), 'Shift+Tab')
  const opening = context.waitForEvent('page')
  await keyboard.press('Enter')

  const preview = await opening
  await expect(preview.getByText(`No. ${deliverSn}`)).toBeVisible()
  await preview.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '1')
  })
  await tabTo(preview, preview.getByRole('button', { name: '打印', exact: true }))
  await preview.keyboard.press('Enter')
  await expect(preview.locator('body')).toHaveAttribute('data-printed', '1')
})

test('a settlement is found, checked and previewed on paper by keyboard alone, and ? lists the keys', {
  tag: '@release',
}, async ({ page, context }) => {
  test.setTimeout(120_000)
  const { keyboard } = page
  await enter(context, 'yueheng')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: /^您好/ })).toBeVisible()
  await openByKeyboard(page, '结算管理', '结算单')
  await tabTo(page, page.getByLabel('结算单号'))
  await keyboard.type('JS2024')
  await keyboard.press('Enter')
  const found = shownPage(page).getByRole('table', { name: '结算单' }).last().locator('[data-row-key]')
  await expect(found.first()).toContainText('JS2024')
  await tabTo(page, page.getByRole('button', { name: '列表设置' }))
  await keyboard.press('?')
  const list = page.getByRole('dialog', { name: '本屏的快捷键' })
  await expect(list.getByText('在表头：排序')).toBeVisible()
  await keyboard.press('Escape')
  await expect(list).toBeHidden()
  await tabTo(page, found.first().getByRole('link').first())
  await keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: /^预览 JS2024/ })).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowUp')
  await keyboard.press('Escape')
  await expect(found.first().getByRole('link').first()).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  const sheet = shownPage(page).getByRole('table', { name: '结算明细' }).last()
  await expect(sheet).toBeVisible()
  // To the delivery note of the first line and back.
  const note = sheet.locator('[data-row-key]').first().getByRole('link').first()
  await tabTo(page, note)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })).toBeVisible()
  await tabTo(page, page.getByRole('navigation', { name: '已打开的页面' }), 'Shift+Tab')
  await keyboard.press('ArrowLeft')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^JS2024/ })).toBeVisible()
  await tabTo(page, shownPage(page).getByRole('button', { name: /打印/ }).first())
  const opening = context.waitForEvent('page')
  await keyboard.press('Enter')
  const paper = await opening
  await expect(paper.getByRole('toolbar', { name: '打印设置' })).toBeVisible()
})

test('the skip link, the tabs and the user menu work by keyboard', { tag: '@release' }, async ({ page, context }) => {
  const { keyboard } = page
  await enter(context, 'yueheng')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: /^您好/ })).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  await keyboard.press('Enter')
  for (const name of ['个人中心', '修改密码']) {
    await keyboard.press('Tab')
    await expect(shownPage(page).getByRole('link', { name })).toBeFocused()
  }
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '创建送货单' })).toBeFocused()

  // An opened page has the focus, and its first control comes next.
  await openByKeyboard(page, '合同管理', '集采合同')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByLabel('合同名称')).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByLabel('合同名称')).toBeFocused()

  // The tab bar is one Tab stop; arrows move in it, Enter opens, Delete closes.
  await tabTo(page, page.getByRole('navigation', { name: '已打开的页面' }), 'Shift+Tab')
  await keyboard.press('ArrowLeft')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('tab', { name: '首页' })).toBeFocused()
  await keyboard.press('ArrowRight')
  await keyboard.press('Delete')
  await expect(page.getByRole('tab')).toHaveText(['首页'])

  await tabTo(page, userMenu(page), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible()
  await tabTo(page, page.getByRole('menuitem', { name: '退出登录' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/loginSupplier$/)
})

/** Opens an entry of the left menu: Tab reaches the menu, arrows move in it, Enter opens. */
async function openByKeyboard(page: Page, group: string, item: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await tabTo(page, menu, 'Shift+Tab')
  const entry = menu.getByRole('menuitem').filter({ hasText: new RegExp(`^${item}$`) })
  if (!(await entry.isVisible())) {
    await arrowTo(page, menu.getByRole('menuitem', { name: group }))
    await page.keyboard.press('Enter')
    await expect(entry).toBeVisible()
  }
  await arrowTo(page, entry)
  await page.keyboard.press('Enter')
}

/** Presses a key until the element or something inside it has the focus. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible()
  await pressUntil(page, wanted, key)
}

async function arrowTo(page: Page, wanted: Locator): Promise<void> {
  await pressUntil(page, wanted, 'ArrowDown')
}

async function pressUntil(page: Page, wanted: Locator, key: string): Promise<void> {
  const stops: string[] = []
  while (!(await hasFocus(wanted))) {
    if (stops.length > MAX_STOPS) throw new Error(`${key} never reaches ${wanted}; it stops at\n${stops.join('\n')}`)
    await page.keyboard.press(key)
    stops.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''))
  }
}

function hasFocus(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => element.contains(document.activeElement))
}

test('the active cell is never covered by the editor bar', { tag: '@release' }, async ({ page, context }) => {
  await enter(context, 'yueheng')
  const { id } = await control<{ id: string }>(context, 'contract', { materials: 20, draft: 'true' })
  await page.goto(`/agreementEdit?id=${id}`)
  const grid = page.getByRole('grid', { name: '合同材料' })
  await (await cellOf(grid, 0, '合同数量')).click()
  const bar = editorBar(page)
  for (let row = 0; row < 12; row++) {
    await page.keyboard.press('Enter')
    const input = await grid.locator('input:focus').boundingBox()
    expect((input?.y ?? 0) + (input?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
  }
})
