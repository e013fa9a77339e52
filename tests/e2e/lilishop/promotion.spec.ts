import type { Page } from '@playwright/test'
import { cellOf, editorBar, shownPage } from '#tests/e2e/kit/journey'
import { expect, test } from './journey'
import { fillCart, payCart, readOrder } from './orders'
import { findSku, type Sku } from './stock'

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
  await submit(page)
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
  await fillTime(page, '开始时间', `${dayFrom(0)} 00:00`)
  await fillTime(page, '结束时间', `${dayFrom(2)} 18:00`)
  await pick(page, sku)
  await (await cellOf(form.getByRole('grid', { name: '拼团商品' }), 0, '拼团价（元）')).click()
  await page.keyboard.type(String(price))
  await page.keyboard.press('Enter')
  await submit(page)
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

/** A day from today in Shanghai. */
function dayFrom(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}

/** Types a moment into a date input. */
async function fillTime(page: Page, label: string, moment: string): Promise<void> {
  const input = shownPage(page).getByLabel(label)
  await input.fill(moment)
  await input.press('Enter')
}

/** Sends the form, and answers what is asked about a low price. */
async function submit(page: Page): Promise<void> {
  await editorBar(page).getByRole('button', { name: '提交', exact: true }).click()
  const question = page.getByRole('dialog').getByRole('button', { name: /^保\s?存$/ })
  const isSaved = page.getByRole('table').first()
  await expect(question.or(isSaved).first()).toBeVisible()
  if (await question.isVisible()) await question.click()
}

async function pick(page: Page, { goodsName }: Sku): Promise<void> {
  await shownPage(page).getByRole('button', { name: '选择商品' }).click()
  const dialog = page.getByRole('dialog', { name: '选择商品' })
  await dialog.getByLabel('商品名称').fill(goodsName)
  await dialog.getByRole('button', { name: '搜索' }).click()
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await dialog.getByRole('option').click()
  await dialog.getByRole('button', { name: /^确\s?定$/ }).click()
  await expect(dialog).toBeHidden()
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
