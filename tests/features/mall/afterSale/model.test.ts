import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { nextStatus } from '#domain/status'
import {
  afterSaleSchema,
  afterSaleTransitions,
  allowedOf,
  approvalOf,
  dueOf,
  receiptOf,
  refundError,
  refundParts,
  type ServiceStatus,
  serviceStatuses,
  toClaim,
  validateApproval,
} from '#features/mall/afterSale/model'

/** The actions of each status with the next one, written out again by hand. */
const TABLE: Record<ServiceStatus, Record<string, ServiceStatus>> = {
  APPLY: {
    approveRefund: 'COMPLETE',
    approveOffline: 'WAIT_REFUND',
    approveReturn: 'PASS',
    refuse: 'REFUSE',
    cancel: 'BUYER_CANCEL',
  },
  PASS: { sendBack: 'BUYER_RETURN', cancel: 'BUYER_CANCEL' },
  BUYER_RETURN: { receive: 'COMPLETE', receiveOffline: 'WAIT_REFUND', reject: 'SELLER_TERMINATION' },
  WAIT_REFUND: { refund: 'COMPLETE' },
  REFUSE: {},
  SELLER_CONFIRM: {},
  SELLER_TERMINATION: {},
  BUYER_CANCEL: {},
  COMPLETE: {},
}
const statuses = Object.keys(serviceStatuses) as ServiceStatus[]

it.each(statuses)('%s allows the actions of the table and no others', (status) => {
  const allowed = afterSaleTransitions.flatMap(({ action }) => {
    const to = nextStatus(afterSaleTransitions, status, action)
    return to ? [[action, to]] : []
  })
  expect(Object.fromEntries(allowed)).toEqual(TABLE[status])
})

it('the flags in the service’s answer agree with the table', () => {
  for (const serviceStatus of statuses) {
    const can = (action: string) => action in TABLE[serviceStatus]
    expect(allowedOf({ serviceStatus })).toEqual({
      confirm: can('refuse'),
      returnGoods: can('sendBack'),
      rog: can('reject'),
      refund: can('refund'),
      cancel: can('cancel'),
    })
  }
})

it.each([
  ['RETURN_MONEY', 'ORIGINAL', 'approveRefund', 'receive'],
  ['RETURN_MONEY', 'OFFLINE', 'approveOffline', 'receiveOffline'],
  ['RETURN_GOODS', 'ORIGINAL', 'approveReturn', 'receive'],
  ['RETURN_GOODS', 'OFFLINE', 'approveReturn', 'receiveOffline'],
] as const)(
  '%s %s is approved by %s, and its goods are received by %s',
  (serviceType, refundWay, approval, receipt) => {
    expect(approvalOf({ serviceType, refundWay })).toBe(approval)
    expect(receiptOf({ refundWay })).toBe(receipt)
  },
)

it.each([
  ['12.34', null],
  ['0', '{{label}}应大于0'],
  ['0.00', '{{label}}应大于0'],
  ['100', null],
  ['', '请填写{{label}}'],
  ['1.234', '{{label}}最多保留{{scale}}位小数'],
  ['-1', '{{label}}应大于0'],
  ['99999999', '实际退款金额不能超过实付金额 {{paid}} 元'],
  ['100.01', '实际退款金额不能超过实付金额 {{paid}} 元'],
])('a refund of %s of 100 paid: %s', (typed, error) => {
  expect(refundError(typed, { paid: '100', returned: '0' })?.text ?? null).toBe(error)
})

it.each([
  ['87.00', '78.00', '9.00'],
  ['80.00', '78.00', '2.00'],
  ['19.50', '19.50', '0.00'],
  ['', '0.00', '0.00'],
])('%s of 87.00 paid with 9.00 of freight returns %s of the goods and %s of the freight', (refund, goods, freight) => {
  expect(refundParts({ flowPrice: '87.00', freightPrice: '9.00', actualRefundPrice: refund })).toEqual({
    goods,
    freight,
  })
})

it('a return requires an address, and every approval a remark', () => {
  const typed = { actualRefundPrice: '1', remark: '', returnAddress: '' }
  const errors = (serviceType: 'RETURN_GOODS' | 'RETURN_MONEY') =>
    Object.keys(validateApproval(typed, { serviceType }, { paid: '2', returned: '0' }))
  expect(errors('RETURN_GOODS')).toEqual(['returnAddress', 'remark'])
  expect(errors('RETURN_MONEY')).toEqual(['remark'])
})

describe('the shop’s deadline', () => {
  it.each([
    ['APPLY', '2026-03-04'],
    ['BUYER_RETURN', '2026-03-12'],
    ['PASS', ''],
    ['COMPLETE', ''],
  ] as const)('%s: until %s', (serviceStatus, due) => {
    expect(dueOf({ serviceStatus, createTime: '2026-03-01 10:00:00', mdeliverTime: '2026-03-05' })).toBe(due)
  })
})

describe('the amount that the service sends as refunded', () => {
  const read = (serviceStatus: ServiceStatus, actualRefundPrice: number | null = 111) =>
    toClaim(v.parse(afterSaleSchema, { sn: 'A1', serviceStatus, actualRefundPrice }))

  it('is refunded once the claim is completed', () => {
    expect(read('COMPLETE')).toMatchObject({ actualRefundPrice: '111', agreedRefundPrice: null })
  })

  it.each(statuses.filter((status) => status !== 'COMPLETE'))('is what the shop agreed to in %s', (status) => {
    expect(read(status)).toMatchObject({ actualRefundPrice: null, agreedRefundPrice: '111' })
  })

  it('is neither before the decision', () => {
    expect(read('APPLY', null)).toMatchObject({ actualRefundPrice: null, agreedRefundPrice: null })
  })
})
