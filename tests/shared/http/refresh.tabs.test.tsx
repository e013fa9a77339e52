import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { asIs } from '#tests/kit/asIs'
import { deferred, guarded, REFRESH, refreshing, runServer, seen, seenAt, server, signIn, USER } from './harness'

runServer()
const refreshes = () => seen.filter(({ url }) => url.pathname.includes('/login/refresh/'))

/** One browser tab: its own modules, the storage shared with the others. */
async function openTab() {
  vi.resetModules()
  const [request, session, loss] = await Promise.all([
    import('./calls'),
    import('#shared/session'),
    import('#shared/http/sessionLoss'),
  ])
  const losses: string[] = []
  loss.onSessionLost(async (error) => {
    losses.push(error.message)
    return 'left'
  })
  return { ...request, ...session, losses }
}

/** Web Locks for one origin: one holder at a time, first come first served. */
function memoryLocks() {
  let tail: Promise<unknown> = Promise.resolve()
  const holders = { now: 0, most: 0, names: [] as string[] }
  const request = (name: string, work: () => Promise<unknown>) => {
    holders.names.push(name)
    const run = tail.then(async () => {
      holders.most = Math.max(holders.most, ++holders.now)
      try {
        return await work()
      } finally {
        holders.now--
      }
    })
    tail = run.catch(() => undefined)
    return run
  }
  return { locks: { request }, holders }
}

function withLocks() {
  const { locks, holders } = memoryLocks()
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  return holders
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  vi.resetModules()
})

describe.each([
  ['Web Locks', true],
  ['the lock in local storage', false],
])('two browser tabs with %s', (_name, hasLocks) => {
  it('refresh an expired token once between them', async () => {
    const holders = hasLocks ? withLocks() : null
    signIn('old')
    const [one, two] = [await openTab(), await openTab()]
    server.use(
      guarded('/api/store/:name', () => 'new'),
      refreshing('new'),
    )
    const calls = [
      one.get('/api/store/a', asIs()),
      two.get('/api/store/b', asIs()),
      one.get('/api/store/c', asIs()),
      two.get('/api/store/d', asIs()),
    ]
    expect(await Promise.all(calls)).toEqual(['a', 'b', 'c', 'd'].map((name) => ({ path: `/api/store/${name}` })))
    expect(refreshes()).toHaveLength(1)
    expect([one.getSession().accessToken, two.getSession().accessToken]).toEqual(['new', 'new'])
    expect([...one.losses, ...two.losses]).toEqual([])
    if (holders) expect(holders).toMatchObject({ now: 0, most: 1, names: ['tokenRefresh', 'tokenRefresh'] })
    else expect(localStorage.getItem('tokenRefresh')).toBeNull()
  })

  it('both learn of an expired session, with one request when the first cleared it', async () => {
    if (hasLocks) withLocks()
    signIn('old')
    const [one, two] = [await openTab(), await openTab()]
    server.use(
      guarded('/api/store/:name', () => 'new'),
      http.post(REFRESH, () => {
        localStorage.clear()
        return HttpResponse.json({ success: false, code: 20004, message: '用户已退出' }, { status: 400 })
      }),
    )
    const errors = await Promise.all([
      failure(one.get('/api/store/a', asIs())),
      failure(two.get('/api/store/b', asIs())),
    ])
    expect(errors).toEqual(['session', 'session'])
    expect(refreshes()).toHaveLength(1)
  })
})

describe('a refresh lost to another tab', () => {
  it('adopts the token that the other stored before this one asked', async () => {
    signIn('old')
    const tab = await openTab()
    tab.getSession()
    localStorage.setItem('accessToken', 'new')
    localStorage.setItem('refreshToken', 'refresh-of-new')
    server.use(guarded('/api/store/:name', () => 'new'))
    expect(await tab.get('/api/store/a', asIs())).toEqual({ path: '/api/store/a' })
    expect(refreshes()).toEqual([])
    expect(tab.losses).toEqual([])
  })

  it.each([
    [
      'refused because the other used the one-time token first',
      () => HttpResponse.json({ success: false, code: 20004 }, { status: 400 }),
    ],
    ['lost on its way', () => HttpResponse.error()],
  ])('adopts the token also when its own refresh was %s, and clears nothing', async (_name, answer) => {
    signIn('old')
    const tab = await openTab()
    server.use(
      guarded('/api/store/:name', () => 'new'),
      http.post(REFRESH, () => {
        localStorage.setItem('accessToken', 'new')
        localStorage.setItem('refreshToken', 'refresh-of-new')
        return answer()
      }),
    )
    expect(await tab.get('/api/store/a', asIs())).toEqual({ path: '/api/store/a' })
    expect(tab.losses).toEqual([])
    expect(tab.getSession()).toMatchObject({ accessToken: 'new', refreshToken: 'refresh-of-new', user: USER })
  })

  it('does not overwrite the user who signed in meanwhile in the other tab', async () => {
    signIn('old')
    const tab = await openTab()
    const [started, gate] = [deferred(), deferred()]
    const renew = async () => {
      started.resolve()
      await gate.promise
    }
    server.use(
      guarded('/api/store/:name', () => 'new'),
      refreshing('new', renew),
    )
    const call = failure(tab.get('/api/store/a', asIs()))
    await started.promise
    signIn('theirs', { ...USER, userId: 'u2' })
    gate.resolve()
    expect(await call).toBe('session')
    expect(localStorage.getItem('accessToken')).toBe('theirs')
    expect(tab.getSession()).toMatchObject({ accessToken: 'theirs', user: { userId: 'u2' } })
    expect(seenAt('/api/store/a')).toHaveLength(1)
    expect(tab.losses).toEqual([])
  })
})

describe('the lock in local storage', () => {
  it.each([
    ['a tab that died', JSON.stringify({ owner: 'gone', until: 1 })],
    ['nonsense', 'not json'],
  ])('is taken over from %s', async (_name, left) => {
    signIn('old')
    localStorage.setItem('tokenRefresh', left)
    const tab = await openTab()
    server.use(
      guarded('/api/store/:name', () => 'new'),
      refreshing('new'),
    )
    expect(await tab.get('/api/store/a', asIs())).toEqual({ path: '/api/store/a' })
    expect(localStorage.getItem('tokenRefresh')).toBeNull()
  })
})

describe('another tab’s', () => {
  it('sign-in, refresh and sign-out are followed', async () => {
    signIn('old')
    const tab = await openTab()
    const stop = tab.followOtherTabs()
    const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

    localStorage.setItem('accessToken', 'new')
    tell('lang')
    expect(tab.getSession().accessToken).toBe('old')
    tell('accessToken')
    expect(tab.getSession().accessToken).toBe('new')

    localStorage.clear()
    tell(null)
    expect(tab.isLoggedIn()).toBe(false)

    stop()
    signIn('again')
    tell('accessToken')
    expect(tab.isLoggedIn()).toBe(false)
  })
})

/** The kind of a failure, by name: errors of another module graph are not instances of this one's class. */
async function failure(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'answered',
    (error: { kind?: string }) => error.kind ?? String(error),
  )
}
