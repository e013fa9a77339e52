import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNotifications, showError, showNotice } from '#app/notifications/notifications'
import { createQueryClient } from '#app/queryClient'
import { ApiError } from '#shared/http/ApiError'
import { asIs } from '#tests/kit/asIs'
import { startWords } from '#tests/kit/words'
import { get, post } from '#tests/shared/http/calls'
import { dead, done, refreshing, runServer, seenAt, server, signIn, watchSession } from '#tests/shared/http/harness'
import { recorder } from '#tests/shared/http/recorder'

runServer()
const notifier = recorder(true)

beforeAll(async () => {
  await startWords()
})
beforeEach(() => {
  notifier.shown.length = 0
  notifier.titles.length = 0
  return openNotifications(notifier.notifier)
})

/** Runs a query as a screen does, with the client's own retry rules. */
function observe(path: string) {
  const client = createQueryClient()
  const { retry } = client.getDefaultOptions().queries ?? {}
  return client.fetchQuery({
    queryKey: [path],
    queryFn: ({ signal }) => get(path, asIs(), {}, { signal }),
    retry,
    retryDelay: 0,
  })
}

describe('automatic retry', () => {
  it('retries a query whose connection was lost, twice at most', async () => {
    server.use(http.get('/api/store/x', () => HttpResponse.error()))
    await expect(observe('/api/store/x')).rejects.toMatchObject({ kind: 'network' })
    expect(seenAt('/api/store/x')).toHaveLength(3)
    expect(notifier.shown).toEqual([{ toast: '网络异常，请检查网络连接' }])
  })

  it.each([
    ['a refusal', () => HttpResponse.json({ code: 400, success: false, msg: '不可' })],
    ['a fault of the server', () => HttpResponse.json({ code: 500, msg: '服务器异常' }, { status: 500 })],
    ['not found', () => new HttpResponse(null, { status: 404 })],
  ])('skips %s', async (_name, answer) => {
    server.use(http.get('/api/store/x', answer))
    await expect(observe('/api/store/x')).rejects.toBeInstanceOf(ApiError)
    expect(seenAt('/api/store/x')).toHaveLength(1)
    notifier.closeModal()
  })

  it('skips mutations', async () => {
    server.use(http.post('/api/store/x', () => HttpResponse.error()))
    const client = createQueryClient()
    const mutation = client.getMutationCache().build(client, { mutationFn: () => post('/api/store/x', asIs()) })
    await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(ApiError)
    expect(seenAt('/api/store/x')).toHaveLength(1)
  })

  it('does not refetch when the window gets the focus', () => {
    expect(createQueryClient().getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
  })
})

describe('notifications', () => {
  const refused = (text: string) => new ApiError('business', text, { code: 400, httpStatus: 200 })

  it('show one modal at a time, and the next one after it was closed', () => {
    showError(refused('第一个'))
    showError(refused('第二个'))
    expect(notifier.shown).toEqual([{ modal: '第一个' }])
    expect(notifier.titles).toEqual(['错误提示'])
    notifier.closeModal()
    showError(refused('第三个'))
    expect(notifier.shown).toEqual([{ modal: '第一个' }, { modal: '第三个' }])
    notifier.closeModal()
  })

  it('queue messages until the page can show them', async () => {
    vi.resetModules()
    const fresh = await import('#app/notifications/notifications')
    const refusal = await import('#shared/http/ApiError')
    const { presentationOf } = await import('#app/notifications/presentError')
    const opened = { ...notifier.notifier, presentationOf }
    expect(fresh.useNotifierWanted.getState().isWanted).toBe(false)
    fresh.showError(new refusal.ApiError('aborted', ''))
    expect(fresh.useNotifierWanted.getState().isWanted).toBe(false)
    fresh.showError(new refusal.ApiError('timeout', '请求超时'))
    fresh.showNotice('已保存')
    expect(fresh.useNotifierWanted.getState().isWanted).toBe(true)
    expect(notifier.shown).toEqual([])
    fresh.openNotifications(opened)
    fresh.openNotifications(opened)
    expect(notifier.shown).toEqual([{ toast: '请求超时' }, { notice: '已保存' }])
  })

  it('give equal toasts one key, so that they show once', () => {
    const keys: unknown[] = []
    const message = { error: ({ key }: { key: unknown }) => keys.push(key) }
    openNotifications({
      ...notifier.notifier,
      message: { ...notifier.notifier.message, ...message } as unknown as typeof notifier.notifier.message,
    })
    showError(new ApiError('timeout', '请求超时'))
    showError(new ApiError('timeout', '请求超时'))
    expect(keys).toEqual(['请求超时', '请求超时'])
  })

  it('show notices, and nothing for errors that are silent', () => {
    showNotice('登录已失效，请重新登录')
    showError(new ApiError('notFound', '没有'))
    showError(new ApiError('aborted', ''))
    showError(new ApiError('session', '请求未授权'))
    expect(notifier.shown).toEqual([{ notice: '登录已失效，请重新登录' }])
  })
})

it('session expiry is reported once for eight queries of a page, with no error shown', async () => {
  signIn('old')
  const losses = watchSession()
  server.use(
    http.get('/api/store/:name', () => dead()),
    refreshing(null),
  )
  const calls = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) =>
    observe(`/api/store/${name}`).catch(() => done()),
  )
  await Promise.all(calls)
  expect(losses).toHaveLength(1)
  expect(notifier.shown).toEqual([])
})
