import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SupplierToken, TokenPair } from '#features/account/signIn/model'
import { db, resetDb } from '#mocks/areas'
import { textOfSvg } from '#mocks/kernel/server/picture'
import { basic, CONTRACTS, call, clientOf, MATERIAL, NOTES, PLAIN } from '#tests/kit/api'

const TOKEN = '/api/gd-auth/supplierToken'
const PASSPORT = '/api/store/passport/login'
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  resetDb()
})
afterEach(() => {
  vi.useRealTimers()
})

async function captcha(): Promise<Record<string, string>> {
  const { data } = await call<{ key: string; image: string }>('GET', '/api/gd-auth/captcha')
  return { 'Captcha-Key': data.key, 'Captcha-Code': textOfSvg(data.image) }
}

function sms(phone: string, verifyCode = '123456', headers = PLAIN) {
  return call<SupplierToken>('POST', TOKEN, { body: { grantType: 'smsVerifyCode', phone, verifyCode }, headers })
}

function password(account: string, text: string, more: Record<string, string> = {}) {
  const body = { grantType: 'captcha', account, password: text, tenantId: '000000', scope: 'all' }
  return call<SupplierToken>('POST', TOKEN, { body, headers: { ...PLAIN, ...more } })
}

function passport(username: string, text: string, more: Record<string, string> = {}) {
  const body = new URLSearchParams({ username, password: createHash('md5').update(text).digest('hex') })
  return call<TokenPair>('POST', `${PASSPORT}/userLogin`, { body, headers: { ...MATERIAL, ...more } })
}

function refresh(token: string, method = 'POST') {
  return call<TokenPair>(method, `${PASSPORT}/refresh/${encodeURIComponent(token)}`)
}

describe('plain variant', () => {
  it('signs in with phone and SMS code, and returns the user', async () => {
    const { success, data } = await sms('19900000001')
    expect(success).toBe(true)
    expect(data).toMatchObject({
      tokenType: 'bearer',
      expiresIn: 1800,
      account: 'yueheng',
      phone: '199****0001',
      storeName: '粤恒钢铁贸易有限公司（示例）',
      supplierType: 'GENERAL',
    })
  })

  it('signs in with account or phone, password and captcha', async () => {
    expect((await password('yueheng', 'Mall@2026', await captcha())).success).toBe(true)
    expect((await password('19900000001', 'Mall@2026', await captcha())).success).toBe(true)
  })

  it.each([
    ['a phone nobody has', () => sms('19911111111'), '手机号未注册供应商'],
    ['the refused code', () => sms('19900000001', '000000'), '验证码错误或已失效'],
    ['a disabled account', () => sms('19900000021'), '账号已停用，请联系管理员'],
    ['an applicant', () => sms('19900000005'), '供应商资料审核中'],
    ['a wrong password', async () => password('yueheng', 'wrong', await captcha()), '用户名或密码错误'],
    ['an unknown account', async () => password('nobody', 'Mall@2026', await captcha()), '用户名或密码错误'],
  ])('rejects %s', async (_, attempt, message) => {
    expect(await attempt()).toMatchObject({ http: 200, code: 400, success: false, message })
  })

  it.each([
    ['no client', {}, 'No client information in request header'],
    ['a wrong secret', basic('gd_supplier_pc', 'guess'), '客户端认证失败!'],
    ['the client of the other product', MATERIAL, '客户端认证失败!'],
  ])('rejects %s with HTTP 401', async (_, headers, message) => {
    expect(await sms('19900000001', '123456', headers as Record<string, string>)).toMatchObject({
      http: 401,
      code: 401,
      message,
    })
  })

  it('rejects any other grant', async () => {
    const answer = await call('POST', TOKEN, { body: { grantType: 'implicit' }, headers: PLAIN })
    expect(answer).toMatchObject({ http: 401, message: 'no grantType was found' })
  })
})

it('a weak password that arrives as typed has to be changed after the sign-in', async () => {
  db.accounts.update('8001', { passwordHash: createHash('md5').update('abc123').digest('hex') })
  const { data } = await password('yueheng', 'abc123', await captcha())
  expect(await clientOf(data.accessToken).get('/api/store/menu/memberMenu')).toMatchObject({ code: 20090 })
})

