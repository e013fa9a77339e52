import { type QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNotifications } from '#app/notifications/notifications'
import { createQueryClient } from '#app/queryClient'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { asIs } from '#tests/kit/asIs'
import { startWords } from '#tests/kit/words'
import { get, post } from '#tests/shared/http/calls'
import { deferred, done, runServer, seenAt, server } from '#tests/shared/http/harness'
import { recorder } from '#tests/shared/http/recorder'

runServer()
const { shown, notifier } = recorder()

const contracts = defineResource('contract', {
  page: pagesBy((query: { current: number }, signal) => get<string>('/api/contract/page', asIs(), query, { signal })),
  detail: query((id: string, signal) => get<string>('/api/contract/detail', asIs(), { id }, { signal })),
  drop: mutation((id: string) => post('/api/contract/drop', asIs(), { id })),
  sign: mutation((id: string) => post('/api/contract/sign', asIs(), { id }), ['order', 'material']),
})
const orders = defineResource('order', {
  list: query((_: undefined, signal) => get<string>('/api/order/list', asIs(), {}, { signal })),
})

let client: QueryClient
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const refusal = () => HttpResponse.json({ code: 400, success: false, msg: '合同已作废' })

beforeAll(async () => {
  await startWords()
  return openNotifications(notifier)
})
beforeEach(() => {
  shown.length = 0
  client = createQueryClient()
})

describe('a query', () => {
  it('has the key of its resource, query and argument', () => {
    expect(contracts.page({ current: 2 }).queryKey).toEqual(['contract', 'page', { current: 2 }])
    expect(contracts.detail('7').queryKey).toEqual(['contract', 'detail', '7'])
    expect(orders.list(undefined).queryKey).toEqual(['order', 'list', undefined])
  })

  it('is sent once for equal arguments and again for others', async () => {
    server.use(http.get('/api/contract/detail', ({ request }) => done(new URL(request.url).searchParams.get('id'))))
    const read = (id: string) => client.fetchQuery(contracts.detail(id))
    expect(await Promise.all([read('1'), read('1'), read('2')])).toEqual(['1', '1', '2'])
    expect(seenAt('/api/contract/detail')).toHaveLength(2)
  })

  it('keeps the previous page on screen while the next one loads', async () => {
    const gate = deferred()
    server.use(
      http.get('/api/contract/page', async ({ request }) => {
        const current = new URL(request.url).searchParams.get('current')
        if (current === '2') await gate.promise
        return done(`page ${current}`)
      }),
    )
    const { result, rerender } = renderHook(({ current }) => useQuery(contracts.page({ current })), {
      wrapper,
      initialProps: { current: 1 },
    })
    await waitFor(() => expect(result.current.data).toBe('page 1'))
    rerender({ current: 2 })
    expect(result.current).toMatchObject({ data: 'page 1', isPlaceholderData: true })
    gate.resolve()
    await waitFor(() => expect(result.current).toMatchObject({ data: 'page 2', isPlaceholderData: false }))
  })

  it('does not show one record while another one loads', async () => {
    server.use(http.get('/api/contract/detail', ({ request }) => done(new URL(request.url).searchParams.get('id'))))
    const { result, rerender } = renderHook(({ id }) => useQuery(contracts.detail(id)), {
      wrapper,
      initialProps: { id: '1' },
    })
    await waitFor(() => expect(result.current.data).toBe('1'))
    rerender({ id: '2' })
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data).toBe('2'))
  })

  it('is aborted when its screen unmounts, without a notification', async () => {
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort')
    server.use(http.get('/api/contract/detail', () => new Promise<never>(() => undefined)))
    const { unmount } = renderHook(() => useQuery(contracts.detail('1')), { wrapper })
    await waitFor(() => expect(seenAt('/api/contract/detail')).toHaveLength(1))
    expect(abort).not.toHaveBeenCalled()
    unmount()
    await waitFor(() => expect(abort).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(shown).toEqual([])
  })

  it('that fails shows one notification, unless it is silent', async () => {
    server.use(http.get('/api/contract/detail', refusal))
    await expect(client.fetchQuery(contracts.detail('1'))).rejects.toMatchObject({ kind: 'business' })
    expect(shown).toEqual([{ modal: '合同已作废' }])
    await expect(client.fetchQuery({ ...contracts.detail('2'), meta: { silent: true } })).rejects.toMatchObject({
      kind: 'business',
    })
    expect(shown).toHaveLength(1)
  })
})

