import type { Locator, Page } from '@playwright/test'
import { FORM } from '#tests/e2e/kit/deliveryForm'
import { enter, expect, openMenu, shownPage, test } from '#tests/e2e/kit/journey'

const LIST = '/supplier/agreementList?contractName=合同&size=50'

test.beforeEach(({ context }) => enter(context, 'yueheng'))

test('tabs keep typed text, filters, scroll and open panels', async ({ page }) => {
  await page.goto(LIST)
  await page.getByRole('button', { name: '展开' }).click()
  await page.getByLabel('合同编号').fill('尚未搜索')
  const body = page.locator('[data-scroller]')
  const rows = page.getByRole('table', { name: '集采合同' }).last().getByRole('link')
  await expect(rows.nth(15)).toBeAttached()
  const listTop = await scroll(page, body, 200)

  const first = await openFromList(page, rows.nth(14))
  await shownPage(page).getByRole('searchbox', { name: '按材料名称查找' }).fill('也没搜索')
  await expect(shownPage(page).getByRole('region', { name: '业务链' }).getByRole('listitem')).toHaveCount(6)
  const detailTop = await scroll(page, shownPage(page), 350)

  await tab(page, '集采合同').click()
  await expect(page).toHaveURL(/contractName=.+size=50/)
  await expect(page.getByLabel('合同编号')).toHaveValue('尚未搜索')
  await expect(page.getByLabel('合同名称')).toHaveValue('合同')
  await expect(page.getByLabel('创建人')).toBeVisible()
  expect(await topOf(body)).toBe(listTop)

  // A second contract opens in a tab beside the first.
  const second = await openFromList(page, rows.nth(15))
  expect(second).not.toBe(first)
  expect(await topOf(shownPage(page))).toBe(0)
  await tab(page, `合同详情 ${first}`).click()
  await expect(shownPage(page).getByRole('searchbox', { name: '按材料名称查找' })).toHaveValue('也没搜索')
  expect(await topOf(shownPage(page))).toBe(detailTop)
  await tab(page, `合同详情 ${second}`).click()
  await expect(shownPage(page).getByRole('searchbox', { name: '按材料名称查找' })).toHaveValue('')
})

test('the bar holds five tabs besides home, two on a narrow window, and a reload restores all', async ({ page }) => {
  const codes = await openContracts(page, 5)
  await expect(tabs(page)).toHaveCount(6)
  const more = page.getByRole('button', { name: /^更多/ })
  await expect(more).toHaveText(/更多 1/)
  await expect(tab(page, `合同详情 ${codes[4]}`)).toHaveAttribute('aria-selected', 'true')

  await page.reload()
  await expect(tab(page, `合同详情 ${codes[4]}`)).toHaveAttribute('aria-selected', 'true')
  await expect(tabs(page)).toHaveCount(6)
  await more.click()
  await page.getByRole('menuitem', { name: `合同详情 ${codes[3]}` }).click()
  await expect(tab(page, `合同详情 ${codes[3]}`)).toHaveAttribute('aria-selected', 'true')
  await expect(
    shownPage(page)
      .getByText(codes[3] ?? '')
      .first(),
  ).toBeVisible()

  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(tabs(page)).toHaveCount(3)
  await expect(more).toHaveText(/更多 4/)
  await expect(tab(page, `合同详情 ${codes[3]}`)).toBeVisible()
})

