import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { companyForm, companyPayload, storeForm, storePayload } from '#features/account/onboarding/applicationForm'
import {
  applicationSchema,
  bankSchema,
  companySchema,
  furthestStep,
  isOpenToEdit,
  storeSchema,
  validateBank,
  validateCompany,
  validateStore,
} from '#features/account/onboarding/model'
import { seedApplications } from '#mocks/account/onboarding/seed'

const [complete] = seedApplications()
const company = v.parse(companySchema, complete)
const store = v.parse(storeSchema, complete)

describe('the three steps', () => {
  it('accept a complete application, and name every missing field', () => {
    expect([validateCompany(company), validateBank(v.parse(bankSchema, complete)), validateStore(store)]).toEqual([
      {},
      {},
      {},
    ])
    expect(Object.keys(validateCompany(v.parse(companySchema, {})))).toHaveLength(15)
    expect(Object.keys(validateBank(v.parse(bankSchema, {})))).toHaveLength(5)
    expect(Object.keys(validateStore(v.parse(storeSchema, {})))).toHaveLength(6)
  })

  it.each([
    ['companyPhone', '0755-26880000', undefined],
    ['companyPhone', '13800138000', undefined],
    ['companyPhone', '12345', '请填写正确的号码'],
    ['linkPhone', '0755-26880000', '请填写正确的号码'],
    ['employeeNum', '0', '只能填写正整数'],
    ['registeredCapital', '12.5', undefined],
    ['registeredCapital', '1234.56', undefined],
    ['registeredCapital', '0.5', undefined],
    ['registeredCapital', '0.00', '请填写大于0的数，最多2位小数'],
    ['registeredCapital', '12.345', '请填写大于0的数，最多2位小数'],
    ['registeredCapital', '', '请填写大于0的数，最多2位小数'],
    ['companyEmail', 'a@b', '请输入正确的邮箱'],
    ['licenseNum', '440300123456789', '请输入正确的营业执照号'],
    ['licenseNum', '91440300MA5EXAMPLI', '请输入正确的营业执照号'],
    ['legalId', '44030119800101001', '请输入正确的证件号'],
    ['legalId', '44030119800101001X', undefined],
    ['linkName', '石', '联系人姓名为2–20个字'],
    ['scope', '', '请填写法定经营范围'],
  ] as const)('%s %j: %s', (name, value, words) => {
    expect(validateCompany({ ...company, [name]: value })[name]?.text).toBe(words)
  })

  it.each([
    ['storeName', '北', '店铺名称为2–200个字'],
    ['storeDesc', '太短了', '店铺简介为6–200个字'],
    ['storeCenter', '114.06', '坐标格式为“经度,纬度”，如 114.06,22.55'],
    ['storeCenter', '114.06,22.55', undefined],
    ['storeCenter', '', undefined],
  ] as const)('%s %j: %s', (name, value, words) => {
    expect(validateStore({ ...store, [name]: value })[name]?.text).toBe(words)
  })
})

it('an application survives the conversion to forms and back', () => {
  const application = v.parse(applicationSchema, complete)
  expect(companyPayload(companyForm(application))).toEqual(company)
  expect(storePayload(storeForm(application))).toEqual(store)
  expect(companyForm(application).legalPhoto).toHaveLength(2)
})

it('resumes after the last saved step; only an unfinished or rejected application can be edited', () => {
  expect(furthestStep(null)).toBe(0)
  expect(furthestStep({ companyName: '甲' })).toBe(1)
  expect(furthestStep({ companyName: '甲', settlementBankAccountName: '甲' })).toBe(2)
  expect((['', 'APPLY', 'REFUSED', 'APPLYING', 'OPEN', 'CLOSED'] as const).map(isOpenToEdit)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
