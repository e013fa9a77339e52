import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dirtyForms } from '#shared/dirtyForms'
import { completeNote, openOrderNote } from '#tests/features/procurement/delivery/noteForm'
import { address, askTokens, field, fill, inPage, mock, renderApp, runApp, shows, user } from '#tests/kit/render'
import { signInByForm } from '#tests/kit/signInForm'

runApp('supplier')

const TITLE = '登录已失效，请重新登录以继续'

describe('session expiry while a form is being filled in', () => {
  it('keeps the form mounted and puts the caret back after signing in again', async () => {
    await renderApp({ path: '/supplier/driver/list?edit=new', account: 'yueheng' })
    const drawer = within(await screen.findByRole('dialog', { name: '新增司机' }))
    const name = (await drawer.findByLabelText('司机姓名')) as HTMLInputElement
    await fill(name, '周师傅')
    await mock('expire', { refresh: true })
    // The list behind the drawer sends a request.
    await user.click(screen.getByRole('button', { name: '搜索', hidden: true }))
    name.focus()
    name.setSelectionRange(1, 1)
    await screen.findByRole('dialog', { name: TITLE })
    await signInByForm('yueheng')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull())
    expect(name.isConnected).toBe(true)
    await waitFor(() => expect(name).toHaveFocus())
    expect([name.value, name.selectionStart]).toEqual(['周师傅', 1])
  })

  it('closes the dialog and saves once the same user signs in again in another browser tab', async () => {
    await openOrderNote()
    await completeNote()
    await mock('expire', { refresh: true })
    await user.click(inPage().getByRole('button', { name: '保存送货单' }))
    await screen.findByRole('dialog', { name: TITLE })
    await signedInElsewhere('yueheng')
    await shows('送货信息')
    expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
    expect(dirtyForms()).toEqual([])
  })

  it('drops the form unsaved when somebody else signs in in another browser tab', async () => {
    await openOrderNote()
    await completeNote()
    await mock('expire', { refresh: true })
    await user.click(inPage().getByRole('button', { name: '保存送货单' }))
    await screen.findByRole('dialog', { name: TITLE })
    await signedInElsewhere('yueheng01')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull())
    expect(dirtyForms()).toEqual([])
    expect(address()).toMatch(/createDeliver/)
    await waitFor(() => expect(field('备注')).toHaveValue(''))
  })

  it('keeps the form and shows no sign-in page when another browser tab loses the session', async () => {
    await openOrderNote()
    await fill(field('备注'), '下午三点前到')
    act(() => {
      localStorage.clear()
      localStorage.setItem('sessionLost', '1')
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    expect(field('备注')).toHaveValue('下午三点前到')
    expect(screen.queryByRole('heading', { name: '集采供应商登录' })).toBeNull()
  })
})

/** Stores a sign-in as another tab does: the access token last. */
async function signedInElsewhere(account: string) {
  const { accessToken, refreshToken, ...user } = await askTokens(account)
  const stored = { userInfoSeller: JSON.stringify(user), refreshToken, accessToken }
  await act(async () => {
    for (const [key, newValue] of Object.entries(stored)) localStorage.setItem(key, newValue)
    for (const [key, newValue] of Object.entries(stored))
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
}
