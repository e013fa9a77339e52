import { expect, it } from 'vitest'
import { costShare } from '#features/mall/activity/model/effect'

it.each([
  ['50.00', '1000.00', '5.0'],
  ['1123.82', '11362.80', '9.9'],
  ['0.00', '1000.00', '0.0'],
  ['50.00', '0.00', null],
  [null, '1000.00', null],
  ['50.00', null, null],
])('says what discounts of %s are of %s paid: %s percent', (discountPrice, flowPrice, share) => {
  expect(costShare({ discountPrice, flowPrice } as Parameters<typeof costShare>[0])).toBe(share)
})
