import { describe, expect, it } from 'vitest'
import {
  canPay,
  countError,
  desktopPayTypes,
  failReason,
  isOverdue,
  newOrderError,
  openPayment,
  orderAmount,
  type PlatformFeature,
  payStatus,
  payTypeError,
  servicePeriod,
} from '#features/money/platformService/model'
import { said } from '#tests/kit/said'

const feature: PlatformFeature = {
  featureId: '1',
  featureName: '电子签章',
  description: '',
  openOrderId: '',
  items: [],
  unit: '份',
  maxQuantity: 50,
  monthPrice: '66.66',
  durations: [
    { duration: 1, price: '66.66' },
    { duration: 6, price: '379.96' },
    { duration: 12, price: '799.92' },
  ],
  enabled: true,
  serviceEnd: '',
}

/** The actions of each status with the next one, written out again by hand. */
const PAYMENT: Record<string, Record<string, string>> = {
  0: { pay: '1', revoke: '4', close: '6' },
  1: { pay: '1', succeed: '2', fail: '3', revoke: '4', close: '6' },
  2: { refund: '5' },
  3: { pay: '1' },
  4: {},
  5: {},
  6: {},
}

describe('every status and action of a payment', () => {
  const actions = ['pay', 'succeed', 'fail', 'revoke', 'close', 'refund'] as const
  it.each(Object.keys(PAYMENT).flatMap((status) => actions.map((action) => [status, action] as const)))(
    '%s %s',
    (status, action) => {
      const after = payStatus.next(status, action)
      expect(after === null ? null : String(after)).toBe(PAYMENT[status]?.[action] ?? null)
    },
  )

  it('allows no action in the final statuses', () => {
    for (const status of [4, 5, 6]) expect(payStatus.allowed(status)).toEqual([])
  })
})

it.each([
  [0, '', true],
  [0, '2024-04-01 10:00:00', true],
  [0, '2024-04-01 09:59:59', false],
  [1, '2024-04-01 09:59:59', false],
  [1, '2024-04-01 10:00:01', true],
  [3, '2024-03-01 00:00:00', true],
  [2, '', false],
  [4, '', false],
  [5, '', false],
  [6, '2024-04-02 00:00:00', false],
])('an order in status %i to be paid before %o may be paid: %o', (payStatus, expireTime, expected) => {
  expect(canPay({ payStatus, expireTime }, '2024-04-01 10:00:00')).toBe(expected)
})

it('a failed order is never overdue: it can be paid again', () => {
  expect(isOverdue({ payStatus: 3, expireTime: '2024-03-01 00:00:00' }, '2024-04-01 10:00:00')).toBe(false)
})

describe('the amount of an order', () => {
  it.each([
    [1, 1, '66.66'],
    [1, 3, '199.98'],
    ['6', '7', '2659.72'],
    [12, 50, '39996.00'],
    [2, 1, null],
    [1, 0, null],
    [1, 51, null],
    [1, 1.5, null],
    [1, null, null],
    [undefined, 1, null],
  ])('%o months × %o', (duration, quantity, amount) => {
    expect(orderAmount(feature, duration, quantity)).toBe(amount)
  })

  it.each([
    [1, null],
    ['50', null],
    [0, '购买数量应为1～50的整数'],
    [51, '购买数量应为1～50的整数'],
    ['2.5', '购买数量应为1～50的整数'],
    ['', '购买数量应为1～50的整数'],
    [-1, '购买数量应为1～50的整数'],
  ])('quantity %o', (quantity, error) => {
    expect(said(countError(feature, quantity))).toBe(error)
  })
})

describe('a new order', () => {
  const fields = { duration: 6, quantity: 2, payType: 'AGGREGATE_QR', amount: '759.92' }
  it.each<[Partial<Record<keyof typeof fields, unknown>>, string | null]>([
    [{}, null],
    [{ amount: '759.920' }, null],
    [{ amount: '759.91' }, '价格已变动，请确认新价格后重新提交'],
    [{ amount: '' }, '价格已变动，请确认新价格后重新提交'],
    [{ duration: 2 }, '请选择购买时长'],
    [{ quantity: 51 }, '购买数量应为1～50的整数'],
    [{ payType: '' }, '请选择支付方式'],
    [{ payType: 'CASH' }, '请选择支付方式'],
    [{ payType: 'BAR_CODE' }, '该支付方式不支持电脑端'],
    [{ payType: 'WECHAT_JSAPI' }, '该支付方式不支持电脑端'],
  ])('with %o', (change, error) => {
    expect(said(newOrderError(feature, { ...fields, ...change }))).toBe(error)
  })

  it('is rejected for a service that is not sold', () => {
    expect(said(newOrderError({ ...feature, enabled: false }, fields))).toBe('该服务已暂停销售')
  })

  it('accepts every way of paying that works on a computer', () => {
    expect(desktopPayTypes.map(payTypeError)).toEqual(desktopPayTypes.map(() => null))
    expect(desktopPayTypes).toHaveLength(6)
  })
})

describe('the period of a service', () => {
  it.each([
    ['', 1, '2024-03-15', '2024-04-14'],
    ['', 12, '2024-03-15', '2025-03-14'],
    // A renewal continues the current period, also on its last day.
    ['2024-06-30', 3, '2024-07-01', '2024-09-30'],
    ['2024-03-15', 1, '2024-03-16', '2024-04-15'],
    // After its end a period starts anew.
    ['2024-03-14', 1, '2024-03-15', '2024-04-14'],
    ['2024-12-30', 2, '2024-12-31', '2025-02-27'],
  ])('until %o, bought for %i months', (serviceEnd, duration, start, end) => {
    expect(servicePeriod(serviceEnd, duration, '2024-03-15')).toEqual([start, end])
  })
})

it('shows the newest open payment attempt, and the reason of the newest failed one', () => {
  const payments = [
    { payStatus: 4 },
    { payStatus: 1, id: 'a' },
    { payStatus: 3, failReason: '付款人取消支付' },
  ] as never
  expect(openPayment({ payments })?.id).toBe('a')
  expect(failReason({ payments })).toBe('付款人取消支付')
  expect(openPayment({})).toBeNull()
  expect(failReason({})).toBe('')
})
