import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resolveMenu } from '#app/menu/menu'
import { pages } from '#app/pages'
import { toRegionTree } from '#domain/tree'
import { bodyOf } from '#tests/tools/contract/check/passOn'
import { menuOf } from '#tests/tools/contract/lilishop/menu'
import { lazyNodes, shopRegion } from '#tests/tools/contract/lilishop/regions'
import { serveLilishop } from '#tests/tools/contract/lilishop/serve'
import { placeOf, servicesOf } from '#tests/tools/contract/lilishop/services'
import { placesOf } from '#tests/tools/contract/lilishop/slider'

const SERVICES = { seller: 'http://s.test', common: 'http://c.test', buyer: 'http://b.test' }

describe('where a call goes', () => {
  it.each([
    ['/api/store/goods/goods/list?pageSize=10', 'http://s.test', '/store/goods/goods/list?pageSize=10'],
    ['/api/store/goods/goods/sku/page?sn=1', 'http://s.test', '/store/goods/goods/sku/list?sn=1'],
    ['/api/store/buyer/passport/member/register', 'http://b.test', '/buyer/passport/member/register'],
    ['/api/buyer/store/store/apply/apply', 'http://b.test', '/buyer/store/store/apply/apply'],
    ['/api/common/common/upload/file', 'http://c.test', '/common/common/upload/file'],
  ])('%s', (url, target, path) => {
    expect(placeOf(url, SERVICES)).toEqual({ target, path })
  })

  it('is nowhere for services that no lilishop has', () => {
    expect(placeOf('/api/gd-material/recordLog/queryList', SERVICES)).toBeNull()
    expect(placeOf('/api/supplier/purchase/purchaseOrder/queryPage', SERVICES)).toBeNull()
  })

  it('needs three addresses', () => {
    expect(servicesOf('http://a:1, http://b:2,http://c:3')).toEqual({
      seller: 'http://a:1',
      common: 'http://b:2',
      buyer: 'http://c:3',
    })
    for (const typed of ['http://a:1', 'http://a:1,b,c', 'http://a:1,http://b:2,http://c:3,http://d:4'])
      expect(() => servicesOf(typed)).toThrow('SELLER,COMMON,BUYER')
  })
})

describe('the menu', () => {
  const leaf = (title: string, name: string, frontRoute: string) => ({ title, name, path: name, frontRoute })
  const group = (title: string, name: string, children: unknown[]) => ({
    title,
    name,
    path: '/',
    frontRoute: 'Main',
    children,
  })
  const tree = [
    group('商品', 'goods', [group('商品管理', 'Main', [leaf('商品列表', 'goods', 'goods/goods-seller/goods')])]),
    group('设置', 'settings', [
      group('店员设置', 'Main', [leaf('店员管理', '\nclerkManage', 'shop/system/clerk/clerkManage')]),
    ]),
  ]

  it('opens the screens by its leaves, not by groups of the same name', () => {
    const { paths, entries, unknown } = resolveMenu(menuOf(tree), pages)
    expect(unknown).toEqual([])
    expect(paths.get('goods')).toBe('/goods')
    expect(paths.get('clerkManage')).toBe('/store/clerks')
    expect(entries.map(({ label, path }) => [label, path])).toEqual([
      ['商品', ''],
      ['设置', ''],
    ])
  })

  it('has the saved products beside the templates, for whoever may open these', () => {
    const goods = (...leaves: unknown[]) => resolveMenu(menuOf([group('商品', 'goods', leaves)]), pages).paths
    const templates = leaf('商品模板', 'template-goods', 'goods/goods-seller/draftGoods')
    expect(goods(templates).get('draft-goods')).toBe('/goods-drafts')
    expect(goods(leaf('商品列表', 'goods', 'goods/goods-seller/goods')).has('draft-goods')).toBe(false)
  })

  it('is empty for what is no menu', () => {
    expect(menuOf(null)).toEqual([])
    expect(menuOf([null, 'x'])).toEqual([])
  })
})

describe('regions', () => {
  it('are asked for by ids, with the country above them', () => {
    expect(shopRegion('00')).toBe('0')
    expect(shopRegion('1401500000000000044')).toBe('1401500000000000044')
    const rows = [
      { id: '1', parentId: '0', name: '广东省', level: 'province' },
      { id: '2', parentId: '1', name: '西乡街道', level: 'street' },
    ]
    expect(toRegionTree(lazyNodes(rows))).toEqual([
      { id: '1', name: '广东省', parentId: '0', isLeaf: false },
      { id: '2', name: '西乡街道', parentId: '1', isLeaf: true },
    ])
  })
})

