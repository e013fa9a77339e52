import { createHash } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { resetDb } from '#mocks/areas'
import { call, PLAIN, signIn } from '#tests/kit/api'

const BASE = '/api/store/passport/login'
const PHONE = '19900000001'
const UUID = { ...PLAIN, uuid: 'device-1' }
const hash = (password: string) => createHash('md5').update(password).digest('hex')
const sendCode = () => call('GET', '/api/gd-auth/getVerifyCodeSupplier/FIND_USER', { query: { phone: PHONE } })
const verify = (headers = UUID) =>
  call('POST', `${BASE}/resetByMobile`, { query: { mobile: PHONE, code: '123456' }, headers })
const reset = (headers = UUID) =>
  call('POST', `${BASE}/resetPassword`, { body: new URLSearchParams({ password: hash('Steel@2027') }), headers })

beforeEach(resetDb)

it('a verified device may set a new password once, which ends all sessions', async () => {
  const elsewhere = await signIn('yueheng')
  await sendCode()
  expect(await verify()).toMatchObject({ success: true })
  expect(await reset({ ...PLAIN, uuid: 'device-2' })).toMatchObject({ http: 400, code: 20009, message: '手机号不存在' })
  expect(await reset()).toMatchObject({ success: true, data: true })
  expect(await reset()).toMatchObject({ code: 20009 })
  expect(await elsewhere.get('/api/store/menu/memberMenu')).toMatchObject({ http: 403 })
  await expect(signIn('yueheng')).rejects.toThrow('用户名或密码错误')
})

it('a code can be used once', async () => {
  await sendCode()
  await verify()
  expect(await verify()).toMatchObject({ http: 400, code: 80204, message: '验证码已失效，请重新校验' })
})

it('a well-known password is refused by its hash, and so is what is no hash', async () => {
  const client = await signIn('haichuan')
  for (const newPassword of [hash('123456'), hash('Password1'), 'Steel@2027'])
    expect(await client.post(`${BASE}/modifyPass`, { password: hash('Mall@2026'), newPassword })).toMatchObject({
      http: 400,
      code: 4002,
    })
})

it('a changed password ends all sessions, and must differ from the old one', async () => {
  const [one, other] = [await signIn('haichuan'), await signIn('haichuan')]
  const modify = (password: string, newPassword: string) =>
    one.post(`${BASE}/modifyPass`, { password: hash(password), newPassword: hash(newPassword) })
  expect(await modify('wrong', 'Steel@2027')).toMatchObject({ code: 20016, message: '旧密码不正确' })
  expect(await modify('Mall@2026', 'Mall@2026')).toMatchObject({ success: false, message: '新密码不能与原密码相同' })
  expect(await modify('Mall@2026', 'Steel@2027')).toMatchObject({ success: true, data: { username: 'haichuan' } })
  for (const client of [one, other]) expect(await client.get('/api/store/menu/memberMenu')).toMatchObject({ http: 403 })
})
