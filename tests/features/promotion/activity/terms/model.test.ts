import { expect, it } from 'vitest'
import { deepCutText } from '#features/promotion/activity/terms/model'

it.each([
  [{ threshold: '3000', minus: '2999.99' }, '100'],
  [{ threshold: '100', minus: '80' }, '80'],
  [{ threshold: '100', minus: '79.99' }, null],
  [{ threshold: '0', minus: '80' }, null],
  [{ threshold: '', minus: '80' }, null],
  [{ rate: '2' }, '80'],
  [{ rate: '2.1' }, null],
  [{ rate: '0.5' }, '95'],
])('%o is asked about by its share of the threshold: %s', (terms, percent) => {
  expect(deepCutText(terms)?.params?.percent?.toString() ?? null).toBe(percent)
})
