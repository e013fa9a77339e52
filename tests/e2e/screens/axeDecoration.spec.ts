import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/kit/journey'
import { at, describeAccessible, type Screen } from '#tests/e2e/kit/looks/axe'
import { SITES } from '#tests/e2e/kit/port'

test.use({ baseURL: SITES.material })

const edit = async (page: Page, name: string, block: number) => {
  await at(page, '/wap-pages', '[data-row-key]')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: new RegExp(`^第 ${block} 块`) }).click()
}

const SIGNED_IN: Screen[] = [
  {
    name: 'templates of an empty page',
    open: async (page) => {
      await page.goto('/floorList/main')
      await expect(page.getByRole('button', { name: /^开店首页.*还要补/ })).toBeVisible()
    },
  },
  {
    name: 'a new phone page with its errors',
    open: async (page) => {
      await page.goto('/floorList/main')
      await page.getByRole('textbox', { name: '页面名称' }).fill('新页')
      await page.getByRole('button', { name: '添加 广告魔方' }).click()
      await page.getByRole('button', { name: '添加 商品分类' }).click()
      await page.getByRole('button', { name: /^发\s?布$/ }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  { name: 'cards of a block', open: (page) => edit(page, '海川建材手机首页', 2) },
  { name: 'products of a block', open: (page) => edit(page, '海川建材手机首页', 9) },
  { name: 'an unknown block', open: (page) => edit(page, '冬储专场', 1) },
  {
    name: 'the link picker, other pages',
    open: async (page) => {
      await edit(page, '海川建材手机首页', 2)
      await page.getByRole('button', { name: /^第 1 张的链接/ }).click()
      await page.getByRole('tab', { name: '其他' }).click()
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
    },
  },
  {
    name: 'the link picker, categories',
    open: async (page) => {
      await edit(page, '海川建材手机首页', 2)
      await page.getByRole('button', { name: /^第 1 张的链接/ }).click()
      await expect(page.getByRole('dialog').getByRole('combobox', { name: '分类' })).toBeVisible()
    },
  },
  {
    name: 'two versions of a page',
    open: async (page) => {
      await edit(page, '海川建材手机首页', 3)
      await page.getByRole('region', { name: '模块设置' }).getByLabel('标题').fill('本月推荐')
      await page.getByRole('button', { name: '比较版本' }).click()
      await expect(page.getByRole('dialog').getByText('共 1 处不同')).toBeVisible()
    },
  },
  {
    name: 'the preview',
    open: async (page) => {
      await edit(page, '海川建材手机首页', 2)
      await page.getByRole('button', { name: '预览' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

const site = async (page: Page, block: string) => {
  await at(page, '/pc-pages', '[data-row-key]')
  await page.getByRole('link', { name: '海川建材首页' }).click()
  await page.getByRole('region', { name: '页面大纲' }).getByRole('button', { name: block }).click()
}

const ZONES: Screen = {
  name: 'hot zones',
  open: async (page) => {
    await edit(page, '年末清库', 1)
    await page.getByText('热区', { exact: true }).click()
    await page.getByRole('button', { name: /绘制热区/ }).click()
    await page.getByRole('button', { name: '添加热区' }).click()
  },
}

const CROP: Screen = {
  name: 'a picture that is cropped',
  open: async (page) => {
    await edit(page, '年末清库', 1)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: '上传 第 1 张' }).click()
    const png = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 900
      canvas.height = 900
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    await (await chooser).setFiles({ name: '图.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
    await expect(page.getByRole('dialog').getByRole('button', { name: '裁剪并上传' })).toBeEnabled()
  },
}

const SITE: Screen[] = [
  {
    name: 'a new site page with every block',
    open: async (page) => {
      await page.goto('/pcFloorList/main')
      for (const name of ['热门广告', '折扣广告', '好货推荐', '新品排行', '首页广告', '横幅广告', '还没逛够']) {
        await page.getByRole('button', { name: `添加 ${name}` }).click()
      }
      await page.getByRole('textbox', { name: '页面名称' }).fill('新页')
      await page.getByRole('button', { name: /^发\s?布$/ }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  { name: 'cards of the site', open: (page) => site(page, '热门广告') },
  {
    name: 'the shop picker',
    open: async (page) => {
      await site(page, '横幅广告')
      await page.getByRole('button', { name: /^横幅的链接/ }).click()
      await page.getByRole('tab', { name: '店铺' }).click()
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
    },
  },
  {
    name: 'an external address',
    open: async (page) => {
      await site(page, '横幅广告')
      await page.getByRole('button', { name: /^横幅的链接/ }).click()
      await page.getByRole('tab', { name: '其他' }).click()
      await page.getByRole('radio', { name: '外部链接' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^确\s?定$/ })
        .click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
]

describeAccessible('the pages of a shop', 'haichuan', [], [...SIGNED_IN, ZONES, CROP, ...SITE])
