import { describe, expect, it } from 'vitest'
import { isPhone, maskCode, maskPhone, maskSecrets, readPhone } from '#domain/mask'

it.each<[unknown, string]>([
  ['12345678', '******78'],
  ['123', '***'],
  ['', ''],
  [null, ''],
])('the code %j → %s', (value, expected) => {
  expect(maskCode(value)).toBe(expected)
})

describe('phone masking', () => {
  it.each<[unknown, string]>([
    ['19900000001', '199****0001'],
    [19900000001, '199****0001'],
    [' 19900000001 ', '199****0001'],
    ['199****0001', '199****0001'],
    ['1990000000', '1990000000'],
    ['199000000011', '199000000011'],
    ['0755-1234567', '0755-1234567'],
    ['', ''],
    [null, ''],
    [{}, ''],
  ])('%j → %s', (value, expected) => {
    expect(maskPhone(value)).toBe(expected)
  })

  it.each<[unknown, boolean]>([
    ['19900000001', true],
    ['13000000000', true],
    [19900000001, true],
    ['12900000001', false],
    ['1990000000', false],
    ['199****0001', false],
    ['29900000001', false],
    ['', false],
    [null, false],
  ])('%j is a phone: %s', (value, expected) => {
    expect(isPhone(value)).toBe(expected)
  })
})

it.each([
  ['13800138000', '13800138000'],
  [' 138 0013 8000 ', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['１３８　００１３－８０００', '13800138000'],
  ['138 0013', '138 0013'],
  ['0755-1234567', '0755-1234567'],
  ['138****8000', '138****8000'],
  ['138001380001', '138001380001'],
])('a phone typed as %j is read as %j', (typed, phone) => {
  expect(readPhone(typed)).toBe(phone)
})

describe('secrets in a text for other people', () => {
  it.each([
    ['电话 13800001111，19900010001', '电话 138****1111，199****0001'],
    ['订单 CG20240402-0003 金额 12345678901234', '订单 CG20240402-0003 金额 12345678901234'],
    ['Authorization: Bearer abc.def-1', 'Authorization: Bearer ***'],
    ['eyJhbGciOi.eyJ1c2VyIjox.sig-1 已失效', '*** 已失效'],
    ['/a?token=abc&x=1#code=9', '/a?token=***&x=1#code=***'],
    ['hash d41d8cd98f00b204e9800998ecf8427e', 'hash ***'],
  ])('%s', (text, masked) => {
    expect(maskSecrets(text)).toBe(masked)
  })
})
