import { expect, test } from '#tests/e2e/kit/journey'
import { at, describeAccessible, type Screen } from '#tests/e2e/kit/looks/axe'
import { SITES } from '#tests/e2e/kit/port'
import { workbook } from '#tests/e2e/kit/workbook'

// A rejected import is answered with HTTP 400.
test.use({ baseURL: SITES.material, refuses: true })

const ROW = '[data-row-key]'

const SIGNED_IN: Screen[] = [
  {
    name: 'goods, all filters shown',
    open: async (page) => {
      await at(page, '/goods', ROW)
      await page.getByRole('button', { name: /^展开/ }).click()
      await page.locator(ROW).first().getByRole('checkbox').check()
    },
  },
  { name: 'refused goods', open: (page) => at(page, '/goods?goodsStatus=REFUSE', ROW) },
  { name: 'a goods', open: (page) => at(page, '/goods?view=1769600090030000002', '.ant-drawer [data-row-key]') },
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
      await page.getByRole('button', { name: /^导入商品$/ }).click()
      await expect(page.locator('.ant-modal .ant-upload-drag')).toBeVisible()
    },
  },
  {
    name: 'a refused import of stocks',
    open: async (page) => {
      await at(page, '/goods-stock', ROW)
      await page.getByRole('button', { name: /^导入库存$/ }).click()
      const heads = ['商品ID', 'skuID', '库存修改方向 增/减', '库存变更数量']
      await page
        .locator('.ant-modal input[type=file]')
        .setInputFiles(await workbook('库存.xlsx', [heads, heads, ['404', '404', '改', '-1']]))
      await page.locator('.ant-modal-footer .ant-btn-primary').click()
      await expect(page.locator('.ant-modal .ant-alert')).toBeVisible()
      // While the file is read its place is grey.
      await expect(page.locator('.ant-modal .ant-upload-disabled')).toHaveCount(0)
    },
  },
  { name: 'stock running out', open: (page) => at(page, '/goods-stock?stock=LOW', ROW) },
  { name: 'a new shop category', open: (page) => at(page, '/shop-categories?edit=new', '.ant-drawer form') },
  {
    name: 'a change of goods',
    open: (page) => at(page, '/goods-changes?view=1769630090030000005', '.ant-drawer section dl'),
  },
  {
    name: 'a request to change goods, with errors',
    open: async (page) => {
      await at(page, '/goods-changes?edit=new&goods=1769600090030000014', '.ant-drawer form')
      await page.locator('.ant-drawer-footer .ant-btn-primary').click()
      await expect(page.locator('.ant-drawer .ant-form-item-explain-error').first()).toBeVisible()
    },
  },
  {
    name: 'publishing: the detail, with errors',
    open: async (page) => {
      await at(page, '/goods-operation?copyId=1769600090030000013', '.tiptap')
      await page.locator('input[id$=goodsName]').first().fill('')
      await page.locator('main footer .ant-btn-primary').click()
      await expect(page.locator('.ant-form-item-explain-error').first()).toBeVisible()
    },
  },
  {
    name: 'a draft of wholesale goods',
    open: (page) => at(page, '/goods-draft-operation-edit?draftId=1769621090030000009', '.tiptap'),
  },
]

describeAccessible('goods and stock', 'haichuan', [], SIGNED_IN)
