import { HttpResponse, http } from 'msw'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accessTo } from '#app/access'
import { openNotifications } from '#app/notifications/notifications'
import { createQueryClient } from '#app/queryClient'
import { startSessionExpiry } from '#app/session/sessionExpiry'
import { listOf, nothing, pageOf, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { textItem } from '#domain/wire'
import { isLoggedIn } from '#shared/session'
import { asIs } from '#tests/kit/asIs'
import { startWords } from '#tests/kit/words'
import { download, get, post } from './calls'
import { dead, done, failureOf, guarded, REFRESH, refreshing, runServer, seenAt, server, signIn } from './harness'
import { recorder } from './recorder'
import { watchTransport } from './transport'

runServer()
const { shown, notifier } = recorder()
const queryClient = createQueryClient()
const URL_ = '/api/gd-system/thing'

beforeAll(async () => {
  await startWords()
  return openNotifications(notifier)
})
beforeEach(() => {
  shown.length = 0
  startSessionExpiry(queryClient)
  signIn('old')
})

/** Sends a request as a screen does, so that notifications show its failure. */
function ask<T>(read: () => Promise<T>): Promise<T> {
  return queryClient.fetchQuery({ queryKey: ['vector', crypto.randomUUID()], queryFn: read })
}

function answering(status: number, body: unknown, type = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  server.use(http.get(URL_, () => new HttpResponse(text, { status, headers: { 'Content-Type': type } })))
}

describe('successful answers', () => {
  it.each([
    ['1 BladeX', { code: 200, success: true, data: { a: 1 }, msg: '操作成功' }, { a: 1 }],
    ['2 lilishop', { success: true, message: 'success', code: 200, timestamp: 1, result: [1] }, [1]],
    ['13 a bare token answer', { access_token: 'x', refresh_token: 'y' }, { access_token: 'x', refresh_token: 'y' }],
    ['16 success with a business code', { success: true, code: 20001, message: '用户修改成功' }, undefined],
  ])('vector %s', async (_name, body, payload) => {
    answering(200, body)
    expect(await get(URL_, asIs())).toEqual(payload)
    expect(shown).toEqual([])
  })

  it('vector 11 an empty object where a list is expected', async () => {
    answering(200, { code: 200, success: true, data: {}, msg: '暂无承载数据' })
    expect(await get(URL_, listOf(textItem))).toEqual([])
  })

  it('vector 12 a page without success and with its total as text', async () => {
    answering(200, { code: 200, data: { records: [], total: '0' } })
    expect(await get(URL_, pageOf(textItem))).toMatchObject({ records: [], total: 0, pages: 0 })
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

describe('failed answers', () => {
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
    await failureOf(ask(() => get(URL_, asIs())))
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
    const failure = failureOf(ask(() => get(URL_, asIs())))
    await transport.timeOut()
    expect((await failure).kind).toBe('timeout')
    expect(shown).toEqual([{ toast: '请求超时' }])
  })
})

describe('malformed answers', () => {
  const page = pageOf(v.object({ id: wire.id(), name: wire.text() }))
  const half = '{"code":200,"success":true,"data":{"rec'

  it.each([
    ['19 empty', ''],
    ['20 half a JSON', half],
    ['21 an empty object', '{}'],
    ['21 an object without any member of an envelope', '{"records":[]}'],
    ['22 text where a page is expected', '{"code":200,"success":true,"data":"x"}'],
    ['22 a page without its total', '{"code":200,"success":true,"data":{"records":[]}}'],
    ['22 a page whose rows are text', '{"code":200,"success":true,"data":{"records":"x","total":1}}'],
    ['a bare list', '[]'],
  ])('vector %s is malformed', async (_name, body) => {
    answering(200, body)
    expect(await failureOf(ask(() => get(URL_, page)))).toMatchObject({ kind: 'malformed', message: '系统异常' })
    expect(shown).toEqual([{ toast: '系统异常' }])
    expect(isLoggedIn()).toBe(true)
  })

  it('vector 23 a page with a bad row shows the others, and logs it once to the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answering(200, { code: 200, success: true, data: { records: [null, { id: 7, name: ['x'] }, 'y'], total: 3 } })
    expect(await get(URL_, page)).toMatchObject({ records: [{ id: '7', name: '' }], total: 3 })
    expect(warn.mock.calls).toEqual([[`${URL_}: left out 2 rows, 1 values`]])
  })

  it.each([
    ['19', ''],
    ['20', half],
    ['21', '{}'],
    ['24', '{"code":200,"success":true,"data":null}'],
  ])(
    'vector %s leaves the outcome of a write unknown: it says so, and the retry has the same key',
    async (_name, body) => {
      const keys: (string | null)[] = []
      server.use(
        http.post(URL_, ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'))
          return keys.length === 1 ? new HttpResponse(body) : done({ id: 1 })
        }),
      )
      const write = () => ask(() => post(URL_, requiredValue(v.object({ id: wire.id() })), { a: 1 }))
      const error = await failureOf(write())
      expect(error).toMatchObject({ kind: 'malformed', isOutcomeUnknown: true })
      expect(shown).toEqual([{ modal: error.message }])
      expect(await write()).toEqual({ id: '1' })
      expect(keys[1]).toBe(keys[0])
      await write()
      expect(keys[2]).not.toBe(keys[0])
    },
  )

  it('vector 24 no payload is fine for a write that promises no answer', async () => {
    server.use(http.post(URL_, () => HttpResponse.json({ code: 200, success: true, data: null })))
    expect(await post(URL_, nothing, {})).toBeUndefined()
  })
})

describe('session expiry', () => {
  it.each([
    ['5 code 401 without a text', 200, { code: 401, success: false, msg: '' }, '未知错误，请重新登录'],
    ['6 HTTP 401', 401, { code: 401, msg: '请求未授权', data: null }, '请求未授权'],
  ])('vector %s', async (_name, status, body, text) => {
    answering(status, body)
    await expect(ask(() => get(URL_, asIs()))).rejects.toBeInstanceOf(Error)
    expect(shown).toEqual([{ notice: text }])
    expect(isLoggedIn()).toBe(false)
    expect(accessTo('/home', isLoggedIn(), 'material')).toEqual({ allow: false, redirect: '/login' })
  })

  it('vector 7 a rejected token is renewed once and the request sent again', async () => {
    server.use(
      guarded(URL_, () => 'new'),
      refreshing('new'),
    )
    expect(await ask(() => get(URL_, asIs()))).toEqual({ path: URL_ })
    expect(seenAt(URL_)).toHaveLength(2)
    expect(shown).toEqual([])
    expect(isLoggedIn()).toBe(true)
  })

  it.each([
    ['8 the retry is refused', [http.get(URL_, () => dead()), refreshing('new')]],
    ['8 the refresh is refused', [http.get(URL_, () => dead()), refreshing(null)]],
    ['8 the refresh is forbidden', [http.get(URL_, () => dead()), http.post(REFRESH, () => dead())]],
    // Transient faults of a refresh, and answers without a token: refresh.faults.test.tsx.
  ])('vector %s', async (_name, handlers) => {
    server.use(...handlers)
    await expect(ask(() => get(URL_, asIs()))).rejects.toBeInstanceOf(Error)
    expect(isLoggedIn()).toBe(false)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(shown).toEqual([{ notice: '登录已失效，请重新登录' }])
    expect(accessTo('/home', isLoggedIn(), 'material')).toEqual({ allow: false, redirect: '/login' })
  })
})
