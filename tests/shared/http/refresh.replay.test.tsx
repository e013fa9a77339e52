import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { presentationOf } from '#app/notifications/presentError'
import type { ApiError } from '#shared/http/ApiError'
import type { SessionOutcome } from '#shared/http/sessionLoss'
import { clearSession, getSession, isLoggedIn, storeTokens } from '#shared/session'
import { asIs } from '#tests/kit/asIs'
import { get, post, upload } from './calls'
import {
  dead,
  deferred,
  done,
  failureOf,
  guarded,
  refreshing,
  runServer,
  seen,
  seenAt,
  server,
  signIn,
  USER,
  watchSession,
} from './harness'

runServer()
const refreshes = () => seen.filter(({ url }) => url.pathname.includes('/login/refresh/'))
const tokensAt = (path: string) => seenAt(path).map(({ headers }) => headers.get('accessToken'))
const never = () => new Promise<never>(() => undefined)

let losses: ApiError[] = []
beforeEach(() => {
  signIn('old')
  losses = watchSession()
})

describe('a request sent with an older token than the current one', () => {
  it.each([
    ['403', () => dead()],
    ['401', () => HttpResponse.json({ code: 401, msg: '请求未授权' }, { status: 401 })],
    ['code 401', () => HttpResponse.json({ code: 401, success: false, msg: '请求未授权' })],
  ])('is sent again after a %s, without a refresh and without ending the session', async (_name, refuse) => {
    const gate = deferred()
    server.use(
      http.get('/api/store/a', async ({ request }) => {
        if (request.headers.get('accessToken') === 'newer') return done('answer')
        await gate.promise
        return refuse()
      }),
    )
    const call = get('/api/store/a', asIs())
    await vi.waitFor(() => expect(seenAt('/api/store/a')).toHaveLength(1))
    storeTokens({ accessToken: 'newer', refreshToken: 'r' })
    gate.resolve()
    expect(await call).toBe('answer')
    expect(refreshes()).toEqual([])
    expect(losses).toEqual([])
  })

  it('is sent again after a refresh when the current token is rejected too', async () => {
    const gate = deferred()
    server.use(
      http.get('/api/store/a', async ({ request }) => {
        if (request.headers.get('accessToken') === 'new') return done('answer')
        await gate.promise
        return dead()
      }),
      refreshing('new'),
    )
    const call = get('/api/store/a', asIs())
    await vi.waitFor(() => expect(seenAt('/api/store/a')).toHaveLength(1))
    storeTokens({ accessToken: 'middle', refreshToken: 'r' })
    gate.resolve()
    expect(await call).toBe('answer')
    expect(tokensAt('/api/store/a')).toEqual(['old', 'middle', 'new'])
  })

  it('is never sent again with the rejected token after the user signed out', async () => {
    const gate = deferred()
    server.use(
      http.get('/api/store/a', async () => {
        await gate.promise
        return dead()
      }),
    )
    const call = failureOf(get('/api/store/a', asIs()))
    await vi.waitFor(() => expect(seenAt('/api/store/a')).toHaveLength(1))
    clearSession()
    gate.resolve()
    expect((await call).kind).toBe('session')
    expect(seenAt('/api/store/a')).toHaveLength(1)
  })

  it.each(['403', '401'])(
    'of another user is neither resent as the current one nor ends their session (%s)',
    async (status) => {
      const gate = deferred()
      server.use(
        http.post('/api/store/a', async () => {
          await gate.promise
          return HttpResponse.json(
            { code: Number(status), success: false, msg: '请求未授权' },
            { status: Number(status) },
          )
        }),
      )
      const call = failureOf(post('/api/store/a', asIs(), { price: '1' }))
      await vi.waitFor(() => expect(seenAt('/api/store/a')).toHaveLength(1))
      clearSession()
      signIn('theirs', { ...USER, userId: 'u2' })
      gate.resolve()
      expect(presentationOf(await call).type).toBe('silence')
      expect(tokensAt('/api/store/a')).toEqual(['old'])
      expect(losses).toEqual([])
      expect(getSession().accessToken).toBe('theirs')
    },
  )
})

