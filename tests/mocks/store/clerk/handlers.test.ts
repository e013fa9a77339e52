import { beforeEach, describe, expect, it } from 'vitest'
import { hashOf } from '#mocks/account/signIn/passwordRules'
import { db, resetDb } from '#mocks/areas'
import { signIn } from '#tests/kit/api'

const CLERK = '/api/store/clerk'
const NEW = {
  mobile: '19900090099',
  username: 'xinren',
  password: hashOf('Xin@2026'),
  roles: '7001',
  departmentId: '7105',
}

beforeEach(resetDb)

describe('clerks', () => {
  it('are added as a new person, who can then sign in', async () => {
    const client = await signIn('yueheng')
    expect((await client.post(`${CLERK}/${NEW.mobile}/check`)).data).toEqual({ id: null })
    expect((await client.post(CLERK, new URLSearchParams(NEW))).success).toBe(true)
    expect(db.accounts.find(({ phone }) => phone === NEW.mobile)).toMatchObject({
      supplierId: '9001',
      account: 'xinren',
      roleIds: ['7001'],
      departmentId: '7105',
      isSuper: false,
      enabled: true,
    })
  })

  it.each([
    ['an owner', { mobile: '19900000003' }, 50003, '已经拥有店铺!'],
    ['a clerk of another supplier', { mobile: '19900000013' }, 20029, '此账户已经绑定其他店铺'],
    ['a clerk of theirs', { mobile: '19900000011' }, 20030, '店员已经存在'],
    ['a disabled person', { mobile: '19900090004' }, 20028, '用户已禁用'],
    ['a number that is none', { mobile: '12345678901' }, 4002, '手机号码格式不正确'],
    ['a name that is taken', { username: 'haichuan' }, 20008, '该用户名或手机号已被注册'],
    ['a role of another supplier', { roles: '7005' }, 20005, '权限不足'],
    ['ten roles', { roles: '1,2,3,4,5,6,7,8,9,10' }, 21005, '最多可以设置10个角色'],
    ['a department that is none', { departmentId: '1' }, 21006, '部门不存在'],
    ['no name', { username: '' }, 4002, '请填写用户名'],
  ])('are rejected with %s', async (_name, change, code, message) => {
    const client = await signIn('yueheng')
    const count = db.accounts.all().length
    expect(await client.post(CLERK, new URLSearchParams({ ...NEW, ...change }))).toMatchObject({
      http: 400,
      code,
      message,
    })
    expect(db.accounts.all()).toHaveLength(count)
  })

  it('are disabled and signed out at once, and enabled again', async () => {
    const client = await signIn('yueheng')
    const clerk = await signIn('yueheng01')
    const enable = (status: string) => client.put(`${CLERK}/enable/8002`, new URLSearchParams({ status }))
    await enable('false')
    expect((await clerk.get('/api/store/menu/memberMenu')).http).toBe(403)
    await enable('true')
    expect((await clerk.get('/api/store/menu/memberMenu')).success).toBe(true)
  })

  it('get the default password, several at once', async () => {
    const client = await signIn('yueheng')
    expect((await client.post(`${CLERK}/resetPassword/8002,8011`)).success).toBe(true)
    expect(db.accounts.get('8011')).toMatchObject({ passwordHash: hashOf('123456'), mustChangePassword: true })
    expect(await client.post(`${CLERK}/resetPassword/8002,8001`)).toMatchObject({ code: 20025 })
  })

  it('get a password of their own, which is no well-known one', async () => {
    const client = await signIn('yueheng')
    const set = (id: string, password: string) =>
      client.post(`${CLERK}/newPassword/${id}`, new URLSearchParams({ password }))
    expect((await set('8002', hashOf('Xk7@mwqe2Rtz'))).success).toBe(true)
    expect(db.accounts.get('8002')).toMatchObject({ passwordHash: hashOf('Xk7@mwqe2Rtz'), mustChangePassword: true })
    for (const password of [hashOf('123456'), hashOf('abc12345'), 'Xk7@mwqe2Rtz'])
      expect(await set('8002', password)).toMatchObject({ http: 400, code: 4002 })
    expect(await set('8001', hashOf('Xk7@mwqe2Rtz'))).toMatchObject({ code: 20025 })
    expect(await set('8005', hashOf('Xk7@mwqe2Rtz'))).toMatchObject({ code: 20005 })
  })

  it('whose password somebody else has set may only change it, and sign out', async () => {
    const client = await signIn('yueheng')
    await client.post(CLERK, new URLSearchParams({ ...NEW, password: hashOf('Mall@2026') }))
    const clerk = await signIn('xinren')
    expect(await clerk.get('/api/supplier/purchase/purchaseOrder/queryPage')).toMatchObject({
      http: 400,
      code: 20090,
      message: '请先修改密码',
    })
    expect((await clerk.get('/api/store/settings/storeSettings')).success).toBe(true)
    const change = { password: hashOf('Mall@2026'), newPassword: hashOf('Steel@2027') }
    expect((await clerk.post('/api/store/passport/login/modifyPass', change)).success).toBe(true)
    expect(db.accounts.find(({ account }) => account === 'xinren')?.mustChangePassword).toBe(false)
  })

  it('who had an account before keep their password', async () => {
    const client = await signIn('yueheng')
    await client.post(CLERK, new URLSearchParams({ ...NEW, mobile: '19900090001' }))
    expect(db.accounts.find(({ phone }) => phone === '19900090001')?.mustChangePassword).toBe(false)
  })

  it('whose password is reset are signed out everywhere, and the owner who does it stays', async () => {
    const [owner, clerk] = [await signIn('yueheng'), await signIn('yueheng01')]
    expect((await owner.post(`${CLERK}/resetPassword/8002`)).success).toBe(true)
    expect(await clerk.get('/api/supplier/purchase/purchaseOrder/queryPage')).toMatchObject({ code: 403 })
    expect((await owner.get(CLERK)).success).toBe(true)
  })

  it('are deleted, and another supplier can look up their number', async () => {
    const client = await signIn('yueheng')
    expect((await client.remove(`${CLERK}/delByIds/8002`)).success).toBe(true)
    expect(db.accounts.get('8002')).toBeUndefined()
    const other = await signIn('nanwan')
    expect((await other.post(`${CLERK}/19900000011/check`)).data).toMatchObject({ username: 'yueheng01' })
  })

  it.each([
    ['changed', 'PUT', '/8001', 20033, '无法在店员管理编辑店员信息'],
    ['disabled', 'PUT', '/enable/8001', 20025, '店主无法操作'],
    ['deleted', 'DELETE', '/delByIds/8001', 20025, '店主无法操作'],
  ])('who own the shop are not %s', async (_name, method, path, code, message) => {
    const client = await signIn('yueheng')
    const answer = await (method === 'PUT' ? client.put(CLERK + path, {}) : client.remove(CLERK + path))
    expect(answer).toMatchObject({ http: 400, code, message })
  })

  it('do not delete themselves, and grant nobody more than they have', async () => {
    db.accounts.update('8002', { roleIds: ['7006'] })
    const client = await signIn('yueheng01')
    expect(await client.remove(`${CLERK}/delByIds/8002`)).toMatchObject({
      code: 20032,
      message: '无法删除当前登录店员',
    })
    const promote = new URLSearchParams({ isSuper: 'true' })
    expect(await client.put(`${CLERK}/8002`, promote)).toMatchObject({ code: 20005, message: '权限不足' })
  })
})