describe('a mutation', () => {
  /** Fills the cache with data of two resources and of an unrelated one. */
  function fill() {
    client.setQueryData(['contract', 'page', { current: 1 }], 'page')
    client.setQueryData(['contract', 'detail', '1'], 'detail')
    client.setQueryData(['order', 'list', undefined], 'orders')
    client.setQueryData(['material', 'page', {}], 'materials')
    client.setQueryData(['contractMaterial', 'page', {}], 'other')
  }
  const stale = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => `${queryKey[0]}.${queryKey[1]}`)
      .sort()

  it('invalidates all of its own resource, and nothing else', async () => {
    fill()
    server.use(http.post('/api/contract/drop', () => done()))
    const { result } = renderHook(() => useMutation(contracts.drop()), { wrapper })
    await act(() => result.current.mutateAsync('1'))
    expect(stale()).toEqual(['contract.detail', 'contract.page'])
  })

  it('invalidates the resources it touches too', async () => {
    fill()
    server.use(http.post('/api/contract/sign', () => done()))
    const { result } = renderHook(() => useMutation(contracts.sign()), { wrapper })
    await act(() => result.current.mutateAsync('1'))
    expect(stale()).toEqual(['contract.detail', 'contract.page', 'material.page', 'order.list'])
  })

  it.each([
    ['does nothing', () => undefined],
    ['throws', () => Promise.reject(new Error('the caller failed'))],
  ])('invalidates them whatever the caller’s own onSuccess does: it %s', async (_name, onSuccess) => {
    fill()
    server.use(http.post('/api/contract/sign', () => done()))
    const { result } = renderHook(() => useMutation({ ...contracts.sign(), onSuccess }), { wrapper })
    await act(() => result.current.mutateAsync('1').catch(() => undefined))
    expect(stale()).toEqual(['contract.detail', 'contract.page', 'material.page', 'order.list'])
  })

  it('invalidates its resource also with the caller’s own meta', async () => {
    fill()
    server.use(http.post('/api/contract/drop', () => done()))
    const { result } = renderHook(() => useMutation({ ...contracts.drop(), meta: { silent: true } }), { wrapper })
    await act(() => result.current.mutateAsync('1'))
    expect(stale()).toEqual(['contract.detail', 'contract.page'])
  })

  it('refetches what is on screen', async () => {
    let version = 1
    server.use(
      http.get('/api/order/list', () => done(`version ${version}`)),
      http.post('/api/contract/sign', () => {
        version = 2
        return done()
      }),
    )
    const { result } = renderHook(
      () => ({ list: useQuery(orders.list(undefined)), sign: useMutation(contracts.sign()) }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.list.data).toBe('version 1'))
    await act(() => result.current.sign.mutateAsync('1'))
    await waitFor(() => expect(result.current.list.data).toBe('version 2'))
  })

  it.each<[string, () => Response, string[]]>([
    [
      'that is refused invalidates its resource too: the record may have moved on',
      refusal,
      ['contract.detail', 'contract.page'],
    ],
    ['that fails invalidates nothing', () => new Response('', { status: 500 }), []],
  ])('%s', async (_name, answer, changed) => {
    fill()
    server.use(http.post('/api/contract/drop', answer))
    const { result } = renderHook(() => useMutation(contracts.drop()), { wrapper })
    await act(() => result.current.mutateAsync('1').catch(() => undefined))
    expect(stale()).toEqual(changed)
  })

  it.each([
    ['nothing', {}, [{ modal: '合同已作废' }]],
    ['silence', { silent: true }, []],
    ['a taker that takes it', { takes: () => true }, []],
    ['a taker that leaves it', { takes: () => false }, [{ modal: '合同已作废' }]],
  ])('that fails, with %s in its meta, shows the right notification', async (_name, meta, expected) => {
    server.use(http.post('/api/contract/drop', refusal))
    const options = contracts.drop()
    const { result } = renderHook(() => useMutation({ ...options, meta: { ...options.meta, ...meta } }), { wrapper })
    await act(() => result.current.mutateAsync('1').catch(() => undefined))
    expect(shown).toEqual(expected)
  })

  it('passes the error itself to `takes`', async () => {
    server.use(http.post('/api/contract/drop', refusal))
    const taken: unknown[] = []
    const takes = (error: unknown) => taken.push(error) > 0
    const { result } = renderHook(() => useMutation({ ...contracts.drop(), meta: { takes } }), { wrapper })
    await act(() => result.current.mutateAsync('1').catch(() => undefined))
    expect(taken).toMatchObject([{ kind: 'business', code: 400, message: '合同已作废' }])
  })
})
