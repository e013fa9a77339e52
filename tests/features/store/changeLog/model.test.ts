import { expect, it } from 'vitest'
import { maskAccount } from '#features/store/changeLog/model'

it.each([
  ['4000021200000009003', '4000****9003'],
  ['6222 0200 0001 2345 678', '6222****5678'],
  [' 6222020000012345678 ', '6222****5678'],
  ['6222****5678', '6222****5678'],
  ['12345678901', '*********01'],
  ['12', '**'],
  ['', ''],
])('the account %j → %s', (value, expected) => {
  expect(maskAccount(value)).toBe(expected)
})
