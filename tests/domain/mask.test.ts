import { describe, expect, it } from 'vitest'
import { isPhone, maskPhone } from '#domain/mask'

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
