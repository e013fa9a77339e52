import type { Page } from '@playwright/test'
import { recordHead, shownPage } from '#tests/e2e/kit/journey'
import { expect, test } from './journey'
import { type Claim, claimOne, paidOrder, readOrder, receivedOrder, trackingNumber, walletOf } from './orders'
import { carrierOf, findSku } from './stock'

const STORE_ORDERS = '/store/order/order'
const CLAIMS = '/afterSale'

test('an order is shipped whole, and the buyer sees its tracking number', async ({ page, seller, buyer }) => {
  const carrier = await carrierOf(seller)
  const { order, orderItems } = await paidOrder(buyer, await findSku(seller, buyer))
  const number = trackingNumber()
  await page.goto(`/orders?sn=${order.sn}`)
  await shownPage(page).getByRole('link', { name: order.sn }).click()
  await expect(recordHead(page)).toContainText('待发货')
  await recordHead(page).getByRole('button', { name: '发货', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('物流公司').click()
  await page.locator('.ant-select-item-option').filter({ hasText: carrier.name }).click()
  await drawer.getByLabel('物流单号').fill(number)
  await expect(drawer.getByLabel(/本次发货$/)).toHaveValue(String(orderItems[0].num))
  await drawer.getByRole('button', { name: '发货', exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect(recordHead(page)).toContainText('已发货')
  await expect(shownPage(page).getByRole('region', { name: '包裹与物流' })).toContainText(number)
  const shipped = { orderStatus: 'DELIVERED', logisticsNo: number }
  expect((await readOrder(seller, order.sn, STORE_ORDERS)).order).toMatchObject(shipped)
  expect((await readOrder(buyer, order.sn)).order).toMatchObject(shipped)
})

test('a refund without goods is approved, and the money is in the wallet', async ({ page, seller, buyer }) => {
  const { id } = await carrierOf(seller)
  const order = await receivedOrder({ seller, buyer }, await findSku(seller, buyer), id)
  const claim = await claimOne(buyer, order, 'RETURN_MONEY')
  const before = await walletOf(buyer)
  await page.goto(`/after-sales/refunds?sn=${claim.sn}`)
  await shownPage(page).getByRole('link', { name: claim.sn }).click()
  await approve(page, claim)
  await expect(recordHead(page)).toContainText('已完成')
  expect(await seller<Claim>(`/store/order${CLAIMS}/${claim.sn}`)).toMatchObject({ serviceStatus: 'COMPLETE' })
  expect(await buyer<Claim>(`/buyer/order${CLAIMS}/get/${claim.sn}`)).toMatchObject({
    serviceStatus: 'COMPLETE',
    actualRefundPrice: claim.applyRefundPrice,
  })
  expect((await walletOf(buyer)) - before).toBeCloseTo(claim.applyRefundPrice, 2)
})

test('goods come back: approved, posted back by the buyer, received, refunded', async ({ page, seller, buyer }) => {
  const { id: logisticsId, name } = await carrierOf(seller)
  const order = await receivedOrder({ seller, buyer }, await findSku(seller, buyer), logisticsId)
  const claim = await claimOne(buyer, order, 'RETURN_GOODS')
  const before = await walletOf(buyer)
  await page.goto(`/after-sales?sn=${claim.sn}`)
  await shownPage(page).getByRole('link', { name: claim.sn }).click()
  await approve(page, claim)
  await expect(recordHead(page)).toContainText('待买家寄回')

  const number = trackingNumber()
  const form = { logisticsNo: number, logisticsId, mDeliverTime: new Date().toISOString().slice(0, 10) }
  await buyer(`/buyer/order${CLAIMS}/delivery/${claim.sn}`, { method: 'POST', form })
  await page.reload()
  const parcel = shownPage(page).getByRole('region', { name: '退货物流' })
  await expect(parcel).toContainText(number)
  await expect(parcel).toContainText(name)
  await recordHead(page).getByRole('button', { name: '确认收货', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认收货', exact: true }).click()
  await expect(recordHead(page)).toContainText('已完成')
  expect(await seller<Claim>(`/store/order${CLAIMS}/${claim.sn}`)).toMatchObject({ serviceStatus: 'COMPLETE' })
  const { orderItems } = await readOrder(buyer, order.order.sn)
  expect(orderItems[0]).toMatchObject({ returnGoodsNumber: 1 })
  expect((await walletOf(buyer)) - before).toBeCloseTo(claim.applyRefundPrice, 2)
})

/** Approves the claim on screen with the price that the buyer asks for. */
async function approve(page: Page, { applyRefundPrice }: Claim): Promise<void> {
  const agree = { name: /^同\s*意$/ }
  await recordHead(page).getByRole('button', agree).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByLabel('实际退款金额（元）')).toHaveValue(applyRefundPrice.toFixed(2))
  await drawer.getByLabel('备注信息').fill('情况属实')
  await drawer.getByRole('button', agree).click()
  await page
    .getByRole('dialog', { name: /^同意退款/ })
    .getByRole('button', agree)
    .click()
}
