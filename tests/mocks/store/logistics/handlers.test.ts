import { beforeEach, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { type Client, call, signIn } from '#tests/kit/api'

const BASE = '/api/store/other/logistics'
const SHEET = { faceSheetFlag: 'true', customerName: 'K1', customerPwd: 'p', payType: '1', expType: '1' }

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})
type Row = { logisticsId: string; name: string; selected: string | null }
const ask = <Data>(method: string, path: string, body?: unknown, by = client) =>
  call<Data>(method, BASE + path, { body, headers: { Authorization: `Bearer ${by.token}` } })
const idOf = (name: string) => db.logistics.find((row) => row.name === name)?.id ?? ''
const form = (fields: Record<string, string>) => new URLSearchParams(fields)

it('lists every company, those in use first', async () => {
  const { data } = await ask<Row[]>('GET', '')
  // Thirty carriers, and the one that stands for own vehicles.
  expect(data).toHaveLength(31)
  expect(data.map(({ selected }) => selected).slice(0, 6)).toEqual(['1', '1', '1', '1', '1', null])
  expect((await ask<Row[]>('GET', '/getChecked')).data).toHaveLength(5)
})

it('switches a company on once, and off with its account', async () => {
  const id = idOf('京东快递')
  expect((await ask<object>('GET', `/${id}/getStoreLogistics`)).data).toBeNull()
  expect((await ask<object>('POST', `/${id}`, { faceSheetFlag: false })).data).toMatchObject({ logisticsId: id })
  expect((await ask<object>('POST', `/${id}`, { faceSheetFlag: false })).data).toBeNull()
  expect((await ask('DELETE', `/${id}`)).data).toBe(true)
  expect((await ask('GET', `/${id}/getStoreLogistics`)).data).toBeNull()
})

it('stores the account of each company and each shop separately', async () => {
  const id = idOf('中通快递')
  await ask('PUT', `/${id}/updateStoreLogistics`, form(SHEET))
  const read = async (company: string, by: Client) =>
    (await ask<{ customerName: string }>('GET', `/${idOf(company)}/getStoreLogistics`, undefined, by)).data.customerName
  expect(await read('中通快递', client)).toBe('K1')
  expect(await read('圆通速递', client)).toBe('')
  expect(await read('中通快递', await signIn('haichuan'))).toBe('')
  expect(await read('顺丰速运', await signIn('haichuan'))).toBe('SF90037755')
})

it('never tells a secret, and keeps what comes back as it was told', async () => {
  const id = idOf('中通快递')
  const stored = () => db.storeLogistics.find((row) => row.storeId === '9001' && row.logisticsId === id)
  const told = { customerPwd: '******', monthCode: '' }
  expect((await ask('PUT', `/${id}/updateStoreLogistics`, form({ ...SHEET, customerPwd: 'p1' }))).data).toMatchObject(
    told,
  )
  expect((await ask('GET', `/${id}/getStoreLogistics`)).data).toMatchObject(told)
  await ask('PUT', `/${id}/updateStoreLogistics`, form({ ...SHEET, ...told, customerName: 'K2' }))
  expect(stored()).toMatchObject({ customerName: 'K2', customerPwd: 'p1', monthCode: '' })
})

it.each([
  ['no account', { ...SHEET, customerName: '' }, '请填写客户账户'],
  ['no password', { ...SHEET, customerPwd: '' }, '请填写客户密码'],
  ['a monthly account without a key', { ...SHEET, payType: '3' }, '请填写电子面单密钥'],
  ['an unknown payer', { ...SHEET, payType: '9' }, '请选择支付方式'],
])('rejects waybills with %s', async (_name, fields, message) => {
  const answer = await ask('PUT', `/${idOf('顺丰速运')}/updateStoreLogistics`, form(fields))
  expect(answer).toMatchObject({ http: 400, code: 4002, message })
})

it('rejects unknown companies, and accounts without the screen', async () => {
  expect(await ask('POST', '/1', {})).toMatchObject({ http: 400, code: 31005, message: '物流错误' })
  expect(await ask('GET', '', undefined, await signIn('yueheng01'))).toMatchObject({ success: false, code: 400 })
})
