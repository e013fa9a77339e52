import dayjs from 'dayjs'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { presentationOf } from '#app/notifications/presentError'
import { serverNow, serverToday } from '#domain/time'
import { rewritePath } from '#shared/http/client'
import { saveFile } from '#shared/http/files'
import { asIs } from '#tests/kit/asIs'
import { download, get, post, postForm, upload } from './calls'
import { done, failureOf, runServer, seen, server } from './harness'
import { watchTransport } from './transport'

runServer()
const anything = http.all('*/api/*', () => done())

it('an answer tells what day it is, whatever the clock of this machine says', async () => {
  const dated = (date: Date) =>
    http.get('*/api/x', () =>
      HttpResponse.json({ code: 200, success: true, data: {} }, { headers: { Date: date.toUTCString() } }),
    )
  server.use(dated(new Date('2031-05-06T16:00:00Z')))
  await get('/api/x', asIs(), {})
  expect(serverToday()).toBe('2031-05-07')
  server.use(dated(new Date()))
  await get('/api/x', asIs(), {})
  expect(serverNow()).toBe(dayjs.utc().utcOffset(8).format('YYYY-MM-DD HH:mm:ss'))
})

describe('the path', () => {
  it.each([
    ['/api/blade-system/menu/menu-include-client', '/api/gd-system/menu/menu-include-client'],
    ['/api/blade-system/blade-dict/list', '/api/gd-system/gd-dict/list'],
    ['/api/gd-system/dict/list', '/api/gd-system/dict/list'],
    ['/api/x?from=blade-system', '/api/x?from=blade-system'],
    ['/api/blade-x?from=blade-system#blade-y', '/api/gd-x?from=blade-system#blade-y'],
    ['/api/x#blade-y', '/api/x#blade-y'],
    ['https://blade-host.example/api/blade-x', 'https://blade-host.example/api/gd-x'],
    ['//blade-host.example/blade-x', '//blade-host.example/gd-x'],
    ['HTTP://blade-host.example?blade-x', 'HTTP://blade-host.example?blade-x'],
    ['blade-system/menu', 'gd-system/menu'],
    ['/api/blades/switchblade/Blade-auth', '/api/blades/switchblade/Blade-auth'],
    ['', ''],
  ])('%s is requested as %s', (from, to) => {
    expect(rewritePath(from)).toBe(to)
    expect(rewritePath(to)).toBe(to)
  })

  it('leaves query and body unchanged', async () => {
    server.use(anything)
    await get('/api/blade-system/dict', asIs(), { code: 'blade-x' })
    await post('/api/blade-system/dict?code=blade-x', asIs(), { code: 'blade-x' })
    expect(seen.map(({ url }) => url.pathname)).toEqual(['/api/gd-system/dict', '/api/gd-system/dict'])
    expect(seen.map(({ url }) => url.searchParams.get('code'))).toEqual(['blade-x', 'blade-x'])
    expect(await seen[1]?.body).toBe('{"code":"blade-x"}')
  })
})

