import type { Page } from '@playwright/test'
import { type Ask, expect, shownPage, test } from '#tests/e2e/kit/journey'
import { at, describeAccessible, type Screen } from '#tests/e2e/kit/looks/axe'
import { SITES } from '#tests/e2e/kit/port'
import { firstOf } from '#tests/e2e/kit/routes'

test.use({ baseURL: SITES.material })

const FORM = 'main form input'

/** The first record of a list, on its screen. */
async function first(page: Page, ask: Ask, path: string, list: string, shows: string): Promise<void> {
  await at(page, `${path}?id=${(await firstOf(ask, `/api/store/${list}`)).id}`, shows)
}

/** Saves a form as it is. */
async function submit(page: Page): Promise<void> {
  await page.locator('main footer .ant-btn-primary').last().click()
  await expect(page.locator('.ant-form-item-explain-error').first()).toBeVisible()
}

const SIGNED_IN: Screen[] = [
  {
    name: 'the picker of products, and a sample cart',
    open: async (page) => {
      await at(page, '/promotions/sample-cart', 'main section')
      await shownPage(page).getByRole('button', { name: '选择试算商品' }).click()
      await page.getByRole('option').first().click()
    },
  },
  {
    name: 'a sample cart',
    open: async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^确\s?定$/ })
        .click()
      await expect(page.getByRole('list', { name: '活动是否适用' })).toBeVisible()
    },
  },
  {
    name: 'a new full discount, with errors',
    open: async (page) => {
      await at(page, '/full-discount-detail', FORM)
      await submit(page)
    },
  },
  {
    name: 'copies of a full discount',
    open: async (page, ask) => {
      const { id } = await firstOf(ask, '/api/store/promotion/fullDiscount?promotionStatus=END')
      await at(page, `/full-discount?series=${id}`, '.ant-modal ol li')
    },
  },
  {
    name: 'a new coupon, with errors',
    open: async (page) => {
      await at(page, '/add-coupon', FORM)
      await submit(page)
    },
  },
  {
    name: 'a group-buy to edit',
    open: (page, ask) =>
      first(page, ask, '/pintuan-edit', 'promotion/pintuan?promotionStatus=NEW', 'main [role=grid] [role=gridcell]'),
  },
  {
    name: 'a group-buy',
    open: (page, ask) => first(page, ask, '/pintuan-goods', 'promotion/pintuan?promotionStatus=START', 'main table'),
  },
  {
    name: 'an application to a seckill',
    open: (page, ask) => first(page, ask, '/seckill-goods', 'promotion/seckill?waiting=1', 'main [role=grid]'),
  },
  {
    name: 'a seckill that is over',
    open: (page, ask) => first(page, ask, '/seckill-goods', 'promotion/seckill?promotionStatus=END', 'main table'),
  },
  {
    name: 'a new live room, with errors',
    open: async (page) => {
      await at(page, '/add-live', FORM)
      await submit(page)
    },
  },
]

describeAccessible('promotions and members', 'haichuan', [], SIGNED_IN)
