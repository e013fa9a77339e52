import { describe, expect, it } from 'vitest'
import { nextStatus } from '#domain/status'
import { plain } from '#domain/text'
import {
  allowedInList,
  allowedOf,
  amountWord,
  canCancel,
  canMakeWaybill,
  type OrderAction,
  type OrderState,
  type OrderStatus,
  orderStatuses,
  orderTransitions,
  type PayStatus,
  specText,
  unshipped,
} from '#features/mall/order/model'
import { priceChangeError } from '#features/mall/order/model/input'

const STATUSES = Object.keys(orderStatuses) as OrderStatus[]

/** The next status of each action in each status; any other is rejected. */
const LEADS: Record<OrderAction, Partial<Record<OrderStatus, OrderStatus>>> = {
  editPrice: { UNPAID: 'UNPAID' },
  pay: { UNPAID: 'PAID' },
  expire: { UNPAID: 'CANCELLED' },
  stockConfirmed: { PAID: 'UNDELIVERED' },
  readyToPickUp: { PAID: 'STAY_PICKED_UP' },
  readyToVerify: { PAID: 'TAKE' },
  partDeliver: { UNDELIVERED: 'PARTS_DELIVERED', PARTS_DELIVERED: 'PARTS_DELIVERED' },
  deliver: { UNDELIVERED: 'DELIVERED', PARTS_DELIVERED: 'DELIVERED' },
  receive: { DELIVERED: 'COMPLETED' },
  take: { TAKE: 'COMPLETED', STAY_PICKED_UP: 'COMPLETED' },
  cancel: {
    UNPAID: 'CANCELLED',
    PAID: 'CANCELLED',
    UNDELIVERED: 'CANCELLED',
    STAY_PICKED_UP: 'CANCELLED',
    TAKE: 'CANCELLED',
  },
  makeWaybill: { UNDELIVERED: 'UNDELIVERED' },
  makeSfWaybill: { DELIVERED: 'DELIVERED' },
  refundAll: {
    PAID: 'CANCELLED',
    UNDELIVERED: 'CANCELLED',
    PARTS_DELIVERED: 'CANCELLED',
    DELIVERED: 'CANCELLED',
    STAY_PICKED_UP: 'CANCELLED',
    TAKE: 'CANCELLED',
    COMPLETED: 'CANCELLED',
  },
}

describe.each(Object.keys(LEADS) as OrderAction[])('%s', (action) => {
  it.each(STATUSES)('from %s', (status) => {
    expect(nextStatus(orderTransitions, status, action)).toBe(LEADS[action][status] ?? null)
  })
})

const order = (change: Partial<OrderState>): OrderState => ({
  orderStatus: 'UNDELIVERED',
  payStatus: 'PAID',
  deliverStatus: 'UNDELIVERED',
  orderType: 'NORMAL',
  deliveryMethod: 'LOGISTICS',
  orderPromotionType: 'NORMAL',
  ...change,
})
const flags = (allowed: object) =>
  Object.entries(allowed)
    .flatMap(([name, isOn]) => (isOn ? [name] : []))
    .sort()

it.each<[payStatus: PayStatus, word: string]>([
  ['PAID', '实付'],
  ['UNPAID', '应付'],
  // Closed without a payment: nothing was paid.
  ['CANCEL', '应付'],
])('the amount of an order whose payment is %s is %s', (payStatus, word) => {
  expect(amountWord({ payStatus })).toBe(word)
})

const UNPAID = order({ orderStatus: 'UNPAID', payStatus: 'UNPAID' })
const PARTS = order({ orderStatus: 'PARTS_DELIVERED', deliverStatus: 'PARTS_DELIVERED' })
const SENT = order({ orderStatus: 'DELIVERED', deliverStatus: 'DELIVERED' })
const DONE = order({ orderStatus: 'COMPLETED', deliverStatus: 'DELIVERED' })
const PICK_UP = order({ orderStatus: 'STAY_PICKED_UP', deliveryMethod: 'SELF_PICK_UP' })
const SERVICE = order({ orderStatus: 'TAKE', orderType: 'VIRTUAL', deliveryMethod: 'VIRTUAL' })

it.each([
  ['unpaid', UNPAID, ['cancel', 'editConsignee', 'editPrice', 'pay']],
  ['paid', order({ orderStatus: 'PAID' }), ['cancel', 'editConsignee']],
  ['to be shipped', order({}), ['cancel', 'editConsignee', 'ship']],
  ['partly shipped', PARTS, ['editConsignee', 'ship', 'showLogistics']],
  ['shipped', SENT, ['rog', 'showLogistics']],
  ['complete', DONE, []],
  ['to be picked up', PICK_UP, ['cancel', 'take']],
  ['a service to be redeemed', SERVICE, ['cancel', 'take']],
  ['closed', order({ orderStatus: 'CANCELLED' }), []],
] as const)('the record of an order that is %s allows its actions', (_, state, allowed) => {
  expect(flags(allowedOf(state))).toEqual(allowed)
})

it.each([
  ['unpaid', UNPAID, ['cancel', 'editConsignee', 'editPrice', 'pay']],
  ['to be shipped', order({}), ['cancel', 'editConsignee', 'ship']],
  ['partly shipped', PARTS, ['showLogistics']],
  ['to be picked up', PICK_UP, ['editConsignee']],
  ['a service to be redeemed', SERVICE, ['editConsignee', 'take']],
] as const)('the row of an order that is %s has coarser flags', (_, state, allowed) => {
  expect(flags(allowedInList(state))).toEqual(allowed)
})

it.each([
  ['UNPAID', false],
  ['PAID', false],
  ['UNDELIVERED', true],
  ['STAY_PICKED_UP', true],
  ['TAKE', true],
] as const)('a group-buy order in %s can be cancelled: %s', (orderStatus, isAllowed) => {
  expect(canCancel(order({ orderStatus, orderPromotionType: 'PINTUAN' }))).toBe(isAllowed)
})

it.each([
  ['to be shipped', order({}), true, false],
  ['partly shipped', PARTS, false, false],
  ['shipped', SENT, false, true],
  ['complete', DONE, false, false],
] as const)('a waybill for an order that is %s: %j by a carrier %s, by SF %s', (_, state, byCarrier, bySf) => {
  expect([canMakeWaybill(state, false), canMakeWaybill(state, true)]).toEqual([byCarrier, bySf])
})

it.each([
  ['0.01', true],
  ['1234.5', true],
  [' 12 ', true],
  ['0', false],
  ['-1', false],
  ['1.234', false],
  ['1e3', false],
  ['', false],
  ['99999999', true],
  ['100000000', false],
])('a price of %j is accepted: %s', (price, isTaken) => {
  expect(priceChangeError(price, '0.01') === null).toBe(isTaken)
})

it('a price below the freight is refused with the freight', () => {
  const error = priceChangeError('5', '10')
  expect(error && plain(error)).toBe('订单金额不能低于运费 10.00 元')
})

it.each([
  ['{"直径":"12","长度":"9m"}', '直径 12 · 长度 9m'],
  ['{"颜色":"灰","images":[{"url":"x"}]}', '颜色 灰'],
  ['', ''],
  ['{"a"', ''],
  ['null', ''],
])('specs %j read %j', (specs, text) => {
  expect(specText(specs)).toBe(text)
})

it.each([
  [5, 2, 3],
  [5, null, 5],
  [null, 2, 0],
  [2, 5, 0],
] as const)('of %s with %s shipped, %s remain', (num, deliverNumber, left) => {
  expect(unshipped({ num, deliverNumber })).toBe(left)
})
