import { expect, it } from 'vitest'
import { anyPhoneError, waybillError } from '#domain/cell/numberRules'
import { plain, type Text } from '#domain/text'

const said = (error: Text | null) => error && plain(error)

it.each<[unknown, string | null]>([
  ['0755-12345678', null],
  ['４００　８８８　９９９９', null],
  ['19900010001', null],
  ['12345678', '专线电话应为手机、带区号的座机或400电话'],
  ['', '请填写专线电话'],
])('any phone %j', (value, expected) => {
  expect(said(anyPhoneError(value, { label: '专线电话', required: true }))).toBe(expected)
})

it.each<[unknown, string | null]>([
  ['SF0000240409', null],
  ['ＳＦ　0000－2404', null],
  ['SF1', '物流单号应为4–30位字母、数字或“-”'],
  ['单号待补', '物流单号应为4–30位字母、数字或“-”'],
  ['', '请填写物流单号'],
])('tracking number %j', (value, expected) => {
  expect(said(waybillError(value, { required: true }))).toBe(expected)
})