test('the right-click menu closes tabs and remounts a page', { tag: '@release' }, async ({ page }) => {
  const codes = await openContracts(page, 4)
  const command = async (of: string, name: string) => {
    await tab(page, of).click({ button: 'right' })
    await page.getByRole('menuitem', { name, exact: true }).filter({ visible: true }).click()
    await expect(page.getByRole('menuitem', { name: '刷新' }).filter({ visible: true })).toHaveCount(0)
  }
  const [a, b, c] = codes.map((code) => `合同详情 ${code}`)

  await command(c ?? '', '关闭右侧')
  await expect(tabs(page)).toHaveText(['首页', '集采合同', a ?? '', b ?? '', c ?? ''])
  // The tab on screen was closed: the clicked one is shown.
  await expect(tab(page, c ?? '')).toHaveAttribute('aria-selected', 'true')
  await command(b ?? '', '关闭左侧')
  await expect(tabs(page)).toHaveText(['首页', b ?? '', c ?? ''])

  await tab(page, b ?? '').click()
  await expect(
    shownPage(page)
      .getByText(codes[1] ?? '', { exact: true })
      .first(),
  ).toBeVisible()
  const search = shownPage(page).getByRole('searchbox', { name: '按材料名称查找' })
  await search.fill('丢掉')
  await command(b ?? '', '刷新')
  await expect(search).toHaveValue('')
  await expect(tabs(page)).toHaveCount(3)

  await command(b ?? '', '关闭其他')
  await expect(tabs(page)).toHaveText(['首页', b ?? ''])
  await command(b ?? '', '关闭全部')
  await expect(tabs(page)).toHaveText(['首页'])
  await expect(page).toHaveURL(/\/home$/)
  await tab(page, '首页').click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: '关闭全部' }).filter({ visible: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('a hidden page sends no requests, and is up to date when it is shown again', async ({ page, context }) => {
  await page.goto('/supplier/deliver/list?deliverSn=SH20240315-0001')
  const row = page.getByRole('row', { name: /SH20240315-0001/ })
  await expect(row).toBeVisible()
  const heads = await page.getByRole('columnheader').allTextContents()
  const prints = row.locator('th, td').nth(heads.findIndex((head) => head.includes('打印次数')))
  const read = async () => Number(/(\d+)\D*$/.exec((await prints.textContent()) ?? '')?.[1])
  const before = await read()
  const id = await row.getAttribute('data-row-key')
  await openMenu(page, '首页', '首页')
  await expect(page.getByRole('link', { name: /待验收送货单 \d/ })).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const preview = await context.newPage()
  await preview.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '1')
  })
  await preview.goto(`/deliverPreview?ids=${id}`)
  await preview.getByRole('button', { name: '打印' }).click()
  await expect(preview.locator('body')).toHaveAttribute('data-printed', '1')
  await preview.close()
  // The visible page refetches its counts, the hidden list does not.
  await expect.poll(() => asked.filter((url) => url.includes('get-deliver-page')).length).toBeGreaterThan(0)
  expect(asked.filter((url) => url.includes('SH20240315-0001'))).toEqual([])

  await tab(page, '送货单').click()
  await expect.poll(read).toBe(before + 1)
})

test('overlays disappear with their page', { tag: '@release' }, async ({ page }) => {
  await page.goto('/supplier/deliver/list')
  await page.getByRole('button', { name: '创建送货单' }).click()
  await page.getByRole('button', { name: '选择明细' }).first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('table', { name: '送货单' }).last()).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page.locator('.ant-drawer-mask').filter({ visible: true })).toHaveCount(0)

  await page.getByRole('button', { name: '展开' }).click()
  await page.getByLabel('配送方式').click()
  const option = page.getByText('专线物流', { exact: true }).filter({ visible: true })
  await expect(option.first()).toBeVisible()
  await page.goBack()
  await expect(page.locator('.ant-select-dropdown').filter({ visible: true })).toHaveCount(0)
})

test('closing a tab with unsaved input asks first', async ({ page }) => {
  await page.goto(FORM)
  await page.getByLabel('备注').fill('上午到场')
  await openMenu(page, '首页', '首页')
  const form = tab(page, /^未保存 创建送货单/)
  await expect(form).toBeVisible()
  await page.getByRole('button', { name: /^关闭 创建送货单/ }).click()
  const question = page.getByRole('dialog', { name: '还有未保存的内容' })
  await expect(question).toContainText('送货单 JC-202403-0007')
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toBeHidden()
  await form.click()
  await expect(page.getByLabel('备注')).toHaveValue('上午到场')

  await page.getByRole('button', { name: /^关闭 创建送货单/ }).click()
  await question.getByRole('button', { name: '关闭' }).click()
  await expect(tabs(page)).toHaveText(['首页'])
})

function tabs(page: Page): Locator {
  return page.getByRole('tab')
}

function tab(page: Page, name: string | RegExp): Locator {
  return page.getByRole('tab', { name, exact: true })
}

/** Opens the record behind a link of the list on screen; resolves to its number. */
async function openFromList(page: Page, link: Locator): Promise<string> {
  const code = (await link.textContent()) ?? ''
  await link.click()
  await expect(tab(page, `合同详情 ${code}`)).toHaveAttribute('aria-selected', 'true')
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible()
  return code
}

/** Opens the list and its first contracts, each in its tab. */
async function openContracts(page: Page, count: number): Promise<string[]> {
  await page.goto('/supplier/agreementList')
  const codes: string[] = []
  for (let index = 0; index < count; index++) {
    if (index > 0) await openMenu(page, '合同管理', '集采合同')
    codes.push(await openFromList(page, shownPage(page).locator('[data-row-key]').nth(index).getByRole('link')))
  }
  return codes
}

/** Turns the wheel over a box; resolves to its scroll position at rest. */
async function scroll(page: Page, box: Locator, by: number): Promise<number> {
  await box.hover()
  const end = (await topOf(box)) + by
  await page.mouse.wheel(0, by)
  await expect.poll(() => topOf(box)).toBe(end)
  return end
}

function topOf(box: Locator): Promise<number> {
  return box.evaluate((element) => Math.round(element.scrollTop))
}
