import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { presentationOf } from '#app/notifications/presentError'
import type { ApiError } from '#shared/http/ApiError'
import { clearSession, getSession, isLoggedIn, storeTokens } from '#shared/session'
import { asIs } from '#tests/kit/asIs'
import { get, post } from './calls'
import {
  dead,
  deferred,
  done,
  failureOf,
  guarded,
  REFRESH,
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
const PATHS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `/api/store/${name}`)
const refreshes = () => seen.filter(({ url }) => url.pathname.includes('/login/refresh/'))
const tokensAt = (path: string) => seenAt(path).map(({ headers }) => headers.get('accessToken'))

let losses: ApiError[] = []
beforeEach(() => {
  signIn('old')
  losses = watchSession()
})

describe('an expired token', () => {
  it('is refreshed once for eight requests, all of which are answered without a reload', async () => {
    const complaints = vi.spyOn(console, 'error')
    server.use(
      guarded('/api/store/:name', () => 'new'),
      refreshing('new'),
    )
    const answers = await Promise.all(PATHS.map((path) => get(path, asIs())))
    expect(answers).toEqual(PATHS.map((path) => ({ path })))
    expect(refreshes()).toHaveLength(1)
    expect(PATHS.map(tokensAt)).toEqual(PATHS.map(() => ['old', 'new']))
    expect(losses).toEqual([])
    // jsdom cannot reload a page and would log an error here.
    expect(complaints).not.toHaveBeenCalled()
    expect(getSession()).toMatchObject({ accessToken: 'new', refreshToken: 'refresh-of-new', user: USER })
  })

  it('that cannot be refreshed rejects all eight, and the loss is reported once', async () => {
    server.use(
      guarded('/api/store/:name', () => 'new'),
      refreshing(null),
    )
    const errors = await Promise.all(PATHS.map((path) => failureOf(get(path, asIs()))))
    expect(errors.map(({ kind }) => kind)).toEqual(PATHS.map(() => 'session'))
    expect(refreshes()).toHaveLength(1)
    expect(losses).toHaveLength(1)
    expect(PATHS.map(tokensAt)).toEqual(PATHS.map(() => ['old']))
  })

  it('is reported once, also for stragglers rejected after the loss', async () => {
    const gate = deferred()
    losses = watchSession(() => {
      clearSession()
      return 'left'
    })
    server.use(
      http.get('/api/store/late', async () => {
        await gate.promise
        return dead()
      }),
      http.get('/api/store/early', () => dead()),
      refreshing(null),
    )
    const late = failureOf(get('/api/store/late', asIs()))
    await failureOf(get('/api/store/early', asIs()))
    gate.resolve()
    expect(presentationOf(await late).type).toBe('silence')
    expect(losses).toHaveLength(1)
    expect(refreshes()).toHaveLength(1)
    expect(tokensAt('/api/store/late')).toEqual(['old'])
  })

  it('holds requests that start during the refresh', async () => {
    const [started, gate] = [deferred(), deferred()]
    const renew = async () => {
      started.resolve()
      await gate.promise
    }
    server.use(
      guarded('/api/store/:name', () => 'new'),
      refreshing('new', renew),
    )
    const first = get('/api/store/a', asIs())
    await started.promise
    const others = Promise.all([get('/api/store/b', asIs()), post('/api/store/c', asIs(), {})])
    gate.resolve()
    await Promise.all([first, others])
    expect(tokensAt('/api/store/b')).toEqual(['new'])
    expect(tokensAt('/api/store/c')).toEqual(['new'])
    expect(refreshes()).toHaveLength(1)
  })

  it('rejects requests that waited for a failed refresh, without sending them', async () => {
    const [started, gate] = [deferred(), deferred()]
    losses = watchSession(() => {
      clearSession()
      return 'left'
    })
    const renew = async () => {
      started.resolve()
      await gate.promise
    }
    server.use(
      guarded('/api/store/:name', () => 'new'),
      refreshing(null, renew),
    )
    const first = failureOf(get('/api/store/a', asIs()))
    await started.promise
    const second = failureOf(get('/api/store/b', asIs()))
    gate.resolve()
    expect([(await first).kind, (await second).kind]).toEqual(['session', 'session'])
    expect(seenAt('/api/store/b')).toEqual([])
    expect(losses).toHaveLength(1)
  })

  it('lets token endpoints through during the refresh', async () => {
    const [started, gate] = [deferred(), deferred()]
    const renew = async () => {
      started.resolve()
      await gate.promise
    }
    server.use(
      guarded('/api/store/:name', () => 'new'),
      refreshing('new', renew),
      http.get('/api/gd-auth/captcha', () => done('picture')),
    )
    const waiting = get('/api/store/a', asIs())
    await started.promise
    expect(await get('/api/gd-auth/captcha', asIs())).toBe('picture')
    gate.resolve()
    await waiting
  })

  it('is refreshed again when the new one expires later', async () => {
    let valid = 'new'
    server.use(
      guarded('/api/store/:name', () => valid),
      http.post(REFRESH, ({ params }) => {
        const next = params.token === 'refresh-of-old' ? 'new' : 'newer'
        return done({ accessToken: next, refreshToken: `refresh-of-${next}` })
      }),
    )
    await get('/api/store/a', asIs())
    valid = 'newer'
    await get('/api/store/a', asIs())
    expect(tokensAt('/api/store/a')).toEqual(['old', 'new', 'new', 'newer'])
  })

  it('keeps its refresh token when the server sends none', async () => {
    server.use(
      guarded('/api/store/:name', () => 'new'),
      http.post(REFRESH, () => HttpResponse.json({ access_token: 'new' })),
    )
    await get('/api/store/a', asIs())
    expect(getSession()).toMatchObject({ accessToken: 'new', refreshToken: 'refresh-of-old' })
  })

  it('without a refresh token ends the session without a request', async () => {
    storeTokens({ accessToken: 'old', refreshToken: '' })
    server.use(guarded('/api/store/:name', () => 'new'))
    expect((await failureOf(get('/api/store/a', asIs()))).kind).toBe('session')
    expect(refreshes()).toEqual([])
    expect(losses).toHaveLength(1)
  })
})

describe('a rejection that a new token does not fix', () => {
  it('ends the session without a loop', async () => {
    server.use(
      http.get('/api/store/a', () => dead()),
      refreshing('new'),
    )
    expect((await failureOf(get('/api/store/a', asIs()))).kind).toBe('session')
    expect(tokensAt('/api/store/a')).toEqual(['old', 'new'])
    expect(refreshes()).toHaveLength(1)
    expect(losses.map(({ message }) => message)).toEqual(['登录已失效，请重新登录'])
  })

  it.each([
    ['/api/store/passport/login/userLogin', 403],
    ['/api/store/passport/login/smsLogin', 401],
    ['/api/gd-auth/supplierToken', 403],
    ['/api/gd-auth/supplierToken', 401],
  ])('of %s (%i) is left to the caller: no refresh, no loss', async (path, status) => {
    server.use(
      http.post(path, () => HttpResponse.json({ code: status, success: false, msg: '客户端认证失败!' }, { status })),
    )
    expect(await failureOf(post(path, asIs(), {}))).toMatchObject({ message: '客户端认证失败!', httpStatus: status })
    expect(seen).toHaveLength(1)
    expect(losses).toEqual([])
    expect(isLoggedIn()).toBe(true)
  })
})
