import type { DeliveryNote } from '#features/procurement/delivery/model'
import { chooseDriver, FORM, fillLines, TOTAL } from '#tests/e2e/kit/deliveryForm'
import { listen } from '#tests/e2e/kit/ears'
import {
  captchaOf,
  cellOf,
  editorBar,
  enter,
  expect,
  fillSignIn,
  NOTES,
  PASSWORD,
  readCaptcha,
  shownPage,
  signIn,
  test,
  userMenu,
} from '#tests/e2e/kit/journey'

// A wrong password and a file that is none are refused.
test.use({ refuses: true })

test('sign in: fields say what they take, a refusal is said and the focus is where it is mended', {
  tag: '@release',
}, async ({ page }) => {
  const ears = await listen(page)
  const { keyboard } = page
  await page.goto('/')
  await captchaOf(page).locator('img').waitFor()
  await page.getByRole('textbox', { name: '验证码' }).focus()
  await ears.onFocus('textbox | 验证码 | 看不清图片时可用短信登录，不需要图片验证码')
  await fillSignIn(page, 'yueheng')
  await page.getByLabel('密码', { exact: true }).fill('Wrong@2026')
  await keyboard.press('Enter')
  await ears.hear('用户名或密码错误')
  await ears.onFocus('textbox | 密码')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: '验证码' }).fill('0000')
  await keyboard.press('Enter')
  await ears.hear('验证码不正确')
  await ears.onFocus('textbox | 验证码')

  await page.getByRole('radio', { name: '短信登录' }).check()
  await page.getByLabel('手机号').fill('19900000001')
  await page.getByLabel('短信验证码').fill('000000')
  await keyboard.press('Enter')
  await ears.hear(/验证码/)
  await ears.onFocus(/^textbox \| 短信验证码 \| .*验证码/)

  await page.getByRole('radio', { name: '密码登录' }).check()
  await page.getByRole('textbox', { name: '账号', exact: true }).fill('yueheng')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: '验证码' }).fill(await readCaptcha(page))
  await keyboard.press('Enter')
  await expect(page.getByRole('main', { name: '首页' })).toBeVisible()
})

