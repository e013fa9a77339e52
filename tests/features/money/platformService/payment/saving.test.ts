import { expect, it } from 'vitest'
import type { PlatformFeature } from '#features/money/platformService/model'
import { savingOf } from '#features/money/platformService/payment/saving'

const feature = {
  monthPrice: '66.66',
  durations: [
    { duration: 1, price: '66.66' },
    { duration: 6, price: '379.96' },
    { duration: 12, price: '799.92' },
  ],
} as PlatformFeature

it.each([
  [0, null],
  [1, '20.00'],
  [2, null],
])('duration %i saves %o', (index, saving) => {
  expect(savingOf(feature, feature.durations[index] ?? { duration: 0, price: '0' })).toBe(saving)
})
