import { enter, expect, recordHead, shownPage, test, urge } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

const BILL = '/api/store/order/bill'

type Bill = { billStatus: string; billPrice: number; payPrice: number | null; orderNum: number }
type Order = { orderSn: string; billPrice: number }

const cents = (price: number) => Math.round(price * 100)

test('a bill of three orders loses one, is sent back, corrected, confirmed and paid', async ({ page, context }) => {
  const ask = await enter(context, 'haichuan')
  const read = (id: string) => ask<Bill>(`${BILL}/get/${id}`)
  const ordersOf = async (id: string) =>
    (await ask<{ records: Order[] }>(`${BILL}/detail/orders`, { id, pageSize: 100 })).records
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

  await page.goto(`${SITES.material}/bills/orders`)
  const boxes = shownPage(page).locator('tr[data-row-key]').getByRole('checkbox')
  for (const at of [0, 1, 2]) await boxes.nth(at).click()
  await shownPage(page).getByRole('button', { name: '生成结算单（3）' }).click()
  await confirm('生成结算单')
  await expect(recordHead(page)).toContainText('待结算')
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const [first] = await ordersOf(id)

  await test.step('one is taken out, and the price follows', async () => {
    const row = shownPage(page)
      .getByRole('row')
      .filter({ hasText: first?.orderSn ?? '' })
      .first()
    await row.getByRole('button', { name: '移出' }).click()
    await confirm('移出')
    await expect(shownPage(page).getByRole('heading', { name: '订单（2）' })).toBeVisible()
    const orders = await ordersOf(id)
    const sum = orders.reduce((total, { billPrice }) => total + cents(billPrice), 0)
    expect(cents((await read(id)).billPrice)).toBe(sum)
  })

  await test.step('the platform sends it back, and it is submitted again', async () => {
    await recordHead(page).getByRole('button', { name: '提交确认' }).click()
    await confirm('提交确认')
    await expect(recordHead(page)).toContainText('待确认')
    await urge(context, 'rejectBill', id)
    await expect(recordHead(page)).toContainText('待处理', { timeout: 15_000 })
    await recordHead(page).getByRole('button', { name: '重新提交' }).click()
    await confirm('重新提交')
    await expect(recordHead(page)).toContainText('待确认')
  })

  await test.step('it is paid in full, which the record shows by itself', async () => {
    await urge(context, 'payBill', id)
    await expect(recordHead(page)).toContainText('已完成', { timeout: 15_000 })
    const bill = await read(id)
    expect([bill.payPrice, bill.orderNum]).toEqual([bill.billPrice, 2])
  })
})
