import { at, describeAccessible, type Screen } from './axe'
import { expect, test } from './journey'
import { SITES } from './port'

test.use({ baseURL: SITES.material })

const ROW = '.ant-table-row'

const SIGNED_IN: Screen[] = [
  {
    name: 'goods, all filters shown',
    open: async (page) => {
      await at(page, '/goods', ROW)
      await page.getByRole('button', { name: /^(展开|Filters)/ }).click()
      await page.locator(ROW).first().getByRole('checkbox').check()
    },
  },
  { name: 'refused goods', open: (page) => at(page, '/goods?goodsStatus=REFUSE', ROW) },
  { name: 'a goods', open: (page) => at(page, '/goods?view=1769600090030000002', '.ant-drawer .ant-table-row') },
  {
    name: 'stocks of a goods with an error',
    open: async (page) => {
      await at(page, '/goods?edit=1769600090030000002', '.ant-drawer form')
      await page.locator('.ant-drawer form input').first().fill('1.5')
      await page.locator('.ant-drawer-footer .ant-btn-primary').click()
      await expect(page.locator('.ant-drawer .ant-form-item-explain-error').first()).toBeVisible()
    },
  },
  {
    name: 'an import of goods',
    open: async (page) => {
      await at(page, '/goods', ROW)
      await page.getByRole('button', { name: /^(导入商品|Import goods)$/ }).click()
      await expect(page.locator('.ant-modal .ant-upload-drag')).toBeVisible()
    },
  },
  { name: 'stock', open: (page) => at(page, '/goods-stock', ROW) },
  { name: 'stock running out', open: (page) => at(page, '/goods-stock?stock=LOW', ROW) },
  { name: 'shop categories', open: (page) => at(page, '/shop-categories', ROW) },
  { name: 'a new shop category', open: (page) => at(page, '/shop-categories?edit=new', '.ant-drawer form') },
  { name: 'units', open: (page) => at(page, '/goods-units', ROW) },
  { name: 'templates', open: (page) => at(page, '/goods-templates', ROW) },
  { name: 'drafts', open: (page) => at(page, '/goods-drafts', ROW) },
]

describeAccessible('goods and stock', 'haichuan', [], SIGNED_IN)
