import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { AfterSale } from '#features/mall/afterSale/model'
import { leftOf, limitError, proposedRefund, refundLimit } from '#features/mall/afterSale/model/limit'

const claim = (own: Partial<AfterSale>) =>
  ({
    sn: 'A1',
    orderSn: 'O1',
    skuId: 's',
    serviceStatus: 'COMPLETE',
    flowPrice: '173',
    freightPrice: null,
    applyRefundPrice: '57.67',
    actualRefundPrice: null,
    agreedRefundPrice: null,
    ...own,
  }) as AfterSale
/** A claim on one of three pieces, which states what was paid for all of them. */
const third = claim({ sn: 'A3', serviceStatus: 'APPLY' })
const of = (others: Partial<AfterSale>[], own = third) => refundLimit(own, [own, ...others.map(claim)])

it.each<[string, Partial<AfterSale>[], string]>([
  ['no other claim', [], '173.00'],
  ['one that was refunded', [{ actualRefundPrice: '57.67' }], '115.33'],
  ['two', [{ actualRefundPrice: '57.67' }, { sn: 'A2', actualRefundPrice: '57.67' }], '57.66'],
  ['one that was agreed to', [{ serviceStatus: 'BUYER_RETURN', agreedRefundPrice: '57.67' }], '115.33'],
  ['one that waits', [{ serviceStatus: 'APPLY' }], '173.00'],
  ['one that was refused', [{ serviceStatus: 'REFUSE', agreedRefundPrice: '1' }], '173.00'],
  ['one on another line', [{ skuId: 't', actualRefundPrice: '57.67' }], '173.00'],
  ['one on another order', [{ orderSn: 'O2', actualRefundPrice: '57.67' }], '173.00'],
  ['one that returned more than was paid', [{ actualRefundPrice: '200' }], '0.00'],
])('beside %s so much is left', (_what, others, left) => {
  expect(leftOf(of(others))).toBe(left)
})

it('of a claim that states its own pieces all of it is left, and nothing where it is not known', () => {
  const own = claim({ sn: 'A3', flowPrice: '57.67', freightPrice: '0.00' })
  expect(leftOf(of([{ actualRefundPrice: '57.67' }], own))).toBe('57.67')
  expect(leftOf(of([], claim({ flowPrice: null })))).toBeNull()
})

it('a form begins with what was claimed, within what is left', () => {
  const two = of([{ actualRefundPrice: '57.67' }, { sn: 'A2', actualRefundPrice: '57.67' }])
  expect([proposedRefund(third, of([])), proposedRefund(third, two)]).toEqual(['57.67', '57.66'])
  expect(proposedRefund(claim({ applyRefundPrice: null }), two)).toBe('')
})

it.each([
  ['57.66', null],
  ['57.67', '这件商品实付 173.00 元，其他售后已退或同意退 115.34 元，最多再退 57.66 元'],
])('%s of 57.66 that are left: %s', (typed, said) => {
  const error = limitError(typed, { paid: '173', returned: '115.34' })
  expect(error && plain(error)).toBe(said)
})