test('find an order: its list says how many there are, once a read, and its rows are named', {
  tag: '@release',
}, async ({ page, context }) => {
  const ears = await listen(page)
  await enter(context, 'yueheng')
  await page.goto('/home')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('menuitem', { name: '订单管理' }).click()
  await menu.getByRole('link', { name: '采购订单' }).click()
  await expect(menu.getByRole('link', { name: '采购订单' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main', { name: '采购订单' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '采购订单' })).toBeAttached()
  await ears.hear(/^共 \d+ 条, 第 1 页$/)
  await ears.forget()
  const list = shownPage(page)
  await list.getByRole('button', { name: '第 2 页' }).click()
  await ears.hear(/^共 \d+ 条, 第 2 页$/)
  expect(await ears.all()).toHaveLength(1)
  await expect(list.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  const name = await list.getByRole('rowheader').first().getByRole('link').first().textContent()
  await list.getByLabel('订单编号').fill(name ?? '')
  await ears.forget()
  await list.getByLabel('订单编号').press('Enter')
  await ears.hear('共 1 条, 第 1 页')
  // The name of a row leads a list that Tab has scrolled back to its first columns.
  const columns = list.locator('[data-scroller]')
  await page.setViewportSize({ width: 1000, height: 800 })
  await columns.evaluate((box) => box.scrollTo({ left: 5000 }))
  expect(await columns.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  await list.getByRole('rowheader').first().getByRole('link').first().focus()
  await expect.poll(() => columns.evaluate((box) => box.scrollLeft)).toBe(0)
  const action = list.locator('[data-row-key]').getByRole('button').last()
  await expect(action).toHaveAccessibleDescription(name ?? '')
})

test('a note with a wrong quantity: the cell says why, the sum is said, the dialog gives the focus back', {
  tag: '@release',
}, async ({ page, context }) => {
  const ears = await listen(page)
  await enter(context, 'yueheng')
  await page.goto(FORM)
  await fillLines(page)
  await ears.hear(TOTAL.slice(1))
  const grid = page.getByRole('grid', { name: '材料明细' })
  await (await cellOf(grid, 0, '送货数量')).click()
  await page.keyboard.type('-1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await ears.onFocus(/textbox \| .*送货数量.*\| .*大于/)
  await page.keyboard.type('12.345')
  await page.keyboard.press('Enter')
  await chooseDriver(page)
  await ears.forget()
  await editorBar(page).getByRole('button', { name: '保存送货单' }).click()
  await expect(shownPage(page).getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })).toBeVisible()
  await ears.hear(/已保存|已创建/)
})

test('confirm a settlement: the question is read with what it means, and Escape returns to its button', {
  tag: '@release',
}, async ({ page, context }) => {
  const ears = await listen(page)
  const ask = await enter(context, 'yueheng')
  const { records } = await ask<{ records: { id: string }[] }>('/api/gd-material/settlementBill/queryPage', {
    status: 8,
  })
  await page.goto(`/supplier/settlement/detail?id=${records[0]?.id}`)
  const confirm = shownPage(page).getByRole('button', { name: '确认对账' })
  await confirm.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^确认结算单/ })
  await expect(dialog).toHaveAccessibleDescription(/[\d,]+\.\d{2} 元/)
  // It cannot be undone: Enter alone does nothing.
  await ears.onFocus(/^button \| 取\s?消/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await ears.onFocus(/^button \| 确认对账/)
  await page.keyboard.press('Enter')
  await ears.forget()
  await dialog.getByRole('button', { name: '确认对账' }).click()
  await ears.hear(/^结算单 .* 已确认对账，等待财务结算$/)
})

test('export: how far it is, and that it is done, is said', { tag: '@release' }, async ({ page, context }) => {
  const ears = await listen(page)
  await enter(context, 'yueheng')
  await page.goto('/supplier/deliver/list')
  await expect(shownPage(page).locator('[data-row-key]').first()).toBeVisible()
  await ears.forget()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    shownPage(page).getByRole('button', { name: '导出 Excel' }).click(),
  ])
  await ears.hear(/导出/)
  expect(file.suggestedFilename()).toMatch(/^送货单/)
})

test('upload: the drawer names what it asks, a file that is none is refused aloud, Escape leads back', {
  tag: '@release',
}, async ({ page, context }) => {
  const ears = await listen(page)
  const ask = await enter(context, 'yueheng')
  const { records } = await ask<{ records: DeliveryNote[] }>(NOTES, { status: 0, pageSize: 100 })
  const deliverSn = records.find((note) => !note.hasSupplementary)?.deliverSn ?? ''
  await page.goto(`/supplier/deliver/detail?deliverSn=${deliverSn}`)
  const open = shownPage(page).getByRole('button', { name: '补录信息' })
  const drawer = page.getByRole('dialog', { name: `补录信息 ${deliverSn}` })
  // While the record loads, its sections are replaced.
  await expect(async () => {
    await open.press('Enter')
    await expect(drawer).toBeVisible({ timeout: 3000 })
  }).toPass()
  await ears.forget()
  const input = drawer.locator('input[type=file][aria-label="回单照片"]')
  await input.setInputFiles({ name: '回单.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await ears.hear('回单.png 文件内容与扩展名不符')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await ears.onFocus(/^button \| 补录信息/)
})

test('sign out: the menu opens by ↓, and the page after it has the focus', { tag: '@release' }, async ({ page }) => {
  const ears = await listen(page)
  await signIn(page, 'yueheng')
  await userMenu(page).focus()
  // The keys of menus are code that loads after the page.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await ears.onFocus(/^menuitem \|/)
  await page.keyboard.press('Escape')
  await ears.onFocus('button | ')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menuitem', { name: '退出登录' }).focus()
  await page.keyboard.press('Enter')
  await expect(captchaOf(page).locator('img')).toBeVisible()
})
