import { openPayment, type PayAction } from '#features/money/platformService/model'
import { counterpartyOf, takeStep } from '#mocks/kernel/counterparty'
import { everyNth, later } from '#mocks/kernel/store/clock'
import { type PlatformOrderRow, platformServiceTables } from './rows'
import { issueInvoice, settlePayment } from './rules'

const NAMES = ['succeed', 'fail', 'revoke', 'close', 'refund', 'issueInvoice'] as const

/** The steps of the payer, the gateway and the platform on an order. */
export const platformServiceCounterparty = counterpartyOf(findPlatformOrder, NAMES, stepOrder)

/** Every fourth payment fails. */
const isFailing = everyNth(4)

/** Schedules the result of the gateway. A paid order gets an invoice. */
export function gatewayWillAnswer(orderId: string, paymentId: string): void {
  const action = isFailing() ? 'fail' : 'succeed'
  later(() => {
    const order = platformServiceTables.platformOrders.get(orderId)
    // A later payment attempt may have replaced this one.
    if (!order || openPayment(order)?.id !== paymentId) return
    takeStep(action, orderId)
    if (action === 'succeed') later(() => takeStep('issueInvoice', orderId))
  })
}

function findPlatformOrder(idOrSn: string): PlatformOrderRow | undefined {
  const { platformOrders } = platformServiceTables
  return platformOrders.get(idOrSn) ?? platformOrders.find(({ orderSn }) => orderSn === idOrSn)
}

function stepOrder(order: PlatformOrderRow, action: Exclude<PayAction, 'pay'> | 'issueInvoice', reason: string) {
  const { id, payStatus } = action === 'issueInvoice' ? issueInvoice(order) : settlePayment(order, action, reason)
  return { id, status: payStatus }
}
