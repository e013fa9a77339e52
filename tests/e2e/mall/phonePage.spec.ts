import type { Locator, Page } from '@playwright/test'
import { enter, expect, test } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

test.use({ baseURL: SITES.material })

const outline = (page: Page) => page.getByRole('region', { name: '页面大纲' })
const names = async (page: Page) => {
  const texts = await outline(page).getByRole('button').allTextContents()
  return texts.map((text) => text.replace(/^\d+/, ''))
}
const settings = (page: Page) => page.getByRole('region', { name: '模块设置' })
const block = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^第 ${number} 块`) })

/** Drags to a point of another element, `part` of its height from its top, in steps as a hand does. */
async function drag(page: Page, from: Locator, to: Locator, part: number) {
  await from.scrollIntoViewIfNeeded()
  const start = await from.boundingBox()
  if (!start) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + Math.min(start.height / 2, 20))
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + 20, { steps: 3 })
  const end = await to.boundingBox()
  if (!end) throw new Error('no place to drop')
  await page.mouse.move(end.x + end.width / 2, end.y + end.height * part, { steps: 8 })
  // The place is that of the last frame, and a hand rests before it lets go.
  await page.waitForTimeout(100)
  await page.mouse.up()
  // For 50 ms after a drop the drag library stops clicks and clears selections, which a hand is too slow to notice.
  await page.waitForTimeout(100)
}

test('a page of twelve blocks is dragged together, undone to nothing, redone, kept over a crash, and published', {
  tag: '@release',
}, async ({ page, context }) => {
  await enter(context, 'haichuan')
  await page.goto('/wap-pages')
  await page.getByRole('button', { name: '新建页面' }).click()
  // The list has an input of the same name.
  await expect(outline(page)).toBeVisible()
  await page.getByRole('textbox', { name: '页面名称' }).fill('春节大促')
  const screen = page.getByRole('region', { name: '页面', exact: true })
  const palette = (name: string) => page.getByRole('button', { name: `添加 ${name}`, exact: true })
  for (let count = 0; count < 11; count += 1) {
    await drag(page, palette('标题栏'), screen, 0.9)
    await expect(outline(page).getByRole('button')).toHaveCount(count + 1)
    // The settings of the new block have replaced those of the one before.
    const title = settings(page).getByLabel('标题')
    await expect(title).toHaveValue('')
    await title.fill(`标题${count}`)
  }
  // Above the first one.
  await block(page, 1).scrollIntoViewIfNeeded()
  await drag(page, palette('图片'), block(page, 1), 0.2)
  await expect.poll(() => names(page)).toEqual(['图片', ...Array.from({ length: 11 }, (_, at) => `标题栏 标题${at}`)])
  await drag(page, block(page, 1), block(page, 3), 0.9)
  await expect.poll(async () => (await names(page)).indexOf('图片')).toBe(2)
  await page.getByRole('button', { name: '移除', exact: true }).click()
  await page.keyboard.press('Control+z')
  await expect.poll(() => names(page)).toHaveLength(12)
  const undo = page.getByRole('button', { name: '撤销' })
  while (await undo.isEnabled()) await undo.click()
  await expect.poll(() => names(page)).toEqual([])
  const redo = page.getByRole('button', { name: '重做' })
  while (await redo.isEnabled()) await redo.click()
  await expect.poll(() => names(page)).toHaveLength(11)
  await expect(page.getByText(/^草稿已保存 \d/)).toBeVisible()
  await page.waitForTimeout(700)
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText(/^已恢复/)).toBeVisible()
  await expect.poll(() => names(page)).toHaveLength(11)
  await page.getByRole('button', { name: /^发\s?布$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^发\s?布$/ })
    .click()
  await expect(page.getByRole('row', { name: /春节大促.*已发布/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /已发布/ })).toHaveCount(1)
})

test('a page of five blocks is built by keyboard alone', async ({ page, context }) => {
  const ask = await enter(context, 'haichuan')
  await page.goto('/floorList/main')
  await page.getByRole('textbox', { name: '页面名称' }).focus()
  await page.keyboard.type('键盘页')
  for (const name of ['标题栏', '宫格导航', '图片', '商品分类', '图片轮播']) {
    await page.getByRole('button', { name: `添加 ${name}`, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  // The outline is one stop after the palette.
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: '添加 商品分类' }).focus()
  await page.keyboard.press('Tab')
  await expect(outline(page).getByRole('button', { name: /图片轮播/ })).toBeFocused()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Alt+ArrowUp')
  await expect(outline(page).getByRole('button', { name: /图片轮播/ })).toBeFocused()
  await expect.poll(() => names(page)).toEqual(['图片轮播', '标题栏', '宫格导航', '图片', '商品分类'])
  await page.keyboard.press('ArrowDown')
  await expect(settings(page).getByRole('heading', { name: '标题栏' })).toBeVisible()
  await settings(page).getByLabel('标题').focus()
  await page.keyboard.type('键盘也行')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/floorList\/main\?id=/)
  const { records } = await ask<{ records: { id: string; name: string }[] }>(
    '/api/store/settings/pageData/H5/pageDataList',
    { pageNumber: 1, pageSize: 10 },
  )
  const id = records.find(({ name }) => name === '键盘页')?.id
  const { pageData } = await ask<{ pageData: string }>(`/api/store/settings/pageData/${id}`)
  const { list } = JSON.parse(pageData) as { list: { type: string }[] }
  expect(list.map(({ type }) => type)).toEqual(['carousel', 'title', 'menu', 'flexOne', 'goods'])
})

test('the outline is dragged by mouse: a block is moved, a new one is dropped in it, both undone', async ({
  page,
  context,
}) => {
  await enter(context, 'haichuan')
  await page.goto('/wap-pages')
  await page.getByRole('link', { name: '冬储专场' }).click()
  const entry = (name: string | RegExp) => outline(page).getByRole('button', { name })
  await expect(entry('上一下二')).toBeVisible()
  const before = await names(page)
  expect(before[4]).toBe('上一下二')
  // What is said goes after five seconds.
  await Promise.all([
    expect(page.getByText('已将 上一下二 移到第 1 块')).toBeAttached(),
    drag(page, entry('上一下二'), entry('未知模块'), 0.2),
  ])
  await expect.poll(() => names(page)).toEqual([before[4], ...before.slice(0, 4)])
  await expect(entry('上一下二')).toHaveAttribute('aria-current', 'true')
  await drag(page, page.getByRole('button', { name: '添加 宫格导航', exact: true }), entry('三列单行'), 0.9)
  await expect.poll(async () => (await names(page)).indexOf('宫格导航')).toBe(5)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => names(page)).toEqual(before)
})

test('two people on one page: what both changed is shown and chosen', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await enter(context, 'haichuan')
  await page.goto('/wap-pages')
  await page.getByRole('link', { name: '冬储专场' }).click()
  await expect(outline(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await outline(other)
    .getByRole('button', { name: /标题栏/ })
    .click()
  await settings(other).getByLabel('标题').fill('另一个人的标题')
  await other.getByRole('button', { name: /^保\s?存$/ }).click()
  await expect(other.getByText('页面已保存')).toBeVisible()
  await outline(page)
    .getByRole('button', { name: /标题栏/ })
    .click()
  await settings(page).getByLabel('标题').fill('我的标题')
  await page.getByRole('button', { name: /^保\s?存$/ }).click()
  const conflict = page.getByRole('dialog')
  await expect(conflict.getByText('另一个人的标题')).toBeVisible()
  await expect(conflict.getByText('我的标题')).toBeVisible()
  await conflict.getByRole('button', { name: '全部保留我填写的' }).click()
  await conflict.getByRole('button', { name: '按选择保存' }).click()
  await expect(page.getByText('页面已保存')).toBeVisible()
  await page.reload()
  await expect(block(page, 3)).toBeVisible()
  await expect(page.getByText('我的标题').first()).toBeVisible()
})
