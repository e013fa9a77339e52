import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useIdle } from '#app/session/idle'
import { text } from '#domain/text'
import { listDrafts } from '#shared/drafts'
import { writePref } from '#shared/prefs'
import { address, askedAt, fill, renderApp, runApp, setHost, shows, user } from '#tests/kit/render'
import { signInByForm } from '#tests/kit/signInForm'

runApp('supplier')
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000
const warning = () => screen.findByRole('region', { name: '即将自动退出登录' })
/** Lets this much time pass without activity, ms. */
const pass = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
/** The watch begins some seconds after the page: until activity is noted, the clock stays. */
const watched = () =>
  waitFor(() => {
    act(() => void fireEvent.keyDown(document.body, { key: 'a' }))
    expect(localStorage.getItem('idleLimit')).not.toBeNull()
  })
const startIdle = async (account: string) => {
  await renderApp({ path: '/home', account })
  await shows(/^您好/)
  await watched()
}

describe('an idle user', () => {
  it('is warned a minute before; any activity cancels the countdown without taking the focus', async () => {
    await renderApp({ path: '/supplier/driver/list?edit=new', account: 'yueheng' })
    const drawer = within(await screen.findByRole('dialog', { name: '新增司机' }))
    const name = await drawer.findByLabelText('司机姓名')
    await fill(name, '周师傅')
    await watched()
    pass(29 * MINUTE + 5_000)
    expect(await warning()).toHaveTextContent(/(5\d) 秒后退出/)
    expect(name).toHaveFocus()
    await user.keyboard('甲')
    await waitFor(() => expect(screen.queryByRole('region', { name: '即将自动退出登录' })).toBeNull())
    expect(name).toHaveValue('周师傅甲')
    expect(address()).toBe('/supplier/driver/list?edit=new')
  })

  it('is signed out with the unsaved form kept as a draft, and comes back to the same page', async () => {
    await renderApp({ path: '/supplier/driver/list?edit=new', account: 'yueheng' })
    const drawer = within(await screen.findByRole('dialog', { name: '新增司机' }))
    await fill(await drawer.findByLabelText('司机姓名'), '周师傅')
    await watched()
    pass(31 * MINUTE)
    await screen.findByRole('heading', { name: '集采供应商登录' })
    expect(await screen.findByText(/长时间未操作，已自动退出登录/)).toBeInTheDocument()
    expect((await listDrafts('8001')).map(({ title }) => title)).toEqual([text('新增司机')])
    expect(localStorage.getItem('accessToken')).toBeNull()
    vi.useRealTimers()
    await signInByForm('yueheng')
    const again = within(await screen.findByRole('dialog', { name: '新增司机' }))
    await waitFor(() => expect(again.getByLabelText('司机姓名')).toHaveValue('周师傅'))
  })

  it('of the mall is signed out at the server too', async () => {
    setHost('material')
    // While the access token is still valid.
    writePref('idleMinutes', 5)
    await startIdle('haichuan')
    pass(6 * MINUTE)
    await screen.findByRole('heading', { name: '材料供应商登录' })
    expect(askedAt('/passport/login/logout')).toHaveLength(1)
  })

  it('stays signed in while another browser tab is in use', async () => {
    await startIdle('yueheng')
    pass(29 * MINUTE + 30_000)
    await warning()
    localStorage.setItem('lastActivity', String(Date.now()))
    await waitFor(() => expect(useIdle.getState().secondsLeft).toBeNull())
  })

  it('has the idle time that the profile sets for this computer', async () => {
    await renderApp({ path: '/personal-enter', account: 'yueheng' })
    await shows('安全设置')
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '无操作自动退出' }))
    await user.click(await screen.findByTitle('5 分钟'))
    await watched()
    pass(4 * MINUTE + 10_000)
    await warning()
    await user.click(screen.getByRole('button', { name: '继续使用' }))
    await waitFor(() => expect(useIdle.getState().secondsLeft).toBeNull())
  })
})
