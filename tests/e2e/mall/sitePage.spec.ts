import type { Page } from '@playwright/test'
import { enter, expect, test } from '#tests/e2e/kit/journey'
import { drawnPicture } from '#tests/e2e/kit/photo'
import { SITES } from '#tests/e2e/kit/port'

test.use({ baseURL: SITES.material })

const outline = (page: Page) => page.getByRole('region', { name: '页面大纲' })
const settings = (page: Page) => page.getByRole('region', { name: '模块设置' })
const choose = (page: Page, name: string) => outline(page).getByRole('button', { name }).click()
const dialog = (page: Page) => page.getByRole('dialog')
const confirm = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^确\s?定$/ })
    .click()

test('a page of the site gets a picture cut to its size, a product, an external address, and goes live', async ({
  page,
  context,
}) => {
  const ask = await enter(context, 'haichuan')
  await page.goto('/pc-pages')
  await page.getByRole('button', { name: '新建页面' }).click()
  // The list has an input of the same name.
  await expect(outline(page)).toBeVisible()
  await page.getByRole('textbox', { name: '页面名称' }).fill('春节首页')
  await choose(page, '顶部广告')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '上传 顶部广告' }).click(),
  ])
  await chooser.setFiles(await drawnPicture(page, '门头.png', [1600, 400]))
  await dialog(page).getByRole('button', { name: '裁剪并上传' }).click()
  await expect(settings(page).getByText(/没有图片/)).toHaveCount(0)
  await page.getByRole('button', { name: /^顶部广告的链接/ }).click()
  await page.getByRole('tab', { name: '其他' }).click()
  await page.getByRole('radio', { name: '外部链接' }).click()
  await page.getByLabel('链接地址').fill('ftp://a.cn')
  await confirm(page)
  await expect(dialog(page).getByRole('alert')).toContainText('http://')
  await page.getByLabel('链接地址').fill('https://a.cn/spring')
  await confirm(page)
  await choose(page, '快捷导航')
  await page.getByRole('button', { name: /^导航 1的链接/ }).click()
  await page.getByRole('tab', { name: '店铺' }).click()
  await dialog(page)
    .getByRole('radio', { name: /精工五金工具/ })
    .check()
  await confirm(page)
  await page.getByRole('button', { name: '添加 还没逛够' }).click()
  await page.getByRole('button', { name: /^发\s?布$/ }).click()
  await page
    .getByRole('button', { name: /分类 1 的商品第1项还没有商品$/ })
    .first()
    .click()
  for (let slot = 1; slot <= 10; slot += 1) {
    await settings(page)
      .getByRole('button', { name: new RegExp(`^分类 1 的商品 ${slot}( |$)`) })
      .click()
    await settings(page).getByRole('button', { name: '选择商品', exact: true }).click()
    await dialog(page).getByRole('option').nth(slot).click()
    await confirm(page)
    await expect(settings(page).getByLabel('名称')).not.toHaveValue('')
  }
  await page.getByRole('button', { name: /^发\s?布$/ }).click()
  await dialog(page)
    .getByRole('button', { name: /^发\s?布$/ })
    .click()
  await expect(page.getByRole('row', { name: /春节首页.*已发布/ })).toBeVisible()
  const { records } = await ask<{ records: { id: string; name: string; pageShow: string }[] }>(
    '/api/store/settings/pageData/PC/pageDataList',
    { pageNumber: 1, pageSize: 10 },
  )
  const live = records.filter(({ pageShow }) => pageShow === 'OPEN')
  expect(live.map(({ name }) => name)).toEqual(['春节首页'])
  const { pageData } = await ask<{ pageData: string }>(`/api/store/settings/pageData/${live[0]?.id}`)
  const { list } = JSON.parse(pageData)
  expect(list[0]).toMatchObject({
    type: 'topAdvert',
    url: 'https://a.cn/spring',
    img: expect.stringContaining('/file/'),
  })
  expect(list[1].list[0].url).toMatch(/^\/merchant\?id=\d+$/)
  expect(list[2].options.list[0][9].url).toMatch(/^\/goodsDetail\?skuId=\d+&goodsId=\d+$/)
  const size = await page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, list[0].img)
  expect(size).toEqual([1200, 80])
})

test('hot zones are drawn with the mouse, moved by keys, and lead to places of their own', { tag: '@release' }, async ({
  page,
  context,
}) => {
  const ask = await enter(context, 'haichuan')
  await page.goto('/wap-pages')
  await page.getByRole('link', { name: '年末清库' }).click()
  await choose(page, '图片')
  await settings(page).getByText('热区', { exact: true }).click()
  await settings(page)
    .getByRole('button', { name: /绘制热区/ })
    .click()
  const box = await dialog(page).locator('img').first().boundingBox()
  if (!box) throw new Error('no picture')
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 240, box.y + 160, { steps: 5 })
  await page.mouse.up()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: '其他' }).click()
  await page.getByRole('radio', { name: '领券中心' }).click()
  await dialog(page)
    .last()
    .getByRole('button', { name: /^确\s?定$/ })
    .click()
  await expect(dialog(page)).toHaveCount(1)
  await confirm(page)
  await page.getByRole('button', { name: /^保\s?存$/ }).click()
  await expect(page.getByText('页面已保存')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id')
  const { pageData } = await ask<{ pageData: string }>(`/api/store/settings/pageData/${id}`)
  const [card] = JSON.parse(pageData).list[0].options.list
  expect(card.model).toBe('hotzone')
  expect(card.zoneInfo).toHaveLength(1)
  const [zone] = card.zoneInfo
  expect(zone).toMatchObject({ type: 'other', title: '领券中心', link: { ___type: 'other', title: '领券中心' } })
  expect(zone.leftPer).toBeCloseTo(40 / box.width + 0.01, 2)
  expect(zone.heightPer).toBeCloseTo(120 / box.height, 2)
})
