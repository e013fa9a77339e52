import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { clearSession, storeSession } from '#shared/session'
import { asIs } from '#tests/kit/asIs'
import { get, post } from './calls'
import { done, runServer, seen, server, signIn } from './harness'

runServer()
const anything = http.all('*/api/*', () => done())
const SESSION = { accessToken: 'a', refreshToken: 'r' }
const SELLER = { userId: '1', account: 'haichuan', userName: '', storeName: '', storeLogo: '' }
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The headers of a request by name; absent ones are null. */
async function sent(call: () => Promise<unknown>, ...names: string[]) {
  server.use(anything)
  await call()
  return names.map((name) => seen.at(-1)?.headers.get(name))
}
const TOKENS = ['Authorization', 'Blade-Auth', 'accessToken'] as const

describe('headers of the material variant', () => {
  it.each(['/api/store/x', '/api/supplier/x', '/api/gd-system/x', '/api/blade-system/x'])(
    '%s carries the token in its three headers',
    async (path) => {
      signIn('t1')
      expect(await sent(() => get(path, asIs()), ...TOKENS)).toEqual(['Bearer t1', 'bearer t1', 't1'])
    },
  )

  it('no token is sent before sign-in, nor after the session was cleared', async () => {
    expect(await sent(() => get('/api/store/x', asIs()), ...TOKENS)).toEqual([null, null, null])
    signIn('t1')
    clearSession()
    expect(await sent(() => get('/api/store/x', asIs()), ...TOKENS)).toEqual([null, null, null])
  })

  it.each([
    ['/api/store/passport/login/userLogin', 'gd_material_supplier_pc:gd_material_supplier_pc_secret'],
    ['/api/store/passport/login/smsLogin', 'gd_material_supplier_pc:gd_material_supplier_pc_secret'],
    ['/api/blade-auth/supplierToken', 'gd_material_supplier_pc:gd_material_supplier_pc_secret'],
    ['/api/gd-auth/captcha', 'gd_material_supplier_pc:gd_material_supplier_pc_secret'],
    ['/api/gd-auth/getVerifyCodeSupplier/LOGIN', 'gd_material_supplier_pc:gd_material_supplier_pc_secret'],
    ['/api/store/passport/login/resetByMobile', 'gd_material_supplier_pc:gd_material_supplier_pc_secret'],
    ['/api/store/passport/login/resetPassword', 'gd_material_supplier_pc:gd_material_supplier_pc_secret'],
    ['/api/store/buyer/passport/member/register', 'gd_material_supplier_pc:gd_material_supplier_pc_secret'],
  ])('%s carries the credentials of the app, even when there is a token', async (path, credentials) => {
    signIn('t1')
    const headers = await sent(() => post(path, asIs(), {}), ...TOKENS, 'Tenant-Id')
    expect(headers).toEqual([`Basic ${btoa(credentials)}`, null, null, '000000'])
  })

  it.each([
    ['/api/store/passport/login/logout', 'Bearer t1'],
    ['/api/store/passport/login/modifyPass', 'Bearer t1'],
    ['/api/store/x?next=/gd-auth/captcha', 'Bearer t1'],
  ])('%s carries the session', async (path, authorization) => {
    signIn('t1')
    expect(await sent(() => post(path, asIs(), {}), 'Authorization')).toEqual([authorization])
  })

  it.each([
    ['/api/supplier/purchase/purchaseOrder/queryPage', 'supplier'],
    ['/api/gd-system/supplier/driver/add', 'supplier'],
    ['/api/blade-system/supplier/car/add', 'supplier'],
    ['/api/gd-auth/supplierToken', 'supplier'],
    ['/api/store/goods/goods/list', null],
    ['/api/gd-system/dict/list', null],
    ['/api/store/supplier/x', null],
  ])('%s carries the user type %s', async (path, type) => {
    expect(await sent(() => get(path, asIs()), 'User-Type')).toEqual([type])
  })

  it('the device id is generated once and stored; a request after sign-out does not store it, a sign-in does', async () => {
    storeSession(SESSION, SELLER)
    const [first] = await sent(() => get('/api/store/x', asIs()), 'uuid')
    const [second] = await sent(() => post('/api/gd-auth/supplierToken', asIs(), {}), 'uuid')
    expect(first).toMatch(UUID)
    expect(second).toBe(first)
    expect(localStorage.getItem('uuid')).toBe(first)
    clearSession()
    const [third] = await sent(() => get('/api/store/x', asIs()), 'uuid')
    expect(third).toBe(first)
    expect(localStorage).toHaveLength(0)
    storeSession(SESSION, SELLER)
    expect(localStorage.getItem('uuid')).toBe(first)
  })

  it('generates ids over plain http, where the browser has no randomUUID', async () => {
    const original = crypto.randomUUID
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    const [made] = await sent(() => get('/api/store/x', asIs()), 'uuid')
    Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true })
    expect(made).toMatch(UUID)
  })

  it('a caller may add headers', async () => {
    const headers = { 'Captcha-Key': 'k', 'Captcha-Code': 'c' }
    expect(
      await sent(() => get('/api/gd-auth/captcha', asIs(), {}, { headers }), 'Captcha-Key', 'Captcha-Code'),
    ).toEqual(['k', 'c'])
  })

  it('no token is ever part of an address', async () => {
    signIn('secret-token')
    server.use(anything)
    await get('/api/store/x', asIs(), { a: 1 })
    await post('/api/store/x', asIs(), { a: 1 })
    expect(seen.some(({ url }) => url.href.includes('secret-token'))).toBe(false)
  })
})
