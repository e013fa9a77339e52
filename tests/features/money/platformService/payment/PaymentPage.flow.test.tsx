import { waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import {
  address,
  askedAt,
  field,
  fill,
  inPage,
  mock,
  reload,
  renderApp,
  renderPage,
  runApp,
  server,
  shows,
  tabNames,
  user,
  visit,
} from '#tests/kit/render'

runApp('supplier')

const PAYMENT = '/supplier/server/platformService/payment'
const orders = () => db.platformOrders.filter(({ supplierId }) => supplierId === '9001')
const inStatus = (status: number) => orders().find(({ payStatus }) => payStatus === status)
const newest = () => orders().at(-1)
const button = (name: string | RegExp) => inPage().getByRole('button', { name })
const lookBack = () => window.dispatchEvent(new Event('visibilitychange'))
const open = async (query: string, text: string) => {
  await renderPage({ path: `${PAYMENT}?${query}`, account: 'yueheng' })
  await shows(text)
}

describe('buying a service', () => {
  it('goes from the package to its QR code, and polls the payment until the service is on', async () => {
    hasten()
    await renderPage({ path: '/supplier/server/platformService/list', account: 'yueheng' })
    await shows('平台基础服务')
    const card = inPage().getByRole('listitem', { name: '对账代办' })
    expect(card).toHaveTextContent('未开通')
    expect(card).toHaveTextContent('¥288.00')
    await user.click(within(card).getByRole('button', { name: '购买 对账代办' }))
    await shows('购买内容')
    await user.click(inPage().getByRole('radio', { name: /^12 个月/ }))
    await shows('¥980.00')
    await user.click(inPage().getByRole('radio', { name: /^微信扫码/ }))
    await user.click(button('提交并支付'))
    expect(await inPage().findByLabelText('微信扫码付款二维码')).toBeVisible()
    expect(inPage().getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/)
    const order = newest()
    expect(address()).toBe(`${PAYMENT}?featureId=61005&orderId=${order?.id}`)
    expect(order).toMatchObject({ amount: '980.00', payType: 'WECHAT_NATIVE', quantity: 1, duration: 12 })
    await mock('act', { action: 'succeed', id: order?.id })
    // The page polls by itself.
    await shows('对账代办 已开通')
    expect(inPage().queryByLabelText('微信扫码付款二维码')).not.toBeInTheDocument()
    await user.click(button('返回平台服务'))
    await shows('平台基础服务')
    expect(inPage().getByRole('listitem', { name: '对账代办' })).toHaveTextContent(/使用中.*续费/)
  })

  it('that was refunded starts from its order, as a new one', async () => {
    const refunded = inStatus(5)
    await renderPage({ path: `/supplier/server/purchaseRecord/detail?id=${refunded?.id}`, account: 'yueheng' })
    await shows('款项已原路退回，如仍需要请重新购买')
    await user.click(button('再次购买'))
    await shows('购买内容')
    await user.click(button('提交并支付'))
    await waitFor(() => expect(newest()).toMatchObject({ featureId: refunded?.featureId, payStatus: 1 }))
    expect(newest()?.id).not.toBe(refunded?.id)
  })

  it('makes one order on a double click, exact to the cent', async () => {
    await open('featureId=61003', '购买内容')
    await fill(field('购买数量'), '3')
    await user.click(inPage().getByRole('radio', { name: /^6 个月/ }))
    await shows('¥1,139.88')
    const before = orders().length
    await user.dblClick(button('提交并支付'))
    await inPage().findByRole('timer')
    expect(orders()).toHaveLength(before + 1)
    expect(newest()).toMatchObject({ amount: '1139.88', quantity: 3 })
  })

  it.each(['999999', '1.5', '二'])(
    'keeps a quantity of %s as typed, with an error, and makes no order',
    async (typed) => {
      await open('featureId=61003', '购买内容')
      await fill(field('购买数量'), typed)
      await waitFor(() => expect(inPage().getByText(/^购买数量应为1～\d+的整数$/)).toBeVisible())
      await user.tab()
      expect(field('购买数量')).toHaveValue(typed)
      expect(button('提交并支付')).toBeDisabled()
    },
  )

  it('warns of an unpaid order, and makes no order at an outdated price', async () => {
    await open('featureId=61001', '购买内容')
    expect(inPage().getByText(/还有一笔订单等待付款/)).toBeVisible()
    const before = orders().length
    db.features.update('61001', { durations: [{ duration: 1, price: '259.00' }] })
    await user.click(button('提交并支付'))
    expect(await within(document.body).findByText('价格已变动，请确认新价格后重新提交')).toBeVisible()
    await shows('¥259.00')
    expect(orders()).toHaveLength(before)
    await user.click(inPage().getByRole('link', { name: '继续支付' }))
    await shows('未支付')
    expect(address()).toContain(`orderId=${inStatus(0)?.id}`)
  })
})

describe('a payment', () => {
  it('survives a reload and a failed poll, and shows why it failed', async () => {
    await open('featureId=61004', '购买内容')
    await user.click(button('提交并支付'))
    await inPage().findByLabelText('聚合码付款二维码')
    await reload()
    await inPage().findByLabelText('聚合码付款二维码')
    const order = newest()
    server.use(http.get('*/order/detail/:id', () => new HttpResponse('<html>', { status: 502 })))
    lookBack()
    await shows(/^暂时查不到支付结果/)
    expect(inPage().getByLabelText('聚合码付款二维码')).toBeVisible()
    server.resetHandlers()
    await mock('act', { action: 'fail', id: order?.id, reason: '银行交易限额不足' })
    lookBack()
    await shows('支付失败：银行交易限额不足')
    expect(inPage().queryByText(/^暂时查不到支付结果/)).not.toBeInTheDocument()
    // The same order by another way, at the gateway's own page.
    await user.click(inPage().getByRole('radio', { name: /^银联企业网银/ }))
    await user.click(button('重新支付'))
    await inPage().findByRole('button', { name: '前往银联企业网银付款' })
    expect(newest()?.id).toBe(order?.id)
    const sent: string[] = []
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push(`${this.method} ${this.action} ${this.target} ${this.querySelector('input')?.value}`)
    })
    await user.click(button('前往银联企业网银付款'))
    expect(sent).toEqual([
      `post http://supplier.localhost:10002/__mock/cashier _blank ${newest()?.payments.at(-1)?.paySn}`,
    ])
    expect(document.querySelectorAll('form[target=_blank], #gatewayForm')).toHaveLength(0)
  })

  it('is not polled while another page is on screen, and is up to date when shown again', async () => {
    const order = inStatus(1)
    await open(`orderId=${order?.id}`, '支付中')
    const asked = () => askedAt(`/detail/${order?.id}`).length
    const before = asked()
    await visit('/home')
    await shows(/^您好/)
    lookBack()
    await mock('act', { action: 'close', id: order?.id })
    await visit(`${PAYMENT}?orderId=${order?.id}`)
    await shows('已关闭')
    expect(asked()).toBe(before + 1)
    await user.click(button('重新购买'))
    await shows('购买内容')
    expect(address()).toBe(`${PAYMENT}?featureId=${order?.featureId}`)
  })

  it('shows its status and what it offers next', async () => {
    await open('featureId=61001', '购买内容')
    for (const [status, word, next] of [
      [0, '未支付', '去支付'],
      [2, '已支付', '返回平台服务'],
      [4, '已撤销', '重新购买'],
      [5, '已退款', '重新购买'],
    ] as const) {
      await visit(`${PAYMENT}?orderId=${inStatus(status)?.id}`)
      await shows(word)
      expect(button(next)).toBeVisible()
      expect(inPage().queryByRole('timer')).not.toBeInTheDocument()
    }
  })
})

it('a purchase record shows the payment attempts and the invoice, and leads to paying again', async () => {
  const failed = inStatus(3)
  await renderApp({ path: `/supplier/server/purchaseRecord/detail?id=${failed?.id}`, account: 'yueheng' })
  await shows('未开票')
  const table = inPage().getByRole('table', { name: '支付记录' })
  expect(table).toHaveTextContent(failed?.payments[0]?.failReason ?? '?')
  await user.click(button('重新支付'))
  await shows(/^支付失败：/)
  expect(tabNames()).toContain(`服务支付 ${failed?.orderSn}`)
})

/** Speeds up the page's timers tenfold. */
function hasten() {
  const { setInterval } = window
  const often = (run: () => void, ms = 0) => setInterval(run, ms < 1000 ? ms : ms / 10)
  vi.spyOn(window, 'setInterval').mockImplementation(often as typeof setInterval)
}
