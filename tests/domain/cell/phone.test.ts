import { expect, it } from 'vitest'
import { isAnyPhone, isPhone, readPhone } from '#domain/cell/phone'

it.each<[unknown, isMobile: boolean, isAny: boolean]>([
  ['19900000001', true, true],
  ['13000000000', true, true],
  [19900000001, true, true],
  ['12900000001', false, false],
  ['1990000000', false, false],
  ['199****0001', false, false],
  ['29900000001', false, false],
  ['0755-12345678', false, true],
  ['075512345678', false, true],
  ['010-12345678', false, true],
  ['020-1234567-801', false, true],
  ['400-888-9999', false, true],
  ['4008889999', false, true],
  ['800-810-1234', false, true],
  ['95338', false, true],
  ['12345678', false, false],
  ['0755-12345', false, false],
  ['', false, false],
  [null, false, false],
])('%j is a mobile number: %s, a number that people call: %s', (value, isMobile, isAny) => {
  expect([isPhone(value), isAnyPhone(value)]).toEqual([isMobile, isAny])
})

it.each([
  ['13800138000', '13800138000'],
  [' 138 0013 8000 ', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['１３８　００１３－８０００', '13800138000'],
  ['0755 12345678', '0755-12345678'],
  ['（0755）12345678', '0755-12345678'],
  ['０７５５－１２３４５６７８', '0755-12345678'],
  ['0755-12345678转801', '0755-12345678-801'],
  ['01012345678', '010-12345678'],
  ['400 888 9999', '400-888-9999'],
  ['4008889999', '400-888-9999'],
  ['９５３３８', '95338'],
  ['0755-12345678-', '0755-12345678-'],
  ['0755-12345678转', '0755-12345678转'],
  ['138 0013', '138 0013'],
  ['0755-12345', '0755-12345'],
  ['138****8000', '138****8000'],
  ['138001380001', '138001380001'],
])('a phone typed as %j is read as %j', (typed, phone) => {
  expect(readPhone(typed)).toBe(phone)
})
