import { expect, it } from 'vitest'
import { PAY_STATUS } from '#domain/document/documentStatus'
import { payNext } from '#features/money/platformService/nextStep'

it('names a next step for every payment status', () => {
  expect(Object.keys(payNext)).toEqual(Object.keys(PAY_STATUS))
})
