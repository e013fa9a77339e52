import { HttpResponse, http, type JsonBodyType } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { prefetch } from '#shared/http/prefetch'
import { asIs } from '#tests/kit/asIs'
import { get } from './calls'
import { done, runServer, seen, server, signIn } from './harness'

runServer()
const PATH = '/api/supplier/list'
const answer = (payload: JsonBodyType) => server.use(http.get(`*${PATH}`, () => done(payload)))

describe('a prefetch', () => {
  it('sends the same headers, and saves the second request', async () => {
    signIn('t1')
    answer(['a'])
    prefetch(PATH, { current: '1', status: '0' }, 't1')
    expect(await get(PATH, asIs(), { status: 0, current: 1 })).toEqual(['a'])
    expect(seen).toHaveLength(1)
    await get(PATH, asIs(), { status: 0, current: 1 })
    const [early, later] = seen.map(({ headers }) => Object.fromEntries(headers))
    // Only the client numbers its requests.
    const { 'x-request-id': id, ...same } = later ?? {}
    expect(id).toMatch(/^[\w-]{36}$/)
    expect(early).toEqual(same)
  })

  it.each([
    ['other parameters', { current: '2' }, 't1'],
    ['another token', { current: '1' }, 't0'],
  ])('is not used for %s', async (_what, params, token) => {
    signIn('t1')
    answer(['a'])
    prefetch(PATH, params, token)
    expect(await get(PATH, asIs(), { current: 1 })).toEqual(['a'])
    expect(seen).toHaveLength(2)
  })

  it('that lost its connection is sent again', async () => {
    signIn('t1')
    server.use(
      http.get(`*${PATH}`, () => HttpResponse.error(), { once: true }),
      http.get(`*${PATH}`, () => done(['b'])),
    )
    prefetch(PATH, {}, 't1')
    expect(await get(PATH, asIs())).toEqual(['b'])
  })

  it('that times out is a timeout, like any other', async () => {
    signIn('t1')
    const late = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    server.use(http.get(`*${PATH}`, () => new Promise<undefined>(() => undefined)))
    prefetch(PATH, {}, 't1')
    const reading = get(PATH, asIs())
    late.abort(new DOMException('', 'TimeoutError'))
    await expect(reading).rejects.toMatchObject({ kind: 'timeout', message: '请求超时' })
  })

  it.each([
    ['before any answer', () => new Promise<undefined>(() => undefined)],
    [
      'in the middle of its body',
      () => new HttpResponse(new ReadableStream({ pull: () => new Promise(() => undefined) })),
    ],
  ])('that times out %s, with nobody waiting, is no unhandled rejection', async (_when, hang) => {
    const unhandled: unknown[] = []
    const note = (reason: unknown) => unhandled.push(reason)
    process.on('unhandledRejection', note)
    onTestFinished(() => void process.off('unhandledRejection', note))
    const late = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    server.use(http.get(`*${PATH}`, hang))
    prefetch(PATH, {}, 't1')
    late.abort(new DOMException('', 'TimeoutError'))
    // Node reports a rejection once all microtasks of a turn have run.
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).toEqual([])
  })

  it('that is rejected is an error like any other', async () => {
    signIn('t1')
    server.use(http.get(`*${PATH}`, () => HttpResponse.json({ code: 400, success: false, message: '参数错误' })))
    prefetch(PATH, {}, 't1')
    await expect(get(PATH, asIs())).rejects.toThrow('参数错误')
    expect(seen).toHaveLength(1)
  })
})
