import { describe, expect, it } from 'vitest'
import { isSamePhone, maskCode, maskNumbers, maskPhone, maskSecrets } from '#domain/mask'

it.each<[string, string, boolean]>([
  ['19900010001', '19900010001', true],
  ['19900010001', '199****0001', true],
  ['199****0001', '199****0001', true],
  // Whole numbers are compared whole.
  ['19900010001', '19900020001', false],
  ['19900010001', '199****0002', false],
  ['', '199****0001', false],
])('the phones %s and %s are the same: %s', (one, other, expected) => {
  expect(isSamePhone(one, other)).toBe(expected)
})

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
})

describe('the numbers of persons in a text', () => {
  it.each<[unknown, string]>([
    ['联系周师傅 19900000001，或 19900000002', '联系周师傅 199****0001，或 199****0002'],
    ['+8619900000001', '+8619900000001'],
    ['44030119800101001X', '440***********001X'],
    ['证号440301198001010012换发', '证号440***********0012换发'],
    ['SH20261128-0001 送 12 吨', 'SH20261128-0001 送 12 吨'],
    ['4000021234567890123', '4000021234567890123'],
    [null, ''],
  ])('%j → %s', (value, expected) => {
    expect(maskNumbers(value)).toBe(expected)
  })
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
