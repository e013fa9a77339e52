import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  type BaseInput,
  scoreText,
  validateBase,
  validateContact,
  validateService,
  validateStock,
} from '#features/store/setting/model'
import { type Contact, contactFields, toContact } from '#features/store/setting/model/contact'
import { saidAll } from '#tests/kit/said'

const region = { idPath: '44,4403,440306', namePath: '广东省,深圳市,宝安区' }
const base: BaseInput = {
  storeLogo: [],
  region,
  storeAddressDetail: '滨江物流园A区3栋',
  storeCenter: '',
  storeDesc: '供应钢材水泥',
  pageShow: true,
  selfPickFlag: false,
}
const contact: Contact = { name: '陈敏', mobile: '19900000001', region, detail: '3栋101' }

it.each<[string, Partial<BaseInput>, Record<string, string>]>([
  ['complete', {}, {}],
  ['a short description', { storeDesc: ' 供应钢材 ' }, { storeDesc: '店铺简介需在6-200字符之间' }],
  ['a long description', { storeDesc: '钢'.repeat(201) }, { storeDesc: '店铺简介需在6-200字符之间' }],
  ['no region', { region: { idPath: '', namePath: '' } }, { region: '请选择店铺地址' }],
  ['half a region', { region: { idPath: '44', namePath: '广东省' } }, { region: '请把店铺地址选择到区（县）' }],
  ['blanks for an address', { storeAddressDetail: '  ' }, { storeAddressDetail: '请填写详细地址' }],
  ['a long address', { storeAddressDetail: '路'.repeat(51) }, { storeAddressDetail: '详细地址不能超过50个字' }],
  ['a position', { storeCenter: '113.883,22.555' }, {}],
  [
    'one the wrong way round',
    { storeCenter: '22.555,113.883' },
    { storeCenter: '经纬度应为“经度,纬度”，例如 113.883,22.555' },
  ],
])('base data: %s', (_name, change, errors) => {
  expect(saidAll(validateBase({ ...base, ...change }))).toEqual(errors)
})

it.each<[string, Partial<Contact>, Record<string, string>]>([
  ['complete', {}, {}],
  ['a blank name', { name: ' ' }, { name: '请填写姓名' }],
  ['a long name', { name: '陈'.repeat(12) }, { name: '姓名不能超过11个字' }],
  ['a landline', { mobile: '0755-1234567' }, { mobile: '手机号格式不正确' }],
  ['no address', { detail: '' }, { detail: '请填写详细地址' }],
])('a contact: %s', (_name, change, errors) => {
  expect(saidAll(validateContact({ ...contact, ...change }))).toEqual(errors)
})

describe('a contact of the API', () => {
  it.each(['deliver', 'afterSale', 'afterSale2'] as const)('reads back as written: %s', (kind) => {
    expect(toContact(kind, contactFields(kind, contact))).toEqual(contact)
  })

  it('is empty when it was never set', () => {
    expect(toContact('deliver', null)).toEqual({
      name: '',
      mobile: '',
      region: { idPath: '', namePath: '' },
      detail: '',
    })
  })
})

it.each([
  ['', '请输入库存预警数'],
  ['1.5', '库存预警数应为0-99999的整数'],
  ['100000', '库存预警数应为0-99999的整数'],
  ['0', undefined],
  ['99999', undefined],
])('the stock warning %s', (stockWarning, message) => {
  expect(saidAll(validateStock({ stockWarning })).stockWarning).toBe(message)
})

it('the seat id may be empty, and has at most 30 characters', () => {
  expect(validateService({ merchantEuid: '' })).toEqual({})
  expect(saidAll(validateService({ merchantEuid: 'a'.repeat(31) }))).toEqual({ merchantEuid: '坐席ID不能超过30个字' })
})

it.each([
  ['2025-11-29', '2026-11-28', '评分是 2025-11-29 至 2026-11-28 买家评价的平均分'],
  ['', '', '评分由平台计算，时间范围以平台为准'],
])('scores of %s to %s: %s', (scoreStart, scoreEnd, said) => {
  expect(plain(scoreText({ scoreStart, scoreEnd }))).toBe(said)
})
