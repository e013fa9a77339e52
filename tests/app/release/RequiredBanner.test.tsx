import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useNewVersion } from '#app/release/newVersion'
import { RequiredBanner } from '#app/release/RequiredBanner'
import { text } from '#domain/text'
import { clearDirty, markDirty } from '#shared/dirtyForms'
import { listDrafts } from '#shared/drafts'
import { getSession } from '#shared/session'
import { sessionStore } from '#shared/storage/webStorage'
import { field, fill, renderApp, runApp } from '#tests/kit/render'

runApp('supplier')

afterEach(() => {
  vi.useRealTimers()
  useNewVersion.setState({ isThere: false, lowest: '' })
  clearDirty('copies')
})

/** The banner loads after the first rows. */
const said = (text: RegExp) => screen.findByText(text, {}, { timeout: 10_000 })

it('a version out of use saves drafts at once, and counts down without input', async () => {
  await renderApp({ path: '/supplier/agreementCreate', account: 'yueheng' })
  await waitFor(() => expect(field('合同名称')).toBeEnabled())
  await fill(field('合同名称'), '滨江三号')
  useNewVersion.setState({ isThere: true, lowest: '9.0.0' })
  await said(/此版本已停用。填写中的内容已保存为草稿/)
  await said(/停止操作 1[0-5] 秒后自动刷新/)
  const { user } = getSession()
  await waitFor(async () => expect(await listDrafts(user?.userId ?? '')).toHaveLength(1))
})

it('input that no draft keeps holds the page', async () => {
  await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
  markDirty('copies', { tabKey: 'x', title: text('回签单'), flush: async () => undefined, hasNoDraft: true })
  useNewVersion.setState({ isThere: true, lowest: '9.0.0' })
  await said(/此版本已停用。填写中的内容不能存为草稿，请提交后刷新/)
  expect(screen.queryByText(/自动刷新/)).not.toBeInTheDocument()
  clearDirty('copies')
  await said(/停止操作 1[0-5] 秒后自动刷新/)
})

it('waits for 15 seconds without input, and for what is being sent', async () => {
  // jsdom cannot reload a page; the page notes before that it does.
  const isReloading = () => sessionStore.get('reloadedForLowest') === '9.0.0'
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const client = new QueryClient()
  let answer = () => {}
  const sent = new Promise<void>((resolve) => {
    answer = resolve
  })
  const sending = client
    .getMutationCache()
    .build(client, { mutationFn: () => sent })
    .execute(undefined)
  render(
    <QueryClientProvider client={client}>
      <RequiredBanner lowest="9.0.0" />
    </QueryClientProvider>,
  )
  const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000))
  await pass(14)
  expect(screen.getByText('停止操作 1 秒后自动刷新。')).toBeVisible()
  fireEvent.keyDown(document.body, { key: 'a' })
  await pass(14)
  fireEvent.pointerDown(document.body)
  await pass(14)
  expect(screen.getByText('停止操作 1 秒后自动刷新。')).toBeVisible()
  await pass(10)
  expect(isReloading()).toBe(false)
  await act(async () => {
    answer()
    await sending
  })
  await pass(1)
  await waitFor(() => expect(isReloading()).toBe(true))
})
