import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { menuEndpoints } from '#app/menu/endpoints'
import { text } from '#domain/text'
import { db } from '#mocks/areas'
import { dirtyForms, flushDrafts } from '#shared/dirtyForms'
import { listDrafts, loadDraft } from '#shared/drafts'
import { fillPath } from '#shared/endpoint'
import { sessionEndpoints } from '#shared/http/endpoints'
import { getSession } from '#shared/session'
import { storeSite } from '#shared/site/settings'
import { completeNote, ORDER, openOrderNote } from '#tests/features/procurement/delivery/noteForm'
import {
  address,
  asked,
  askedAt,
  field,
  fill,
  idle,
  inPage,
  mock,
  renderApp,
  runApp,
  server,
  shows,
  signIn,
  tabNames,
  user,
} from '#tests/kit/render'
import { signInByForm } from '#tests/kit/signInForm'
import { rows, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

const LIST = '/supplier/deliver/list?size=20'
const notes = () => db.delivers.filter(({ orderSn }) => orderSn === ORDER)

describe('session expiry', () => {
  it('renews the session once, unnoticed, while the refresh token is valid', async () => {
    await renderApp({ path: '/home', account: 'yueheng' })
    await shows('您好，陈敏')
    await idle()
    await mock('expire')
    await user.click(screen.getByRole('menuitem', { name: /订单管理/ }))
    await user.click(screen.getByRole('menuitem', { name: '送货单' }))
    await settled()
    expect(asked.filter(({ path }) => path.includes('/passport/login/refresh/'))).toHaveLength(1)
    expect(screen.queryByText(/登录已失效/)).not.toBeInTheDocument()
  })

  it('without unsaved input redirects to sign-in, and from there back to the wanted page', async () => {
    await renderApp({ path: '/home', account: 'yueheng' })
    // Wait for home's own queries and the shell's later ones: any of them would end the session there.
    await shows('您好，陈敏')
    await waitFor(() => expect(askedAt('/user/preference/lists')).not.toEqual([]), { timeout: 8000 })
    await idle()
    await mock('expire', { refresh: true })
    await user.click(screen.getByRole('menuitem', { name: /合同管理/ }))
    await user.click(screen.getByRole('menuitem', { name: '集采合同' }))
    expect(await screen.findByRole('heading', { name: '集采供应商登录' })).toBeInTheDocument()
    expect(address()).toBe(`/loginSupplier?redirect=${encodeURIComponent('/supplier/agreementList')}`)
    expect(await screen.findByText('登录已失效，请重新登录')).toBeInTheDocument()
    await signInByForm('yueheng')
    await settled()
    expect(address()).toBe('/supplier/agreementList')
  })

  describe('with an unsaved form', () => {
    const saveExpired = async () => {
      await openOrderNote()
      await completeNote()
      await fill(field('备注'), '下午三点前到')
      await mock('expire', { refresh: true })
      await user.click(inPage().getByRole('button', { name: '保存送货单' }))
      const dialog = await screen.findByRole('dialog', { name: '登录已失效，请重新登录以继续' })
      expect(notes()).toHaveLength(0)
      return dialog
    }

    it('signs in again over the page and finishes the save', async () => {
      const dialog = await saveExpired()
      expect(address()).toMatch(/createDeliver/)
      await signInByForm('yueheng')
      await shows('送货信息')
      expect(dialog).not.toBeInTheDocument()
      expect(notes().map(({ remark }) => remark)).toEqual(['下午三点前到'])
      expect(tabNames()).toEqual(['首页', `送货单详情 ${notes()[0]?.deliverSn}`])
    })

    it('leaves with the draft kept when somebody else signs in', async () => {
      await saveExpired()
      await signInByForm('yueheng01')
      await screen.findByRole('heading', { name: '集采供应商登录' })
      expect(notes()).toHaveLength(0)
      expect(dirtyForms()).toEqual([])
      expect((await listDrafts('8001')).map(({ title }) => title)).toEqual([text('送货单 {{code}}', { code: ORDER })])
      await signInByForm('yueheng01')
      await shows('保存送货单')
      expect(field('备注')).toHaveValue('')
      expect(screen.queryByText(/^已恢复/)).not.toBeInTheDocument()
    })

    it('leaves with the draft kept when the dialog is closed', async () => {
      const dialog = await saveExpired()
      await user.click(within(dialog).getByRole('button', { name: '关闭' }))
      await screen.findByRole('heading', { name: '集采供应商登录' })
      expect(dirtyForms()).toEqual([])
      await signInByForm('yueheng')
      await waitFor(() => expect(address()).toMatch(/createDeliver/))
      await waitFor(() => expect(field('备注')).toHaveValue('下午三点前到'))
    })
  })
})

describe('signing out', () => {
  it('clears the stored session, and the server refuses its tokens from then on', async () => {
    await renderApp({ path: LIST, account: 'yueheng' })
    await settled()
    const { accessToken, refreshToken } = getSession()
    await leave()
    await screen.findByRole('heading', { name: '集采供应商登录' })
    expect(address()).toMatch(/^\/loginSupplier/)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(localStorage.getItem('userInfoSeller')).toBeNull()
    expect(localStorage.getItem('pageOpenedList')).toBeNull()
    expect(askedAt('/gd-auth/logout')).toHaveLength(1)
    const menu = await fetch(`${window.location.origin}${menuEndpoints.own.path}`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    })
    expect(menu.status).toBe(403)
    const refresh = fillPath(sessionEndpoints.refresh, { token: refreshToken })
    const renewed = await fetch(window.location.origin + refresh.path, { method: 'POST' })
    expect(renewed.status).toBe(400)
  })

  it.each([
    ['keeps the page for the next sign-in', false, `/loginSupplier?redirect=${encodeURIComponent(LIST)}`],
    ['keeps nothing of the page on a shared computer', true, '/loginSupplier'],
  ])('%s', async (_, sharedPc, path) => {
    storeSite({ text: '{}', settings: { sharedPc }, css: '', isFaulty: false })
    onTestFinished(() => storeSite({ text: '{}', settings: {}, css: '', isFaulty: false }))
    await renderApp({ path: LIST, account: 'yueheng' })
    await settled()
    await leave()
    await screen.findByRole('heading', { name: '集采供应商登录' })
    expect(address()).toBe(path)
  })

  it('works at a gateway without that call, and keeps no phone number of a draft on this computer', async () => {
    server.use(http.post('*/gd-auth/logout', () => new HttpResponse(null, { status: 404 })))
    await renderApp({ path: '/supplier/driver/list?edit=new', account: 'yueheng' })
    const drawer = within(await screen.findByRole('dialog', { name: '新增司机' }))
    await fill(await drawer.findByLabelText('司机姓名'), '周师傅')
    await fill(drawer.getByLabelText('司机电话'), '19900003333')
    await fill(drawer.getByLabelText('驾驶证号'), '110101199003070011')
    await flushDrafts()
    const draft = () => loadDraft({ userId: '8001', screen: 'driverList', record: 'edit=new' })
    expect((await draft())?.values).toMatchObject({ driverName: '周师傅', driverPhone: '19900003333' })
    expect(JSON.stringify(await draft())).not.toContain('110101199003070011')
    await leave()
    await user.click(
      within(await screen.findByRole('dialog', { name: /还有未保存的内容/ })).getByRole('button', { name: '退出登录' }),
    )
    await screen.findByRole('heading', { name: '集采供应商登录' })
    await waitFor(async () => expect((await draft())?.values).toMatchObject({ driverName: '周师傅', driverPhone: '' }))
  })

  it('names the unsaved pages first; the draft is there at the next sign-in', async () => {
    await openOrderNote()
    await fill(field('备注'), '下午三点前到')
    await leave()
    const question = await screen.findByRole('dialog')
    expect(question).toHaveTextContent(`送货单 ${ORDER} 尚未提交`)
    await user.click(within(question).getByRole('button', { name: '退出登录' }))
    await screen.findByRole('heading', { name: '集采供应商登录' })
    expect(dirtyForms()).toEqual([])
    await signInByForm('yueheng')
    await waitFor(() => expect(field('备注')).toHaveValue('下午三点前到'))
  })
})

