import { type Ask, control, enter, expect, recordHead, shownPage, test, urge } from '#tests/e2e/kit/journey'
import { shipParcel } from '#tests/e2e/kit/parcel'
import { SITES } from '#tests/e2e/kit/port'

const ORDERS = '/api/store/order/order'
const CLAIMS = '/api/store/order/afterSale'

type Row = { sn: string; orderItems: { num: string }[] }
type Item = {
  id: string
  num: number
  goodsUnit: string
  flowPrice: number
  refundPrice: number
  returnGoodsNumber: number
  isRefund: string
}
type Detail = { order: { flowPrice: number; freightPrice: number; orderStatus: string }; orderItems: Item[] }

/** An order of two or more products, to be shipped by a carrier. */
async function orderOfTwo(ask: Ask): Promise<string> {
  const { records } = await ask<{ records: Row[] }>(ORDERS, {
    orderStatus: 'UNDELIVERED',
    orderType: 'NORMAL',
    pageSize: 50,
  })
  const found = records.find(({ orderItems }) => orderItems.length > 1)
  if (!found) throw new Error('no order of two goods')
  return found.sn
}

const yuan = (price: number) => price.toLocaleString('en-US', { minimumFractionDigits: 2 })

test('of an order in two parcels the products of one are returned and refunded; all figures agree', async ({
  page,
  context,
}) => {
  const ask = await enter(context, 'haichuan')
  const sn = await orderOfTwo(ask)
  const detail = () => ask<Detail>(`${ORDERS}/${sn}`)
  const [first, ...rest] = (await detail()).orderItems as [Item, ...Item[]]
  await page.goto(`${SITES.material}/order-detail?sn=${sn}`)
  const goods = shownPage(page).getByRole('region', { name: '商品', exact: true })

  await test.step('each parcel holds its own products', async () => {
    await shipParcel(page, 'ZT2026000011', [String(first.num)])
    await expect(recordHead(page)).toContainText('部分发货')
    await shipParcel(page, 'ZT2026000012')
    await expect(recordHead(page)).toContainText('已发货')
    await expect(goods.getByRole('button', { name: /^查看/ })).toHaveCount(0)
  })

  const claim = await test.step('the buyer claims the products of the first', async () => {
    const { id } = await control<{ id: string }>(context, 'act', {
      action: 'applyReturn',
      id: sn,
      reason: String(first.num),
    })
    await page.goto(`${SITES.material}/order-detail?sn=${sn}`)
    await expect(goods).toContainText('退款中')
    await goods.getByRole('button', { name: '查看退货' }).click()
    await shownPage(page).getByRole('link', { name: id }).click()
    await expect(shownPage(page).getByRole('region', { name: '售后申请' })).toContainText(
      `共 ${first.num}${first.goodsUnit}`,
    )
    await expect(recordHead(page)).toContainText(yuan(first.flowPrice))
    return id
  })

  await test.step('the claim is approved, sent back, received and refunded', async () => {
    await recordHead(page)
      .getByRole('button', { name: /^同\s*意$/ })
      .click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByLabel('实际退款金额（元）')).toHaveValue(String(first.flowPrice.toFixed(2)))
    await drawer.getByLabel('备注信息').fill('情况属实，同意退货')
    await drawer.getByRole('button', { name: /^同\s*意$/ }).click()
    const question = page.getByRole('dialog', { name: `同意退款 ${yuan(first.flowPrice)} 元？` })
    await question.getByRole('button', { name: /^同\s*意$/ }).click()
    await expect(recordHead(page)).toContainText('待买家寄回')
    await urge(context, 'sendBack', claim)
    await page.reload()
    await expect(shownPage(page).getByRole('region', { name: '退货物流' })).toContainText('YT')
    await recordHead(page).getByRole('button', { name: '确认收货', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确认收货', exact: true }).click()
    await expect(recordHead(page)).toContainText(/已完成|等待平台退款/)
    await urge(context, 'refund', claim)
    await page.reload()
    await expect(recordHead(page)).toContainText('已完成')
    await expect(shownPage(page).getByRole('region', { name: '处理结果' })).toContainText(yuan(first.flowPrice))
  })

  await test.step('the lines of the order show the same', async () => {
    const after = await detail()
    const claimed = await ask<{ num: number; actualRefundPrice: number }>(`${CLAIMS}/${claim}`)
    expect(after.orderItems[0]).toMatchObject({
      isRefund: 'ALL_REFUND',
      returnGoodsNumber: claimed.num,
      refundPrice: claimed.actualRefundPrice,
    })
    expect(
      after.orderItems.slice(1).every(({ refundPrice, returnGoodsNumber }) => !refundPrice && !returnGoodsNumber),
    ).toBe(true)
    const paid = [first, ...rest].reduce((sum, { flowPrice }) => sum + flowPrice, after.order.freightPrice)
    expect(paid).toBeCloseTo(after.order.flowPrice, 2)
    expect(after.order.orderStatus).not.toBe('CANCELLED')
    await page.goto(`${SITES.material}/order-detail?sn=${sn}`)
    await expect(goods).toContainText(`全部退款 ${yuan(first.flowPrice)} 元`)
  })
})
