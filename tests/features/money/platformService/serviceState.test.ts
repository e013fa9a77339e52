import { expect, it } from 'vitest'
import { serviceStateOf } from '#features/money/platformService/serviceState'

it.each([
  ['', 'none'],
  ['2024-03-14', 'ended'],
  ['2024-03-15', 'soon'],
  ['2024-04-14', 'soon'],
  ['2024-04-15', 'active'],
])('a service that ends %o is %s on 2024-03-15', (serviceEnd, state) => {
  expect(serviceStateOf({ serviceEnd }, '2024-03-15')).toBe(state)
})