describe('material variant', () => {
  it('signs in with the MD5 of the password and a captcha, then finds the shop', async () => {
    const { data } = await passport('haichuan', 'Mall@2026', await captcha())
    const settings = await clientOf(data.accessToken).get('/api/store/settings/storeSettings')
    expect(settings.data).toMatchObject({
      storeName: '海川建材有限公司（示例）',
      nickName: '林海',
      memberName: 'haichuan',
    })
  })

  it('signs in with mobile and code from the query', async () => {
    const query = { mobile: '19900000003', code: '123456' }
    expect((await call('POST', `${PASSPORT}/smsLogin`, { query, headers: MATERIAL })).success).toBe(true)
  })

  it.each([
    ['no captcha', async () => passport('haichuan', 'Mall@2026'), 80204],
    [
      'a wrong captcha',
      async () => passport('haichuan', 'Mall@2026', { ...(await captcha()), 'Captcha-Code': '-----' }),
      80202,
    ],
    ['a wrong password', async () => passport('haichuan', 'wrong', await captcha()), 20010],
    ['an unknown account', async () => passport('nobody', 'Mall@2026', await captcha()), 20010],
    ['a disabled clerk', async () => passport('haichuan02', 'Mall@2026', await captcha()), 20031],
  ])('rejects %s with HTTP 400 and a code of its own', async (_, attempt, code) => {
    expect(await attempt()).toMatchObject({ http: 400, success: false, code, data: null })
  })

  it('rejects the password in plain text', async () => {
    const body = new URLSearchParams({ username: 'haichuan', password: 'Mall@2026' })
    const answer = await call('POST', `${PASSPORT}/userLogin`, { body, headers: { ...MATERIAL, ...(await captcha()) } })
    expect(answer.code).toBe(20010)
  })
})

describe('captcha', () => {
  it('is valid for one attempt, right or wrong, and ignores case', async () => {
    const headers = await captcha()
    const lower = { ...headers, 'Captcha-Code': headers['Captcha-Code']?.toLowerCase() ?? '' }
    expect((await password('yueheng', 'wrong', lower)).message).toBe('用户名或密码错误')
    expect(await password('yueheng', 'Mall@2026', lower)).toMatchObject({ http: 400, message: '验证码不正确' })
  })

  it('expires when another one is requested, and after 30 minutes', async () => {
    const first = await captcha()
    await call('GET', '/api/gd-auth/captcha', { headers: first })
    expect((await password('yueheng', 'Mall@2026', first)).success).toBe(false)
    const second = await captcha()
    vi.setSystemTime(Date.now() + 31 * MINUTE)
    expect((await password('yueheng', 'Mall@2026', second)).success).toBe(false)
  })

  it('has its characters in the text nodes of the picture', async () => {
    expect((await captcha())['Captcha-Code']).toMatch(/^[A-Z0-9]{5}$/)
  })
})

describe('guards', () => {
  const code = (phone: string) => call('GET', '/api/gd-auth/getVerifyCodeSupplier/LOGIN', { query: { phone } })

  it('send one code a minute and ten a day to a phone', async () => {
    expect(await code('19900000001')).toMatchObject({ success: true, data: true, message: '验证码已发送' })
    expect(await code('19900000001')).toMatchObject({ code: 400, message: '验证码发送过于频繁，请稍后再试' })
    expect((await code('19900000002')).success).toBe(true)
    for (let count = 2; count <= 10; count += 1) {
      vi.setSystemTime(Date.now() + MINUTE)
      expect((await code('19900000001')).success).toBe(true)
    }
    vi.setSystemTime(Date.now() + MINUTE)
    expect((await code('19900000001')).success).toBe(false)
    vi.setSystemTime(Date.now() + 24 * 60 * MINUTE)
    expect((await code('19900000001')).success).toBe(true)
  })

  it('send no code to an invalid phone or for an unknown purpose', async () => {
    expect((await code('12345')).message).toBe('手机号格式不正确')
    expect(
      (await call('GET', '/api/gd-auth/getVerifyCodeSupplier/toString', { query: { phone: '19900000001' } })).http,
    ).toBe(400)
  })

  it('lock a name for half an hour after five failures, and forget them on success', async () => {
    const fail = () => sms('19900000001', '000000')
    for (let count = 1; count <= 4; count += 1) await fail()
    expect((await sms('19900000001')).success).toBe(true)
    for (let count = 1; count <= 5; count += 1) await fail()
    expect(await sms('19900000001')).toMatchObject({ http: 400, message: '用户登录失败次数过多，请稍后再试' })
    expect((await sms('19900000002')).success).toBe(true)
    vi.setSystemTime(Date.now() + 31 * MINUTE)
    expect((await sms('19900000001')).success).toBe(true)
  })

  it('of strangers do not lock a person out of a device that is known', async () => {
    const own = { ...PLAIN, uuid: 'office-pc' }
    expect((await sms('19900000001', '123456', own)).success).toBe(true)
    // By phone and by name alike.
    for (let count = 1; count <= 3; count += 1) await sms('19900000001', '000000')
    for (let count = 1; count <= 2; count += 1) await password('yueheng', 'wrong', await captcha())
    expect(await sms('19900000001')).toMatchObject({ message: '用户登录失败次数过多，请稍后再试' })
    expect((await sms('19900000001', '123456', own)).success).toBe(true)
    for (let count = 1; count <= 5; count += 1) await sms('19900000001', '000000', own)
    expect(await sms('19900000001', '123456', own)).toMatchObject({ message: '用户登录失败次数过多，请稍后再试' })
  })

  it('tell nobody who has an account', async () => {
    const said = async (send: () => Promise<{ http: number; code?: number; message: string }>) => {
      const { http, code, message } = await send()
      return { http, code, message }
    }
    expect(await said(() => sms('19911112222', '000000'))).toEqual(await said(() => sms('19900000001', '000000')))
    const [known, unknown] = [await captcha(), await captcha()]
    expect(await said(() => password('nobody', 'x', unknown))).toEqual(
      await said(() => password('yueheng', 'x', known)),
    )
    const [one, two] = [await captcha(), await captcha()]
    expect(await said(() => passport('nobody', 'x', one))).toEqual(await said(() => passport('haichuan', 'x', two)))
  })
})

