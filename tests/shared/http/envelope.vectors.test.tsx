import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessTo } from '#app/access'
import { openDesk } from '#app/errorDesk'
import { createQueryClient } from '#app/queryClient'
import { startSessionDesk } from '#app/sessionDesk'
import { toList, toPage } from '#domain/page'
import { download, get } from '#shared/http/request'
import { startI18n } from '#shared/i18n'
import { isLoggedIn } from '#shared/session'
import { dead, done, failureOf, guarded, REFRESH, refreshing, runServer, seenAt, server, signIn } from './harness'
import { recorder } from './recorder'
import { watchTransport } from './transport'

runServer()
const { shown, desk } = recorder()
const queryClient = createQueryClient()
const URL_ = '/api/gd-system/thing'

beforeAll(async () => {
  await startI18n()
  return openDesk(desk)
})
beforeEach(() => {
  shown.length = 0
  startSessionDesk(queryClient)
  signIn('old')
})

/** Asks as a screen does, so that the error desk hears of a failure. */
function ask<T>(read: () => Promise<T>): Promise<T> {
  return queryClient.fetchQuery({ queryKey: ['vector', crypto.randomUUID()], queryFn: read })
}

function answering(status: number, body: unknown, type = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  server.use(http.get(URL_, () => new HttpResponse(text, { status, headers: { 'Content-Type': type } })))
}

describe('answers that are fine', () => {
  it.each([
    ['1 BladeX', { code: 200, success: true, data: { a: 1 }, msg: '操作成功' }, { a: 1 }],
    ['2 lilishop', { success: true, message: 'success', code: 200, timestamp: 1, result: [1] }, [1]],
    ['13 a bare token answer', { access_token: 'x', refresh_token: 'y' }, { access_token: 'x', refresh_token: 'y' }],
    ['16 success with a business code', { success: true, code: 20001, message: '用户修改成功' }, undefined],
  ])('vector %s', async (_name, body, payload) => {
    answering(200, body)
    expect(await get(URL_)).toEqual(payload)
    expect(shown).toEqual([])
  })

  it('vector 11 an empty object where a list is expected', async () => {
    answering(200, { code: 200, success: true, data: {}, msg: '暂无承载数据' })
    expect(toList(await get(URL_))).toEqual([])
  })

  it('vector 12 a page without success and with its total as text', async () => {
    answering(200, { code: 200, data: { records: [], total: '0' } })
    expect(toPage(await get(URL_))).toMatchObject({ records: [], total: 0, pages: 0 })
  })

  it('vector 15 a file', async () => {
    const bytes = new Uint8Array([80, 75, 3, 4, 0, 127])
    server.use(
      http.get(URL_, () => new HttpResponse(bytes, { headers: { 'Content-Type': 'application/vnd.ms-excel' } })),
    )
    const { blob, fileName } = await download({ url: URL_, fileName: '结算单.xlsx' })
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
    expect(fileName).toBe('结算单.xlsx')
  })
})

describe('answers that are not', () => {
  it.each([
    [
      '3 a refusal',
      200,
      { code: 400, success: false, data: {}, msg: '合同名称不能为空' },
      { modal: '合同名称不能为空' },
    ],
    ['4 a business code', 400, { success: false, message: '密码不正确', code: 20010 }, { toast: '密码不正确' }],
    ['10 a page of a proxy', 500, '<html><body>502</body></html>', { toast: '系统异常' }],
    ['17 code 500', 200, { code: 500, success: false, message: '系统异常' }, { toast: '系统异常' }],
    ['9 not found', 404, { code: 404, success: false, msg: '请求的资源不存在' }, null],
    ['9 not found, no body', 404, '', null],
    ['9 not found, an envelope that says success', 404, { code: 200, success: true, data: 1 }, null],
  ])('vector %s', async (_name, status, body, presented) => {
    answering(status, body)
    await failureOf(ask(() => get(URL_)))
    expect(shown).toEqual(presented ? [presented] : [])
    expect(isLoggedIn()).toBe(true)
  })

  it('vector 14 JSON in place of a file', async () => {
    answering(200, { code: 400, msg: '导出失败' })
    await failureOf(ask(() => download({ url: URL_, fileName: 'a.xlsx' })))
    expect(shown).toEqual([{ modal: '导出失败' }])
  })

  it('vector 18 no answer in time', async () => {
    const transport = watchTransport()
    server.use(http.get(URL_, () => new Promise<never>(() => undefined)))
    const failure = failureOf(ask(() => get(URL_)))
    await transport.timeOut()
    expect((await failure).kind).toBe('timeout')
    expect(shown).toEqual([{ toast: '请求超时' }])
  })
})

describe('the end of the session', () => {
  it.each([
    ['5 code 401 without a text', 200, { code: 401, success: false, msg: '' }, '未知错误，请重新登录'],
    ['6 HTTP 401', 401, { code: 401, msg: '请求未授权', data: null }, '请求未授权'],
  ])('vector %s', async (_name, status, body, text) => {
    answering(status, body)
    await expect(ask(() => get(URL_))).rejects.toBeInstanceOf(Error)
    expect(shown).toEqual([{ notice: text }])
    expect(isLoggedIn()).toBe(false)
    expect(accessTo('/home', isLoggedIn(), 'material')).toEqual({ allow: false, redirect: '/login' })
  })

  it('vector 7 a refused token is renewed once and the call sent again', async () => {
    server.use(
      guarded(URL_, () => 'new'),
      refreshing('new'),
    )
    expect(await ask(() => get(URL_))).toEqual({ path: URL_ })
    expect(seenAt(URL_)).toHaveLength(2)
    expect(shown).toEqual([])
    expect(isLoggedIn()).toBe(true)
  })

  it.each([
    ['8 the retry is refused', [http.get(URL_, () => dead()), refreshing('new')]],
    ['8 the refresh is refused', [http.get(URL_, () => dead()), refreshing(null)]],
    ['8 the refresh is forbidden', [http.get(URL_, () => dead()), http.post(REFRESH, () => dead())]],
    [
      '8 the refresh breaks',
      [http.get(URL_, () => dead()), http.post(REFRESH, () => new HttpResponse('<html>', { status: 500 }))],
    ],
    ['8 the refresh answers without a token', [http.get(URL_, () => dead()), http.post(REFRESH, () => done({}))]],
  ])('vector %s', async (_name, handlers) => {
    server.use(...handlers)
    await expect(ask(() => get(URL_))).rejects.toBeInstanceOf(Error)
    expect(isLoggedIn()).toBe(false)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(shown).toEqual([{ notice: '登录已失效，请重新登录' }])
    expect(accessTo('/home', isLoggedIn(), 'material')).toEqual({ allow: false, redirect: '/login' })
  })
})
