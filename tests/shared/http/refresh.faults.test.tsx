import { http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pauseAfter } from '#shared/http/refreshPause'
import { asIs } from '#tests/kit/asIs'
import { guarded, REFRESH, refreshing, runServer, seen, server, signIn } from './harness'
import { PASSING_FAULTS, REFUSALS } from './refreshFaults'
import { watchTransport } from './transport'

runServer()
const refreshes = () => seen.filter(({ url }) => url.pathname.includes('/login/refresh/'))

/** One browser tab: its own modules, the storage shared with the others. */
async function openTab() {
  vi.resetModules()
  const [request, session, pause, loss] = await Promise.all([
    import('./calls'),
    import('#shared/session'),
    import('#shared/http/refreshPause'),
    import('#shared/http/sessionLoss'),
  ])
  const losses: string[] = []
  loss.onSessionLost(async (error) => {
    losses.push(error.message)
    return 'left'
  })
  return { ...request, ...session, ...pause, losses, isPaused: () => pause.useRefreshPause.getState().pause !== null }
}

/** Dispatches the storage event, which jsdom lacks here because these tabs share one window. */
function tellStored() {
  window.dispatchEvent(new StorageEvent('storage', { key: 'tokenRefreshPause' }))
}

afterEach(() => {
  vi.resetModules()
})

describe('a transient fault of the token refresh never ends the session', () => {
  it.each(PASSING_FAULTS)('%s: two browser tabs wait, and continue when it has passed', async (name, reply) => {
    const transport = watchTransport()
    signIn('old')
    const tabs = [await openTab(), await openTab()]
    server.use(
      guarded('/api/store/:name', () => 'new'),
      http.post(REFRESH, reply),
    )
    const calls = tabs.map((tab, at) => tab.get(`/api/store/${at}`, asIs()))
    if (name === 'no answer in time') {
      await vi.waitFor(() => expect(refreshes()).toHaveLength(1))
      await transport.timeOut()
    }
    await vi.waitFor(() => expect(tabs.map(({ isPaused }) => isPaused())).toEqual([true, true]), { timeout: 4000 })
    expect(refreshes()).toHaveLength(1)
    const late = tabs[1]?.post('/api/store/late', asIs(), { text: '后来的' })

    server.use(refreshing('new'))
    tabs[0]?.tryRefreshNow()
    await calls[0]
    tellStored()
    expect(await Promise.all(calls)).toEqual([{ path: '/api/store/0' }, { path: '/api/store/1' }])
    expect(await late).toEqual({ path: '/api/store/late' })
    expect(refreshes()).toHaveLength(2)
    expect(tabs.flatMap(({ losses }) => losses)).toEqual([])
    expect(tabs.map(({ isPaused }) => isPaused())).toEqual([false, false])
    expect(localStorage.getItem('tokenRefreshPause')).toBeNull()
  })

  it.each(REFUSALS)('%s is a rejection: it ends the session at once', async (_name, reply) => {
    signIn('old')
    const tab = await openTab()
    server.use(
      guarded('/api/store/:name', () => 'new'),
      http.post(REFRESH, reply),
    )
    const outcome = await tab.get('/api/store/a', asIs()).catch((error: { kind?: string }) => error.kind)
    expect(outcome).toBe('session')
    expect(refreshes()).toHaveLength(1)
    expect(tab.losses).toHaveLength(1)
  })

  it('signing out ends the wait, and nothing is sent', async () => {
    signIn('old')
    const tab = await openTab()
    server.use(
      guarded('/api/store/:name', () => 'new'),
      http.post(REFRESH, () => new Response('', { status: 503, headers: { 'Retry-After': '600' } })),
    )
    const call = tab.get('/api/store/a', asIs()).catch((error: { kind?: string }) => error.kind)
    await vi.waitFor(() => expect(tab.isPaused()).toBe(true))
    tab.clearSession()
    expect(await call).toBe('session')
    expect(refreshes()).toHaveLength(1)
    expect(tab.losses).toEqual([])
  })

  it('the delays grow up to 30 s, and Retry-After is respected', async () => {
    const { readPause } = await openTab()
    expect([1, 2, 3, 4, 5, 6, 50].map((tries) => pauseAfter(tries, 0))).toEqual([
      1000, 2000, 4000, 8000, 16000, 30000, 30000,
    ])
    expect(pauseAfter(1, 20_000)).toBe(20_000)

    signIn('old')
    const tab = await openTab()
    const start = Date.now()
    server.use(
      guarded('/api/store/:name', () => 'new'),
      http.post(REFRESH, () => new Response('', { status: 503, headers: { 'Retry-After': '120' } })),
    )
    const call = tab.get('/api/store/a', asIs()).catch(() => undefined)
    await vi.waitFor(() => expect(tab.isPaused()).toBe(true))
    expect(readPause('refresh-of-old')?.until).toBeGreaterThanOrEqual(start + 120_000)
    tab.clearSession()
    await call
  })
})