describe('another browser tab', () => {
  it('that signs out signs out this one', async () => {
    await renderApp({ path: LIST, account: 'yueheng' })
    await settled()
    elsewhere(() => localStorage.clear())
    await screen.findByRole('heading', { name: '集采供应商登录' })
  })

  it('that signs out closes the sign-in dialog of this one', async () => {
    await openOrderNote()
    await completeNote()
    await mock('expire', { refresh: true })
    await user.click(inPage().getByRole('button', { name: '保存送货单' }))
    await screen.findByRole('dialog')
    elsewhere(() => localStorage.clear())
    await screen.findByRole('heading', { name: '集采供应商登录' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('that signs out clears the pages and the data of the user', async () => {
    await renderApp({ path: '/supplier/deliver/list?size=20', account: 'yueheng' })
    await settled()
    const before = rows()
    elsewhere(() => localStorage.clear())
    await screen.findByRole('heading', { name: '集采供应商登录' })
    server.use(
      http.get('*/get-deliver-page/1', () => HttpResponse.json({ code: 500, success: false }, { status: 500 })),
    )
    await signInByForm('nanwan')
    await shows('加载失败')
    expect(before.some((row) => document.body.textContent?.includes(row))).toBe(false)
    expect(screen.queryByText(/^SH2024/)).not.toBeInTheDocument()
  })

  it('that signs in as somebody else switches this one to that user', async () => {
    await openOrderNote()
    await fill(field('备注'), '下午三点前到')
    const kept = { ...localStorage }
    await signIn('yueheng01')
    const other = { ...localStorage }
    elsewhere(() => restore(kept))
    await shows('保存送货单')
    elsewhere(() => restore(other))
    await waitFor(() => expect(screen.getByRole('button', { name: /粤恒钢铁/ })).toBeInTheDocument())
    await waitFor(() =>
      expect(within(screen.getByRole('navigation', { name: '主菜单' })).queryByText('合同管理')).toBeNull(),
    )
    expect(document.body.textContent).not.toContain('下午三点前到')
    expect(dirtyForms()).toEqual([])
  })
})

/** Signs out by the user menu. */
async function leave() {
  await user.click(screen.getByRole('button', { name: /粤恒钢铁/ }))
  await user.click((await screen.findAllByRole('menuitem', { name: /退出登录/ })).at(-1) as HTMLElement)
}

/** Changes the shared storage as another browser tab does. */
function elsewhere(change: () => void) {
  act(() => {
    change()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
}

function restore(stored: Record<string, string>) {
  localStorage.clear()
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
}