describe('tokens', () => {
  const note = `${NOTES}/get-deliver-page/1`
  const contracts = `${CONTRACTS}/queryContractsByCondition`

  it.each([
    ['Authorization', 'Bearer '],
    ['Blade-Auth', 'bearer '],
    ['accessToken', ''],
  ])('come in the header %s', async (name, prefix) => {
    const { data } = await sms('19900000001')
    const answer = await call('GET', note, { headers: { [name]: prefix + data.accessToken } })
    expect(answer.success).toBe(true)
  })

  it.each([note, contracts])('are needed for %s', async (path) => {
    expect(await call('GET', path)).toMatchObject({ http: 401, code: 401, message: '缺失令牌,鉴权失败' })
    const unknown = await clientOf('made.up.token').get(path)
    expect(unknown).toMatchObject({ http: 403, code: 403, message: '登录已失效，请重新登录' })
  })

  it('are valid for 30 minutes and are renewed by the refresh token', async () => {
    const { data } = await sms('19900000001')
    vi.setSystemTime(Date.now() + 29 * MINUTE)
    expect((await clientOf(data.accessToken).get(note)).success).toBe(true)
    vi.setSystemTime(Date.now() + 2 * MINUTE)
    expect((await clientOf(data.accessToken).get(note)).http).toBe(403)
    const renewed = await refresh(data.refreshToken)
    expect((await clientOf(renewed.data.accessToken).get(note)).success).toBe(true)
  })

  it('are refreshed to the same pair for a minute, after which the old refresh token is rejected', async () => {
    const { data } = await sms('19900000001')
    const first = await refresh(data.refreshToken)
    const again = await refresh(data.refreshToken, 'GET')
    expect(again.data).toEqual(first.data)
    vi.setSystemTime(Date.now() + 61_000)
    expect(await refresh(data.refreshToken)).toMatchObject({ http: 400, code: 20004 })
    expect((await refresh(first.data.refreshToken)).success).toBe(true)
  })

  it('are refreshed at one path in both variants, but not by the other client', async () => {
    const { data } = await passport('haichuan', 'Mall@2026', await captcha())
    const path = `${PASSPORT}/refresh/${data.refreshToken}`
    expect((await call('POST', path, { headers: PLAIN })).code).toBe(20004)
    expect((await call('POST', path, { headers: MATERIAL })).success).toBe(true)
  })

  it('end with the sign-out of their session only', async () => {
    const [here, there] = [await sms('19900000001'), await sms('19900000001')]
    await clientOf(here.data.accessToken).post(`${PASSPORT}/logout`)
    expect((await clientOf(here.data.accessToken).get(note)).http).toBe(403)
    expect((await refresh(here.data.refreshToken)).code).toBe(20004)
    expect((await clientOf(there.data.accessToken).get(note)).success).toBe(true)
  })

  it.each([
    ['by its access token, also an expired one', (token: string) => ({ Authorization: `Bearer ${token}` }), false],
    ['by its refresh token alone', () => ({}), true],
  ])('end in the plain variant %s', async (_, headersOf, byRefresh) => {
    const { data } = await sms('19900000001')
    await call('POST', '/__mock/expire')
    const body = byRefresh ? { refreshToken: data.refreshToken } : {}
    const ended = await call('POST', '/api/gd-auth/logout', { body, headers: headersOf(data.accessToken) })
    expect(ended.success).toBe(true)
    expect((await refresh(data.refreshToken)).code).toBe(20004)
    expect((await call('POST', '/api/gd-auth/logout', { body })).http).toBe(401)
  })

  it('expire when a test asks for it', async () => {
    const { data } = await sms('19900000001')
    await call('POST', '/__mock/expire')
    expect((await clientOf(data.accessToken).get(note)).http).toBe(403)
    expect((await refresh(data.refreshToken)).success).toBe(true)
    const second = await sms('19900000001')
    await call('POST', '/__mock/expire', { body: { refresh: true } })
    expect((await refresh(second.data.refreshToken)).success).toBe(false)
  })
})
