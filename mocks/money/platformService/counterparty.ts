import {
  openPayment,
  type PayAction,
  type Payment,
  type PayType,
  payTypes,
} from '#features/money/platformService/model'
import { counterpartyOf, takeStep } from '#mocks/kernel/counterparty'
import { everyNth, later } from '#mocks/kernel/store/clock'
import { type PlatformOrderRow, platformServiceTables } from './rows'
import { issueInvoice, settlePayment } from './rules'

const NAMES = ['succeed', 'fail', 'revoke', 'close', 'refund', 'issueInvoice'] as const

/** The steps of the payer, the gateway and the platform on an order. */
export const platformServiceCounterparty = counterpartyOf(findPlatformOrder, NAMES, stepOrder)

/** Every fourth payment fails. */
const isFailing = everyNth(4)

/**
 * Schedules the result of the gateway, and the invoice of a paid order. On a page of the gateway's own only who opened
 * it pays or cancels.
 */
export function gatewayWillAnswer(orderId: string, { id: paymentId, payType }: Payment): void {
  if (payTypes[payType as PayType]?.way === 'gateway') return
  const action = isFailing() ? 'fail' : 'succeed'
  later(() => {
    const order = platformServiceTables.platformOrders.get(orderId)
    // A later payment attempt may have replaced this one.
    if (!order || openPayment(order)?.id !== paymentId) return
    takeStep(action, orderId)
    if (action === 'succeed') invoiceWillFollow(orderId)
  })
}

/** Schedules the invoice of a paid order. */
export function invoiceWillFollow(orderId: string): void {
  later(() => takeStep('issueInvoice', orderId))
}

function findPlatformOrder(idOrSn: string): PlatformOrderRow | undefined {
  const { platformOrders } = platformServiceTables
  return platformOrders.get(idOrSn) ?? platformOrders.find(({ orderSn }) => orderSn === idOrSn)
}

function stepOrder(order: PlatformOrderRow, action: Exclude<PayAction, 'pay'> | 'issueInvoice', reason: string) {
  const { id, payStatus } = action === 'issueInvoice' ? issueInvoice(order) : settlePayment(order, action, reason)
  return { id, status: payStatus }
}
