import { describe, expect, it } from 'vitest'
import {
  type BillLog,
  type BillSide,
  type BillStatus,
  billActionsOf,
  changesSinceRefusal,
  MAX_BILL_ORDERS,
  validateBill,
} from '#features/money/bill/model'
import { saidAll } from '#tests/kit/said'

describe('what the shop may do with a bill', () => {
  it.each<[status: BillStatus, createdBy: BillSide, auditor: BillSide, actions: string[]]>([
    ['OUT', 'STORE', 'PLATFORM', ['check', 'change', 'cancel']],
    ['OUT', 'PLATFORM', 'STORE', ['check']],
    ['STORE_AUDIT', 'STORE', 'PLATFORM', []],
    ['STORE_AUDIT', 'PLATFORM', 'PLATFORM', []],
    ['STORE_AUDIT', 'PLATFORM', 'STORE', ['auditSuccess', 'auditFailure']],
    ['REJECTION', 'STORE', 'PLATFORM', ['check', 'change', 'cancel']],
    ['REJECTION', 'PLATFORM', 'PLATFORM', ['check']],
    ['REJECTION', 'PLATFORM', 'STORE', []],
    ['COMPLETE', 'STORE', 'PLATFORM', []],
    ['CANCEL', 'STORE', 'PLATFORM', []],
  ])('%s, made by %s, audited by %s: %j', (billStatus, createdBy, auditor, actions) => {
    expect(billActionsOf('STORE', { billStatus, createdBy, auditor })).toEqual(actions)
  })

  it('leaves to the platform what is not the shop’s', () => {
    expect(billActionsOf('PLATFORM', { billStatus: 'STORE_AUDIT', createdBy: 'STORE', auditor: 'PLATFORM' })).toEqual([
      'auditSuccess',
      'auditFailure',
    ])
    expect(billActionsOf('PLATFORM', { billStatus: 'REJECTION', createdBy: 'PLATFORM', auditor: 'STORE' })).toEqual([
      'check',
      'change',
      'cancel',
    ])
  })
})

it('a new bill has orders, days in order, and a short remark', () => {
  const bill = { orderSns: ['O1'], startTime: '2024-05-01', endTime: '2024-05-01', remark: '' }
  expect(validateBill(bill)).toEqual({})
  expect(saidAll(validateBill({ ...bill, orderSns: [], startTime: '2024-05-02', remark: '长'.repeat(141) }))).toEqual({
    orderSns: '请至少选择一个订单',
    endTime: '结束日期不能早于开始日期',
    remark: '备注不能超过140个字',
  })
  const orderSns = Array.from({ length: MAX_BILL_ORDERS + 1 }, (_, at) => String(at))
  expect(saidAll(validateBill({ ...bill, orderSns }))).toEqual({ orderSns: '一张结算单最多500个订单' })
})

describe('what changed since a bill was refused', () => {
  const entry = (part: Partial<BillLog>): BillLog => ({
    id: '1',
    createTime: '',
    operatorName: '',
    operatorType: 'STORE',
    action: '',
    fromStatus: 'REJECTION',
    toStatus: 'REJECTION',
    message: '',
    added: [],
    removed: [],
    billPrice: '10.00',
    ...part,
  })
  const refusal = entry({ fromStatus: 'STORE_AUDIT', billPrice: '30.00' })

  it('is nothing for a bill that never was', () => {
    expect(changesSinceRefusal([entry({ fromStatus: 'OUT', toStatus: 'STORE_AUDIT' })])).toBeNull()
  })

  it('leaves out an order that came and went, and changes before the refusal', () => {
    const log = [
      entry({ removed: ['B', 'C'], billPrice: '12.00' }),
      entry({ added: ['A', 'B'] }),
      refusal,
      entry({ fromStatus: 'OUT', toStatus: 'OUT', added: ['Z'] }),
    ]
    expect(changesSinceRefusal(log)).toEqual({ added: ['A'], removed: ['C'], before: '30.00', after: '12.00' })
  })
})
