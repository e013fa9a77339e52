import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { nothing } from '#domain/shape'
import { messageEndpoints } from '#features/account/message/endpoints'
import { db } from '#mocks/areas'
import { operation } from '#shared/http/operation'
import { address, asked, inPage, renderApp, renderPage, reopen, runApp, server, signIn, user } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'
import { boxes, records, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

const dropMessage = operation(messageEndpoints.drop, nothing)

/** The delay of the bell in the header, ms. */
const BELL_AFTER_MS = 2000
const statusOf = (id: string) => db.messages.get(id)?.status
const first = (status: string) =>
  db.messages.find((row) => row.storeId === '9001' && row.status === status) ?? { id: '', title: '' }
const unread = () => db.messages.filter(({ storeId, status }) => storeId === '9001' && status === 'UN_READY')
/** The button in the header that leads to the unread messages. */
const bell = () => document.querySelector('header button:is([aria-label$="条未读消息"], [aria-label="消息中心"])')
const reads = () => asked.filter(({ method, path }) => method !== 'GET' && path.includes('/storeMessage/'))
const open = async (status: string) => {
  await renderPage({ path: `/message?status=${status}`, account: 'yueheng' })
  await settled()
}

describe('a message', () => {
  it('is marked as read once when it is opened, and links to its document', async () => {
    // A settlement opens by its id only, so that its number leads to the list.
    const { id, title } = unread().find((message) => message.title.startsWith('送货单')) ?? first('UN_READY')
    await open('UN_READY')
    await user.click(inPage().getByRole('button', { name: title }))
    await waitFor(() => expect(statusOf(id)).toBe('ALREADY_READY'))
    const [number = ''] = /[A-Z]{2}\d{6,8}-\d+/.exec(title) ?? []
    await user.click(await waitFor(() => inDialog().getByRole('link', { name: `打开 ${number}` })))
    await waitFor(() => expect(decodeURIComponent(address())).toContain(number))
    expect(window.location.pathname).toMatch(/detail$/i)
    expect(reads()).toHaveLength(1)
  })

  it('that is read or in the bin keeps its state when it is opened', async () => {
    await signIn('yueheng')
    // All messages but those of the bin, which is a tab of its own.
    reopen('/message')
    await settled()
    const kept = db.messages.filter(({ storeId, status }) => storeId === '9001' && status !== 'ALREADY_REMOVE')
    expect(inPage().getByText(new RegExp(`共 ${kept.length} 条`))).toBeInTheDocument()
    for (const status of ['ALREADY_READY', 'ALREADY_REMOVE']) {
      const { id, title } = first(status)
      reopen(`/message?status=${status}&view=${id}`)
      await waitFor(() => expect(dialog(title)).toHaveTextContent(/。/))
      expect(statusOf(id)).toBe(status)
    }
    expect(reads()).toEqual([])
  })

  it('moves to the bin, is restored from it, and is deleted for good after a confirmation', async () => {
    const { id } = first('ALREADY_REMOVE')
    await open('ALREADY_REMOVE')
    const row = () => within(records().find(({ dataset }) => dataset.rowKey === id) as HTMLElement)
    await user.click(row().getByRole('button', { name: '还原' }))
    await waitFor(() => expect(statusOf(id)).toBe('ALREADY_READY'))
    db.messages.update(id, { status: 'ALREADY_REMOVE' })
    await user.click(inPage().getByRole('button', { name: '搜索' }))
    await waitFor(() => expect(row()).toBeDefined())
    await user.click(row().getByRole('button', { name: '彻底删除' }))
    expect(statusOf(id)).toBe('ALREADY_REMOVE')
    await user.click(await waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name: '彻底删除' })))
    await waitFor(() => expect(statusOf(id)).toBeUndefined())
  })
})

describe('an account that may only look', () => {
  it('reads messages and marks them, but neither moves nor deletes one of the shop', async () => {
    const { id } = first('ALREADY_READY')
    await renderPage({ path: '/message?status=UN_READY', account: 'yueheng03' })
    await settled()
    const [row] = records()
    expect(within(row as HTMLElement).getByRole('button', { name: '标为已读' })).toBeVisible()
    expect(within(row as HTMLElement).queryByRole('button', { name: '删除' })).toBeNull()
    expect(inPage().getAllByRole('button', { name: '标为已读' })).toHaveLength(records().length + 1)
    expect(inPage().queryByRole('button', { name: '批量删除' })).toBeNull()
    await expect(dropMessage({ id })).rejects.toThrow('权限不足')
    expect(statusOf(id)).toBe('ALREADY_READY')
    const unread = (row as HTMLElement).dataset.rowKey ?? ''
    await user.click(within(row as HTMLElement).getByRole('button', { name: '标为已读' }))
    await waitFor(() => expect(records().map(({ dataset }) => dataset.rowKey)).not.toContain(unread))
    // For himself alone: the others of the shop have still to read it.
    expect(statusOf(unread)).toBe('UN_READY')
  })
})

describe('several messages', () => {
  it('with one status are ticked together, and each shows its own result', async () => {
    await open('UN_READY')
    const [one, two] = boxes()
    const [id, failing] = records().map(({ dataset }) => dataset.rowKey ?? '')
    await user.click(one as HTMLElement)
    await user.click(two as HTMLElement)
    const refuse = () => HttpResponse.json({ success: false, code: 500, message: '数据库忙' })
    server.use(http.put(`*/storeMessage/${failing}/read`, refuse))
    await user.click(inPage().getByRole('button', { name: '标为已读（2）' }))
    await user.click(await waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name: /标为已读/ })))
    await waitFor(() => expect(document.body).toHaveTextContent('成功 1，失败 1，未执行 0'))
    expect(document.body).toHaveTextContent('数据库忙')
    expect([statusOf(id ?? ''), statusOf(failing ?? '')]).toEqual(['ALREADY_READY', 'UN_READY'])
  })

  it('are all marked as read, and the bell in the header follows', async () => {
    const [, , , ...rest] = unread()
    for (const { id } of rest) db.messages.delete(id)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await renderApp({ path: '/message?status=UN_READY', account: 'yueheng' })
    await settled()
    // The header loads the bell two seconds after the page; here at once.
    const [load] = timers.mock.calls.find(([, ms]) => ms === BELL_AFTER_MS) ?? []
    act(load as () => void)
    await waitFor(() => expect(bell()).toHaveAccessibleName('3 条未读消息'))
    await user.click(inPage().getByRole('button', { name: '全部标为已读' }))
    await user.click(await waitFor(() => inDialog().getByRole('button', { name: '全部标为已读' })))
    await waitFor(() => expect(bell()).toHaveAccessibleName('消息中心'))
    expect(unread()).toEqual([])
  })
})
