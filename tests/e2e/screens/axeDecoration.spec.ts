import type { Page } from '@playwright/test'
import { at, describeAccessible, type Screen } from '#tests/e2e/kit/axe'
import { expect, test } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

test.use({ baseURL: SITES.material })

const edit = async (page: Page, name: string, block: number) => {
  await at(page, '/wap-pages', '[data-row-key]')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: new RegExp(`^第 ${block} 块`) }).click()
}

const SIGNED_IN: Screen[] = [
  { name: 'phone pages', open: (page) => at(page, '/wap-pages', '[data-row-key]') },
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
  { name: 'products of a block', open: (page) => edit(page, '海川建材手机首页', 8) },
  { name: 'an unknown block', open: (page) => edit(page, '冬储专场', 1) },
  {
    name: 'the link picker, other pages',
    open: async (page) => {
      await edit(page, '海川建材手机首页', 2)
      await page.getByRole('button', { name: /^第 1 张的链接/ }).click()
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
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

const SITE: Screen[] = [
  { name: 'site pages', open: (page) => at(page, '/pc-pages', '[data-row-key]') },
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

describeAccessible('the pages of a shop', 'haichuan', [], [...SIGNED_IN, ...SITE])