describe('a sent request', () => {
  it('as GET carries the time in seconds and no key', async () => {
    server.use(anything)
    const before = Math.floor(Date.now() / 1000)
    await get('/api/store/x', asIs())
    const sent = Number(seen[0]?.url.searchParams.get('_t'))
    expect(Number.isInteger(sent)).toBe(true)
    expect(sent).toBeGreaterThanOrEqual(before)
    expect(sent).toBeLessThanOrEqual(Math.floor(Date.now() / 1000))
    expect(seen[0]?.headers.has('Idempotency-Key')).toBe(false)
  })

  it.each([
    ['post', () => post('/api/store/x', asIs(), { a: 1 })],
    ['postForm', () => postForm('/api/store/x', asIs(), { a: 1 })],
    ['upload', () => upload('/api/store/x', asIs(), new FormData())],
    ['download by POST', () => download({ method: 'post', url: '/api/store/x', fileName: 'a' }).catch(() => undefined)],
  ])('as a write (%s) carries a key and no time', async (_name, send) => {
    server.use(anything)
    await send()
    expect(seen[0]?.url.search).toBe('')
    expect(seen[0]?.headers.get('Idempotency-Key')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('drops empty parameters, trims texts and keeps zero and false', async () => {
    server.use(anything)
    const params = {
      none: undefined,
      nil: null,
      empty: '',
      blank: '   ',
      text: '  螺纹钢 ',
      zero: 0,
      off: false,
      ids: ['1', '2'],
    }
    await get('/api/store/x', asIs(), params)
    const sent = seen[0]?.url.searchParams ?? new URLSearchParams()
    sent.delete('_t')
    expect([...sent]).toEqual([
      ['text', '螺纹钢'],
      ['zero', '0'],
      ['off', 'false'],
      ['ids[]', '1'],
      ['ids[]', '2'],
    ])
  })

  it('encodes a form as the lilishop family reads it', async () => {
    server.use(anything)
    await postForm('/api/store/x', asIs(), { username: ' 海川 ', code: '', n: 0 })
    expect(seen[0]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
    expect([...new URLSearchParams(await seen[0]?.body)]).toEqual([
      ['username', '海川'],
      ['n', '0'],
    ])
  })

  it('sends JSON unchanged: trimming typed input is up to the form', async () => {
    server.use(anything)
    await post('/api/store/x', asIs(), { remark: '', note: ' a ', none: null })
    expect(seen[0]?.headers.get('Content-Type')).toContain('application/json')
    expect(JSON.parse((await seen[0]?.body) ?? '')).toEqual({ remark: '', note: ' a ', none: null })
  })

  it.each([
    ['a call', () => get('/api/store/x', asIs()), 10_000],
    ['a write', () => post('/api/store/x', asIs(), {}), 10_000],
    ['an import', () => upload('/api/store/x', asIs(), new FormData()), 60_000],
    ['an export', () => download({ url: '/api/store/x', fileName: 'a' }), 60_000],
  ])('%s times out', async (_name, send, limit) => {
    const transport = watchTransport()
    server.use(http.all('*/api/*', () => new Promise<never>(() => undefined)))
    const failure = failureOf(send())
    expect((await transport.last()).timeout).toBe(limit)
    await transport.timeOut()
    expect((await failure).message).toBe('请求超时')
  })

  it('reports the progress of an upload, from 0 to 1', async () => {
    server.use(anything)
    const parts: number[] = []
    const form = new FormData()
    form.set('file', new File(['x'.repeat(1000)], 'a.txt'))
    await upload('/api/store/x', asIs(), form, { onProgress: (part) => parts.push(part) })
    expect(parts.at(-1)).toBe(1)
    expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true)
  })
})

describe('a read answer', () => {
  it.each([
    ['1898765432109876543', '1898765432109876543'],
    ['-1898765432109876543', '-1898765432109876543'],
    ['1234567890123456', '1234567890123456'],
    ['123456789012345', 123456789012345],
    ['-1', -1],
    ['0', 0],
    ['3555.05', 3555.05],
    ['0.1234567890123456789', 0.12345678901234568],
    ['1e3', 1000],
    ['"1898765432109876543"', '1898765432109876543'],
  ])('has the number %s as %j', async (text, value) => {
    server.use(
      http.get('/api/store/x', () => new HttpResponse(`{"success":true,"code":200,"result":{"v":${text},"near":[7]}}`)),
    )
    expect(await get('/api/store/x', asIs())).toEqual({ v: value, near: [7] })
  })

  it('resolves duplicate keys as JSON does, whether a number is long or not', async () => {
    const body = '{"success":true,"code":200,"result":{"id":1898765432109876543,"a":1,"a":2}}'
    server.use(http.get('/api/store/x', () => new HttpResponse(body)))
    expect(await get('/api/store/x', asIs())).toEqual({ id: '1898765432109876543', a: 2 })
  })

  it.each([
    ['null beside data', { code: 200, success: true, result: null, data: [1] }, [1]],
    ['a false result', { code: 200, success: true, result: false, data: [1] }, false],
    ['no payload', { code: 200, success: true }, undefined],
    ['HTTP 200 without a code', { success: true, result: 5 }, 5],
  ])('is the payload of %s', async (_name, body, payload) => {
    server.use(http.get('/api/store/x', () => HttpResponse.json(body)))
    expect(await get('/api/store/x', asIs())).toEqual(payload)
  })
})

describe('files', () => {
  const answer = (headers: Record<string, string>, body = 'PK') =>
    server.use(http.get('/api/store/x', () => new HttpResponse(body, { headers })))
  const fetchFile = () => download({ url: '/api/store/x', fileName: '默认.xlsx' })

  it.each([
    [`attachment; filename="a.xlsx"; filename*=UTF-8''%E9%80%81%E8%B4%A7%E5%8D%95.xlsx`, '送货单.xlsx'],
    [`attachment; filename*=utf-8''%E9%80%81%20%E8%B4%A7.xlsx; filename=a.xlsx`, '送 货.xlsx'],
    [`attachment; filename*=UTF-8'zh-CN'%E9%80%81.xlsx`, '送.xlsx'],
    ['attachment;filename=%E9%80%81%E8%B4%A7%E5%8D%95.xlsx', '送货单.xlsx'],
    ['attachment; filename="%E9%80%81.xlsx"', '送.xlsx'],
    ['attachment; filename="a; b.xlsx"', 'a; b.xlsx'],
    ['attachment; filename=100%.xlsx', '100%.xlsx'],
    ['attachment; filename=plain.xlsx; size=5', 'plain.xlsx'],
    ['attachment; filename=""', '默认.xlsx'],
    ['attachment', '默认.xlsx'],
    ['', '默认.xlsx'],
  ])('%s is saved as %s', async (disposition, name) => {
    answer({
      'Content-Type': 'application/octet-stream',
      ...(disposition ? { 'Content-Disposition': disposition } : {}),
    })
    expect((await fetchFile()).fileName).toBe(name)
  })

  it.each([
    [
      'a JSON error of its own type',
      'application/json',
      '{"code":400,"msg":"导出失败"}',
      { type: 'modal', text: '导出失败' },
    ],
    [
      'a JSON error as bytes',
      'application/octet-stream',
      ' \n{"code":500,"success":false,"msg":"PDF生成失败"}',
      { type: 'toast', text: 'PDF生成失败' },
    ],
    ['a page of a proxy', 'text/html', '<html></html>', { type: 'toast', text: '系统异常' }],
    [
      'a success that brings no file',
      'application/json',
      '{"code":200,"success":true,"data":{}}',
      { type: 'toast', text: '系统异常' },
    ],
  ])('%s is not saved as a file', async (_name, type, body, shown) => {
    answer({ 'Content-Type': type }, body)
    expect(presentationOf(await failureOf(fetchFile()))).toEqual(shown)
  })

  it('a file that merely starts with a brace is saved as a file', async () => {
    answer({ 'Content-Type': 'text/plain' }, '{ 送货单 }')
    expect(await (await fetchFile()).blob.text()).toBe('{ 送货单 }')
  })

  it('an error of the server is read from its blob', async () => {
    server.use(http.get('/api/store/x', () => HttpResponse.json({ code: 500, msg: 'PDF生成失败' }, { status: 500 })))
    expect(await failureOf(fetchFile())).toMatchObject({ kind: 'business', code: 500, message: 'PDF生成失败' })
  })

  it('passes a file to the browser under its name and releases it afterwards', () => {
    vi.useFakeTimers()
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`)
    })
    const revoked: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: (url: string) => revoked.push(url) })
    saveFile({ blob: new Blob(['x']), fileName: '送货单.xlsx', headers: {} })
    expect(clicked).toEqual(['送货单.xlsx blob:x'])
    vi.runAllTimers()
    expect(revoked).toEqual(['blob:x'])
    vi.useRealTimers()
  })
})