describe('the slider', () => {
  it('has every place of the piece near one that is tried', () => {
    const tried = placesOf(300, 60)
    for (let place = 120; place < 240; place += 1) {
      expect(tried.some((at) => Math.abs(at - place) < 3)).toBe(true)
    }
  })
})

describe('in front of a shop', () => {
  const PLACE = 173
  const asked: { method: string; url: string; headers: IncomingMessage['headers'] }[] = []
  let passed = ''
  const done = (result: unknown) => ({ success: true, code: 200, message: 'success', result })
  const refused = (code: number, message: string) => ({ success: false, code, message, result: null })

  /** A shop in small: one account, one slider, one list. */
  function answerTo(method: string, path: string, form: URLSearchParams, uuid: string) {
    if (path === '/common/common/slider/LOGIN' && method === 'GET') return done({ originalWidth: 300, sliderWidth: 60 })
    if (path === '/common/common/slider/LOGIN') {
      if (Math.abs(Number(form.get('xPos')) - PLACE) >= 3) return refused(80203, '验证失败')
      passed = uuid
      return done(true)
    }
    if (path === '/store/passport/login/userLogin') {
      if (passed !== uuid) return refused(80202, '验证码已失效，请重新校验')
      return form.get('password') === 'md5' ? done({ accessToken: 'A', refreshToken: 'R' }) : refused(20010, '密码错误')
    }
    if (path === '/store/passport/login/refresh/R' && method === 'GET') return done({ accessToken: 'B' })
    if (path.startsWith('/store/clerk/')) return answerOfClerks(method, path.slice('/store/clerk/'.length), form)
    if (path === '/store/goods/goods/list') return done({ records: [], total: 0 })
    return refused(20000, path)
  }

  /** The roles that each clerk's rights come from: added by a change, taken away by a change to none alone. */
  const held = new Map<string, string[]>()
  function answerOfClerks(method: string, rest: string, form: URLSearchParams) {
    const last = rest.split('/').at(-1) ?? ''
    if (method === 'GET')
      return done({ id: last, shopkeeper: last === 'owner', isSuper: false, departmentId: '5', roleIds: 'A' })
    if (last.includes('owner')) return refused(20034, '店主无法操作')
    if (form.get('departmentId') === 'gone') return refused(20000, '部门不存在')
    const roles = (form.get('roles') ?? '').split(',').filter(Boolean)
    if (method === 'PUT' && form.get('isSuper') !== '1')
      held.set(last, roles.length ? [...(held.get(last) ?? []), ...roles] : [])
    return done(null)
  }

  const opened: Server[] = []
  let base = ''
  beforeAll(async () => {
    const shop = createServer(async (request, response) => {
      const url = new URL(request.url ?? '/', 'http://shop')
      const form = new URLSearchParams((await bodyOf(request)).toString())
      const { method = '', headers } = request
      asked.push({ method, url: request.url ?? '', headers })
      response.end(JSON.stringify(answerTo(method, url.pathname, form, String(headers.uuid))))
    })
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
    const at = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
    const adapter = await serveLilishop({
      port: 0,
      services: { seller: at, common: at, buyer: at },
      log: () => undefined,
    })
    opened.push(shop, adapter)
    base = `http://127.0.0.1:${(adapter.address() as AddressInfo).port}`
  })
  afterAll(() => Promise.all(opened.map((server) => new Promise((resolve) => server.close(resolve)))))
  beforeEach(() => {
    asked.length = 0
    passed = ''
  })

  const call = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(base + path, { method, ...init })
    return { status: response.status, body: await response.json().catch(() => null) }
  }
  /** The characters that a captcha's picture shows. */
  const captcha = async () => {
    const { key, image } = (await call('GET', '/api/gd-auth/captcha')).body.data
    const svg = Buffer.from(image.split(',')[1], 'base64').toString()
    return { key, code: [...svg.matchAll(/>(\w)</g)].map(([, sign]) => sign).join('') }
  }
  const signIn = (password: string, { key, code }: { key: string; code: string }) =>
    call('POST', '/api/store/passport/login/userLogin', {
      headers: { uuid: 'device', 'Captcha-Key': key, 'Captcha-Code': code },
      body: new URLSearchParams({ username: 'qingling', password }),
    })

  it('signs in with a captcha, in place of the slider', async () => {
    const { body } = await signIn('md5', await captcha())
    expect(body).toMatchObject({ success: true, result: { accessToken: 'A', refreshToken: 'R' } })
    expect((await signIn('other', await captcha())).body).toMatchObject({
      success: false,
      code: 20010,
      message: '密码错误',
    })
  })

  it('asks the shop nothing for a wrong captcha, nor for one that was used', async () => {
    const { key, code } = await captcha()
    expect((await signIn('md5', { key, code: 'zzzz' })).body).toMatchObject({ success: false, message: '验证码不正确' })
    expect((await signIn('md5', { key, code })).body).toMatchObject({ success: false, message: '验证码不正确' })
    expect(asked).toEqual([])
  })

  it('refreshes by the call that the shop has', async () => {
    const { body } = await call('POST', '/api/store/passport/login/refresh/R', { headers: { uuid: 'device' } })
    expect(body).toMatchObject({ success: true, result: { accessToken: 'B' } })
    const old = await call('POST', '/api/store/passport/login/refresh/X', { headers: { uuid: 'device' } })
    expect(old.body).toMatchObject({ success: false })
  })

  it('passes all else on with its token and its person, and says 404 to what no shop has', async () => {
    const list = await call('GET', '/api/store/goods/goods/list?pageSize=10', { headers: { accessToken: 'A' } })
    expect(list.body.result).toEqual({ records: [], total: 0 })
    const [{ url, headers } = { url: '', headers: {} }] = asked
    expect(url).toBe('/store/goods/goods/list?pageSize=10')
    expect(headers).toMatchObject({ accesstoken: 'A', 'x-forwarded-for': '127.0.0.1' })
    await call('GET', '/api/store/buyer/goods/category/get/0', { headers: { accessToken: 'A' } })
    expect(asked.at(-1)?.url).toBe('/buyer/goods/category/get/0')
    expect(asked.at(-1)?.headers).not.toHaveProperty('accesstoken')
    expect((await call('GET', '/api/gd-material/recordLog/queryList')).status).toBe(404)
  })

  const clerk = (method: string, rest: string, form?: Record<string, string>) =>
    call(method, `/api/store/clerk/${rest}`, {
      headers: { uuid: 'device', accessToken: 'A' },
      ...(form && { body: new URLSearchParams(form) }),
    })

  it('takes the roles of a clerk away before others are given, so that old rights end', async () => {
    held.set('7', ['A'])
    const { body } = await clerk('PUT', '7', { isSuper: '0', departmentId: '', roles: 'B' })
    expect(body).toMatchObject({ success: true })
    expect(held.get('7')).toEqual(['B'])
    await clerk('PUT', '7', { isSuper: '1', departmentId: '', roles: '' })
    expect(held.get('7')).toEqual([])
    expect(asked.every(({ headers }) => headers.accesstoken === 'A')).toBe(true)
  })

  it('and before clerks are deleted, so that their roles can be', async () => {
    held.set('7', ['A']).set('8', ['A', 'B'])
    expect((await clerk('DELETE', 'delByIds/7,8')).body).toMatchObject({ success: true })
    expect([held.get('7'), held.get('8')]).toEqual([[], []])
    expect(asked.at(-1)).toMatchObject({ method: 'DELETE', url: '/store/clerk/delByIds/7%2C8' })
  })

  it('gives them back where the shop refuses', async () => {
    held.set('7', ['A'])
    expect((await clerk('PUT', '7', { isSuper: '0', departmentId: 'gone', roles: 'B' })).body).toMatchObject({
      success: false,
      message: '部门不存在',
    })
    expect((await clerk('DELETE', 'delByIds/7,owner')).body).toMatchObject({ success: false, message: '店主无法操作' })
    expect(held.get('7')).toEqual(['A'])
  })

  it('counts a person by the address that the web server saw, and asks for no code of a kind that is none', async () => {
    const sms = (kind: string) =>
      call('GET', `/api/gd-auth/getVerifyCodeSupplier/${kind}?phone=19900000001`, {
        headers: { uuid: 'device', 'X-Forwarded-For': '6.6.6.6, 10.0.0.9' },
      })
    await sms('LOGIN')
    expect(asked.at(-1)?.url).toBe('/common/common/sms/LOGIN/19900000001')
    expect(new Set(asked.map(({ headers }) => headers['x-forwarded-for']))).toEqual(new Set(['10.0.0.9']))
    asked.length = 0
    expect((await sms('..%2F..%2Fupload')).body).toMatchObject({ success: false })
    expect(asked).toEqual([])
  })
})
