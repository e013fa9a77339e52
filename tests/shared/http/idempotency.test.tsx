import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { writtenFile } from '#shared/excel/writtenFile'
import { asIs } from '#tests/kit/asIs'
import { post, postForm, upload } from './calls'
import { dead, deferred, done, failureOf, refreshing, runServer, seen, server, signIn } from './harness'
import { watchTransport } from './transport'

runServer()
const PATH = '/api/supplier/orderLogistics/add'
const keys = () =>
  seen.filter(({ url }) => !url.pathname.includes('/refresh/')).map(({ headers }) => headers.get('Idempotency-Key'))
const isOneKey = () => new Set(keys()).size === 1
const never = () => new Promise<never>(() => undefined)

describe('the idempotency key of a write', () => {
  it('is the same for a double click: equal content while the answer is pending', async () => {
    const gate = deferred()
    server.use(
      http.post(PATH, async () => {
        await gate.promise
        return done()
      }),
    )
    const clicks = [post(PATH, asIs(), { a: 1 }), post(PATH, asIs(), { a: 1 })]
    gate.resolve()
    await Promise.all(clicks)
    expect(keys()).toHaveLength(2)
    expect(isOneKey()).toBe(true)
  })

  it.each([
    ['fine', () => done()],
    ['a refusal', () => HttpResponse.json({ code: 400, success: false, msg: '数量超出' })],
    ['HTTP 400', () => HttpResponse.json({ code: 20010, success: false, message: '不可' }, { status: 400 })],
    ['HTTP 404', () => new HttpResponse(null, { status: 404 })],
    ['HTTP 500', () => HttpResponse.json({ code: 500, msg: '服务器异常' }, { status: 500 })],
    ['HTTP 401', () => HttpResponse.json({ code: 401, msg: '请求未授权' }, { status: 401 })],
    ['HTTP 403', () => dead()],
  ])('is dropped after a definite answer: %s', async (_name, answer) => {
    server.use(http.post(PATH, answer))
    await post(PATH, asIs(), { a: 1 }).catch(() => undefined)
    await post(PATH, asIs(), { a: 1 }).catch(() => undefined)
    expect(keys()).toHaveLength(2)
    expect(isOneKey()).toBe(false)
  })

  it.each([
    ['the time was over', never, true],
    ['the line was lost', () => HttpResponse.error(), false],
    ['a gateway lost the service (502)', () => new HttpResponse('<html>', { status: 502 }), false],
    ['a gateway found no service (503)', () => new HttpResponse('<html>', { status: 503 }), false],
    ['a gateway waited in vain (504)', () => HttpResponse.json({ code: 504, msg: 'timeout' }, { status: 504 }), false],
  ])('is kept while the outcome is unknown: %s', async (_name, answer, isTimeout) => {
    const transport = watchTransport()
    server.use(http.post(PATH, answer, { once: true }))
    const failure = failureOf(post(PATH, asIs(), { a: 1 }))
    if (isTimeout) await transport.timeOut()
    await failure
    server.use(http.post(PATH, () => done()))
    await post(PATH, asIs(), { a: 1 })
    expect(keys()).toHaveLength(2)
    expect(isOneKey()).toBe(true)

    await post(PATH, asIs(), { a: 1 })
    expect(new Set(keys()).size).toBe(2)
  })

  it('stays the same through a token refresh and is dropped afterwards', async () => {
    signIn('old')
    server.use(
      http.post(PATH, ({ request }) => (request.headers.get('accessToken') === 'new' ? done() : dead())),
      refreshing('new'),
    )
    await post(PATH, asIs(), { a: 1 })
    expect(keys()).toHaveLength(2)
    expect(isOneKey()).toBe(true)
    await post(PATH, asIs(), { a: 1 })
    expect(new Set(keys()).size).toBe(2)
  })

  it('may be set by the caller', async () => {
    server.use(http.post(PATH, () => done()))
    await post(PATH, asIs(), { a: 1 }, { headers: { 'Idempotency-Key': 'mine' } })
    expect(keys()).toEqual(['mine'])
  })

  const file = (text: string, name = 'a.xlsx', lastModified = 5) => {
    const form = new FormData()
    form.set('file', new File([text], name, { lastModified }))
    return form
  }
  it.each([
    ['another body', () => post(PATH, asIs(), { a: 1 }), () => post(PATH, asIs(), { a: 2 })],
    ['another path', () => post(PATH, asIs(), { a: 1 }), () => post('/api/supplier/other', asIs(), { a: 1 })],
    ['a body and none', () => post(PATH, asIs()), () => post(PATH, asIs(), { a: 1 })],
    ['another form', () => postForm(PATH, asIs(), { a: 1 }), () => postForm(PATH, asIs(), { a: 2 })],
    ['another file name', () => upload(PATH, asIs(), file('x')), () => upload(PATH, asIs(), file('x', 'b.xlsx'))],
    ['another file length', () => upload(PATH, asIs(), file('x')), () => upload(PATH, asIs(), file('xy'))],
    ['another file time', () => upload(PATH, asIs(), file('x')), () => upload(PATH, asIs(), file('x', 'a.xlsx', 6))],
  ])('differs with the content: %s', async (_name, one, other) => {
    server.use(http.post('*', () => HttpResponse.error()))
    await failureOf(one())
    await failureOf(other())
    expect(keys()).toHaveLength(2)
    expect(isOneKey()).toBe(false)
  })

  it.each([
    ['a JSON body', () => post('/api/same', asIs(), { b: [1, { c: '2' }] })],
    ['a form', () => postForm('/api/same', asIs(), { a: 1, b: 2 })],
    ['an upload', () => upload('/api/same', asIs(), file('x'))],
  ])('is the same for the same content: %s', async (_name, send) => {
    server.use(http.post('*', () => HttpResponse.error()))
    await failureOf(send())
    await failureOf(send())
    expect(keys()).toHaveLength(2)
    expect(isOneKey()).toBe(true)
  })

  it.each([
    ['the same rows', '1', true],
    ['other rows', '2', false],
  ])('of a workbook that is written again: %s', async (_name, quantity, isSame) => {
    server.use(http.post('*', () => HttpResponse.error()))
    for (const cell of ['1', quantity]) {
      const form = new FormData()
      form.set('file', await writtenFile('a.xlsx', [{ head: '数量', isNumber: true }], [[cell]]))
      await failureOf(upload(`/api/written/${quantity}`, asIs(), form))
    }
    expect(keys()).toHaveLength(2)
    expect(isOneKey()).toBe(isSame)
  })
})