describe('a resent request', () => {
  it('keeps an upload complete, under the same key', async () => {
    const files: string[] = []
    server.use(
      http.post('/api/common/common/upload/file', async ({ request }) => {
        const form = await request.formData()
        const file = form.get('file')
        files.push(file instanceof File ? `${file.name} ${await file.text()} ${form.get('type')}` : 'none')
        return request.headers.get('accessToken') === 'new' ? done('url') : dead()
      }),
      refreshing('new'),
    )
    const form = new FormData()
    form.set('type', 'licence')
    form.set('file', new File(['line one\nline two'], '执照.txt', { type: 'text/plain' }))
    expect(await upload('/api/common/common/upload/file', asIs(), form)).toBe('url')
    expect(files).toEqual(['执照.txt line one\nline two licence', '执照.txt line one\nline two licence'])
    const [first, second] = seenAt('/api/common/common/upload/file').map(({ headers }) =>
      headers.get('Idempotency-Key'),
    )
    expect(first).toBeTruthy()
    expect(second).toBe(first)
  })

  it('keeps a JSON body unchanged, under the same key', async () => {
    server.use(
      guarded('/api/store/a', () => 'new'),
      refreshing('new'),
    )
    const body = { remark: '“引号”', lines: [{ quantity: '1.50' }], text: '{"a":1}' }
    await post('/api/store/a', asIs(), body)
    const sent = seenAt('/api/store/a')
    expect((await Promise.all(sent.map((one) => one.body))).map((text) => JSON.parse(text))).toEqual([body, body])
    expect(sent[1]?.headers.get('Content-Type')).toBe(sent[0]?.headers.get('Content-Type'))
    expect(sent[1]?.headers.get('Idempotency-Key')).toBe(sent[0]?.headers.get('Idempotency-Key'))
  })

  it('is dropped when its caller aborts meanwhile', async () => {
    const [started, gate] = [deferred(), deferred()]
    const controller = new AbortController()
    const renew = async () => {
      started.resolve()
      await gate.promise
    }
    server.use(
      guarded('/api/store/a', () => 'new'),
      refreshing('new', renew),
    )
    const call = failureOf(get('/api/store/a', asIs(), {}, { signal: controller.signal }))
    await started.promise
    controller.abort()
    gate.resolve()
    expect((await call).kind).toBe('aborted')
    expect(getSession().accessToken).toBe('new')
  })
})

describe('signing in again over the page', () => {
  it('sends each request once more, under its key', async () => {
    losses = watchSession(() => {
      signIn('resumed')
      return 'resumed'
    })
    server.use(
      guarded('/api/store/:name', () => 'resumed'),
      refreshing(null),
    )
    const answers = await Promise.all([post('/api/store/a', asIs(), { n: 1 }), post('/api/store/b', asIs(), { n: 2 })])
    expect(answers).toEqual([{ path: '/api/store/a' }, { path: '/api/store/b' }])
    expect(losses).toHaveLength(1)
    expect(tokensAt('/api/store/a')).toEqual(['old', 'resumed'])
    const keys = seenAt('/api/store/a').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('holds requests that start while the sign-in is open, and sends them afterwards', async () => {
    const [asked, answer] = [deferred(), deferred()]
    losses = watchSession(async (): Promise<SessionOutcome> => {
      asked.resolve()
      await answer.promise
      signIn('resumed')
      return 'resumed'
    })
    server.use(
      guarded('/api/store/:name', () => 'resumed'),
      refreshing(null),
    )
    const first = post('/api/store/a', asIs(), {})
    await asked.promise
    const second = get('/api/store/b', asIs())
    await vi.waitFor(() => expect(seenAt('/api/store/b')).not.toEqual([]))
    answer.resolve()
    expect(await Promise.all([first, second])).toEqual([{ path: '/api/store/a' }, { path: '/api/store/b' }])
    expect(losses).toHaveLength(1)
  })

  it.each([
    ['403', () => dead('无权操作')],
    ['401', () => HttpResponse.json({ code: 401, msg: '无权操作' }, { status: 401 })],
  ])('reports the rejection when even that fails (%s), and sends no more', async (_name, refuse) => {
    losses = watchSession(() => {
      signIn('resumed')
      return 'resumed'
    })
    server.use(http.post('/api/store/a', refuse), refreshing(null))
    const error = await failureOf(post('/api/store/a', asIs(), {}))
    expect(presentationOf(error)).toEqual({ type: 'toast', text: '无权操作' })
    expect(losses).toHaveLength(1)
    expect(isLoggedIn()).toBe(true)
  })
})

describe('a refresh that answers too late', () => {
  it('does not restore tokens after the user signed out', async () => {
    const [started, gate] = [deferred(), deferred()]
    const renew = async () => {
      started.resolve()
      await gate.promise
    }
    server.use(
      guarded('/api/store/a', () => 'new'),
      refreshing('new', renew),
    )
    const call = failureOf(get('/api/store/a', asIs()))
    await started.promise
    clearSession()
    gate.resolve()
    expect((await call).kind).toBe('session')
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(getSession()).toEqual({ accessToken: '', refreshToken: '', user: null })
  })

  it('does not keep an aborted request pending', async () => {
    const controller = new AbortController()
    server.use(http.get('/api/store/a', never))
    const call = failureOf(get('/api/store/a', asIs(), {}, { signal: controller.signal }))
    controller.abort()
    expect((await call).kind).toBe('aborted')
  })
})
