import { type HttpHandler, http } from 'msw'
import { payStatus } from '#features/money/platformService/model'
import { takeStep } from '#mocks/kernel/counterparty'
import { Refusal } from '#mocks/kernel/http/reply'
import { readRequest, textField } from '#mocks/kernel/http/request'
import { CASHIER_PATH } from './attempt'
import { invoiceWillFollow } from './counterparty'
import { platformServiceTables } from './rows'

/** Simulates the gateway's payment page: pays or fails an attempt immediately. */
export const cashierHandlers: HttpHandler[] = [
  http.post(`*${CASHIER_PATH}`, async ({ request }) => {
    const { fields } = await readRequest(request, {})
    const paySn = textField({ fields }, 'paySn')
    const order = platformServiceTables.platformOrders.find(({ payments }) =>
      payments.some((payment) => payment.paySn === paySn),
    )
    const attempt = order?.payments.find((payment) => payment.paySn === paySn)
    if (!order || !attempt) return page('没有这笔支付', '')
    const wish = textField({ fields }, 'wish')
    if (!payStatus.is(attempt.payStatus, 'paying')) return page('这笔支付已经结束', '请回到供应商后台查看结果。')
    if (wish === '') return page(`应付 ¥${attempt.amount}`, facts(order.orderSn, paySn) + buttons(paySn))
    try {
      takeStep(wish === 'succeed' ? 'succeed' : 'fail', order.id, '付款人取消支付')
      if (wish === 'succeed') invoiceWillFollow(order.id)
      return page(wish === 'succeed' ? '付款成功' : '付款已取消', '请关闭此窗口，回到供应商后台。')
    } catch (error) {
      if (error instanceof Refusal) return page(error.message, '')
      throw error
    }
  }),
]

function facts(orderSn: string, paySn: string): string {
  return `<p>订单 ${orderSn}<br>流水号 ${paySn}</p><p>演示收银台，不会产生真实扣款。</p>`
}

function buttons(paySn: string): string {
  const button = (wish: string, word: string) => `<button name="wish" value="${wish}">${word}</button>`
  return `<form method="post" action="${CASHIER_PATH}"><input type="hidden" name="paySn" value="${paySn}">${button('succeed', '确认付款')} ${button('fail', '取消付款')}</form>`
}

function page(title: string, body: string): Response {
  const style =
    'body{font:16px/1.7 sans-serif;max-width:420px;margin:80px auto;text-align:center}button{font:inherit;padding:6px 20px}'
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>收银台</title><link rel="icon" href="data:,"><style>${style}</style></head><body><h1>${title}</h1>${body}</body></html>`
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
