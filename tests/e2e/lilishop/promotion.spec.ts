import type { Page } from '@playwright/test'
import { fillPeriod, pickSkus, submit } from '#tests/e2e/kit/activityForm'
import { dayFrom } from '#tests/e2e/kit/fields'
import { cellOf, shownPage } from '#tests/e2e/kit/journey'
import { expect, test } from './journey'
import { fillCart, payCart, readOrder } from './orders'
import { findSku } from './stock'

type Activity = { id: string; promotionStatus: string; promotionGoodsList?: { skuId: string; price: number }[] }
type OwnCoupon = { id: string; couponId: string }

/** The server starts at the earliest a minute after the form was sent. */
const UNTIL_STARTED_MS = 100_000

test('a coupon is made, received by a buyer, used by an order, and closed', async ({ page, seller, buyer }) => {
  const name = `试单券 ${Date.now()}`
  const sku = await findSku(seller, buyer)
  await page.goto('/add-coupon')
  const form = shownPage(page)
  await form.getByLabel('活动名称').fill(name)
  await form.getByLabel('优惠券名称').fill(name)
  await form.getByLabel('面额（元）').fill('0.5')
  await form.getByLabel('消费门槛（元）').fill('1')
  await form.getByLabel('发放数量').fill('10')
  await form.getByText('领取后几天').click()
  await form.getByLabel('有效天数').fill('3')
  await form.getByLabel('范围描述').fill('全店通用')
  await form.getByRole('radio', { name: '全品类' }).check()
  await save(page)
  const coupon = async () => {
    const found = await seller<{ records: Activity[] }>('/store/promotion/coupon', { query: { couponName: name } })
    return found.records[0]
  }
  await expect.poll(async () => (await coupon())?.promotionStatus).toBe('START')

  const { id } = (await coupon()) as Activity
  await buyer(`/buyer/promotion/coupon/receive/${id}`)
  const query = { memberCouponStatus: 'NEW', pageSize: 100 }
  const own = await buyer<{ records: OwnCoupon[] }>('/buyer/promotion/coupon/getCoupons', { query })
  const received = own.records.find(({ couponId }) => couponId === id)
  const prices = await fillCart(buyer, { sku, num: 1, coupon: received?.id ?? '' })
  expect(prices.couponPrice).toBe(0.5)
  const { order } = await payCart(buyer)
  expect(order.flowPrice).toBe(prices.flowPrice)
  await expect.poll(coupon, { timeout: 20_000 }).toMatchObject({ receivedNum: 1, usedNum: 1 })

  await page.goto(`/promotions/coupon-receive?couponId=${id}`)
  await expect(shownPage(page).locator('[data-row-key]').first()).toContainText('已使用')
  await closeActivity(page, '/coupons', '优惠券名称', name)
  await expect.poll(async () => (await coupon())?.promotionStatus).toMatch(/CLOSE|END/)
})

test('a group-buy starts, has its price for buyers, and is closed', async ({ page, seller, buyer }) => {
  test.slow()
  const name = `试单拼团 ${Date.now() % 1e9}`
  const sku = await findSku(seller, buyer)
  const price = Number((sku.price * 0.8).toFixed(2))
  await page.goto('/pintuan-edit')
  const form = shownPage(page)
  await form.getByLabel('活动名称').fill(name)
  await fillPeriod(page, `${dayFrom(0)} 00:00`, `${dayFrom(2)} 18:00`)
  await pickSkus(page, '商品名称', sku.goodsName)
  await (await cellOf(form.getByRole('grid', { name: '拼团商品' }), 0, '拼团价（元）')).click()
  await page.keyboard.type(String(price))
  await page.keyboard.press('Enter')
  await save(page)
  const groupBuy = async () => {
    const found = await seller<{ records: Activity[] }>('/store/promotion/pintuan', { query: { promotionName: name } })
    return found.records[0]
  }
  await expect.poll(async () => (await groupBuy())?.promotionStatus, { timeout: 20_000 }).toMatch(/NEW|START/)
  const { id } = (await groupBuy()) as Activity
  const { promotionGoodsList } = await seller<Activity>(`/store/promotion/pintuan/${id}`)
  expect(promotionGoodsList).toMatchObject([{ skuId: sku.id, price }])

  const priceForBuyers = async () => (await fillCart(buyer, { sku, num: 2, way: 'PINTUAN' })).goodsPrice
  await expect.poll(() => priceForBuyers().catch(String), { timeout: UNTIL_STARTED_MS }).toBeCloseTo(price * 2, 2)
  const { order } = await payCart(buyer, 'PINTUAN')
  expect((await readOrder(seller, order.sn, '/store/order/order')).order).toMatchObject({
    orderPromotionType: 'PINTUAN',
  })
  await closeActivity(page, '/pintuan', '活动名称', name)
  await expect.poll(async () => (await groupBuy())?.promotionStatus).toMatch(/CLOSE|END/)
})

/** Sends the form, and answers what is asked about a low price. */
async function save(page: Page): Promise<void> {
  await submit(page)
  const question = page.getByRole('dialog').getByRole('button', { name: /^保\s?存$/ })
  const isSaved = page.getByRole('table').first()
  await expect(question.or(isSaved).first()).toBeVisible()
  if (await question.isVisible()) await question.click()
}

/** Closes an activity by its row of a list. */
async function closeActivity(page: Page, path: string, label: string, name: string): Promise<void> {
  await page.goto(path)
  const list = shownPage(page)
  await list.getByLabel(label).fill(name)
  await list.getByRole('button', { name: '搜索', exact: true }).click()
  const row = list.locator('[data-row-key]')
  await expect(row).toHaveCount(1)
  const close = { name: '关闭', exact: true }
  if (await row.getByRole('button', close).isVisible()) await row.getByRole('button', close).click()
  else {
    await row.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', close).click()
  }
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^关\s?闭$/ })
    .last()
    .click()
}
