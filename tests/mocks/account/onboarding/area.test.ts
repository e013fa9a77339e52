import { beforeEach, expect, it } from 'vitest'
import type { TokenPair } from '#features/account/signIn/model'
import { onboardingTables } from '#mocks/account/onboarding/rows'
import { seedApplications } from '#mocks/account/onboarding/seed'
import { resetDb } from '#mocks/areas'
import { call, clientOf, PLAIN, signIn } from '#tests/kit/api'

const BASE = '/api/buyer/store/store/apply'
const [complete] = seedApplications()

beforeEach(resetDb)

async function member(phone = '19912345678') {
  const kind = phone === '19912345678' ? 'REGISTER' : 'LOGIN'
  await call('GET', `/api/gd-auth/getVerifyCodeSupplier/${kind}`, { query: { phone } })
  const body = new URLSearchParams({
    username: 'dongfang',
    password: 'a'.repeat(32),
    mobilePhone: phone,
    mobile: phone,
    code: '123456',
  })
  const path = kind === 'REGISTER' ? 'register' : 'smsLogin'
  const { data } = await call<TokenPair>('POST', `/api/store/buyer/passport/member/${path}`, { body, headers: PLAIN })
  return clientOf(data.accessToken)
}

it('accepts the steps in order and then leaves the application to the platform', async () => {
  const applicant = await member()
  expect(await applicant.get(`${BASE}/haveStore`)).toMatchObject({ data: { haveStore: false, storeDisable: '' } })
  expect((await applicant.get(`${BASE}/apply`)).data).toBeNull()
  expect(await applicant.post(`${BASE}/third`, { ...complete, storeName: '东方' })).toMatchObject({
    http: 400,
    code: 4002,
  })
  expect(await applicant.post(`${BASE}/newFirst`, { ...complete, licenseNum: '1' })).toMatchObject({
    http: 400,
    message: '请输入正确的营业执照号',
  })
  expect(await applicant.post(`${BASE}/newFirst`, complete)).toMatchObject({ success: true })
  expect(await applicant.get(`${BASE}/haveStore`)).toMatchObject({ data: { storeDisable: 'APPLY' } })
  await applicant.post(`${BASE}/newSecond`, complete)
  expect(await applicant.post(`${BASE}/third`, complete)).toMatchObject({ code: 50002, message: '店铺名称已存在!' })
  expect(await applicant.post(`${BASE}/third`, { ...complete, storeName: '东方钢铁' })).toMatchObject({ success: true })
  expect(await applicant.post(`${BASE}/newFirst`, complete)).toMatchObject({ code: 50011 })
  expect(onboardingTables.applications.find(({ storeName }) => storeName === '东方钢铁')).toMatchObject({
    storeDisable: 'APPLYING',
    variant: 'plain',
  })
})

it('a member without a shop may only apply', async () => {
  const applicant = await member()
  expect(await applicant.get('/api/gd-system/menu/menu-include-client')).toMatchObject({
    code: 50004,
    message: '该会员未开通店铺',
  })
  await expect(signIn('beiling')).rejects.toThrow('手机号未注册供应商')
})

it('the owner of an open shop has nothing to apply for', async () => {
  const owner = await signIn('yueheng')
  expect(await owner.get(`${BASE}/haveStore`)).toMatchObject({ data: { haveStore: true, storeDisable: 'OPEN' } })
  expect(await owner.post(`${BASE}/newFirst`, complete)).toMatchObject({ code: 50011 })
})

it('a taken name or phone cannot be registered', async () => {
  await member()
  const again = { username: 'dongfang', password: 'a'.repeat(32), mobilePhone: '19900000001', code: '123456' }
  await call('GET', '/api/gd-auth/getVerifyCodeSupplier/REGISTER', { query: { phone: '19900000001' } })
  expect(
    await call('POST', '/api/store/buyer/passport/member/register', {
      body: new URLSearchParams(again),
      headers: PLAIN,
    }),
  ).toMatchObject({ http: 400, code: 20008, message: '该用户名或手机号已被注册' })
})
