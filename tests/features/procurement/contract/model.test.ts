import * as v from 'valibot'
import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { contractPayloadSchema, submitConsequence } from '#features/procurement/contract/model'
import { materialInput } from '#features/procurement/material/model'

const DAYS = { signDate: '2026-11-01', effectiveDate: '2026-11-02', expireDate: '2027-11-01' }
const ALWAYS = '提交后由采购单位审核，审核期间不能修改。'

it.each([
  ['all dates', DAYS, 0, ALWAYS],
  ['one date missing', { ...DAYS, expireDate: '' }, 0, `${ALWAYS}到期日期没有填写。`],
  ['no dates', {}, 0, `${ALWAYS}签订日期、生效日期、到期日期没有填写。`],
  ['no dates and no price', {}, 2, `${ALWAYS}其中 2 行含税单价为 0。签订日期、生效日期、到期日期没有填写。`],
])('the consequence of submitting a contract with %s', (_, dates, unpriced, said) => {
  expect(plain(submitConsequence(dates, unpriced))).toBe(said)
})

it('stores numbers half-width, their brackets as on the paper', () => {
  const payload = v.parse(contractPayloadSchema, {
    contractCode: ' ZC－２０２６（ａ）001 ',
    contractName: '二期（２）',
  })
  expect(payload).toMatchObject({ contractCode: 'ZC-2026（a）001', contractName: '二期（２）' })
  expect(materialInput({ materialCode: 'ＲＢ－01' }).materialCode).toBe('RB-01')
})
