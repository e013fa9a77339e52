import { expect, it } from 'vitest'
import { isRestockable, restockError } from '#features/mall/afterSale/model/restock'

it.each([
  ['3', 0, true],
  ['0', 0, true],
  ['0', 1, false],
  ['4', 0, false],
  ['-1', 0, false],
  ['1.5', 0, false],
  ['', 0, false],
  ['三', 0, false],
] as const)('of 3 claimed pieces %o, at least %i, can go back to stock: %s', (typed, least, isRight) => {
  expect(restockError(typed, { num: 3 }, least) === null).toBe(isRight)
})

it.each([
  ['RETURN_GOODS', 'COMPLETE', 0, true],
  ['RETURN_GOODS', 'WAIT_REFUND', 0, true],
  ['RETURN_GOODS', 'COMPLETE', 2, false],
  ['RETURN_GOODS', 'COMPLETE', null, false],
  ['RETURN_GOODS', 'BUYER_RETURN', 0, false],
  ['RETURN_MONEY', 'COMPLETE', 0, false],
] as const)(
  'a claim for %s in %s with %o pieces back in stock can go back: %s',
  (serviceType, serviceStatus, restockedNum, isRight) => {
    expect(isRestockable({ serviceType, serviceStatus, restockedNum, goodsId: '1' })).toBe(isRight)
  },
)
