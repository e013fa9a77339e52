import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { text } from '#domain/text'
import { serverNow } from '#domain/time'
import { forgetPref, listDrafts, saveDraft } from '#shared/drafts'
import { keepVersion, storedVersions } from '#shared/editor/draft/versions'
import { writePref } from '#shared/prefs'
import { clearSession } from '#shared/session'
import { fill, renderApp, runApp, shows, user } from '#tests/kit/render'

runApp('supplier')

const KEY = { userId: '8001', screen: 'driverList', record: 'edit=new' }
const leave = async () => {
  await user.click(screen.getByRole('button', { name: /粤恒钢铁/ }))
  await user.click((await screen.findAllByRole('menuitem', { name: /退出登录/ })).at(-1) as HTMLElement)
}
const question = () => screen.findByRole('dialog', { name: '本机保存着您的草稿' })
const confirm = async (dialog: HTMLElement) => {
  await user.click(within(dialog).getByRole('button', { name: '退出登录' }))
  await screen.findByRole('heading', { name: '集采供应商登录' })
}

describe('signing out with drafts on this computer', () => {
  beforeEach(async () => {
    await saveDraft(KEY, { driverName: '周师傅' }, text('新增司机'))
    await saveDraft({ ...KEY, userId: '8002' }, { driverName: '何师傅' }, text('新增司机'))
    await renderApp({ path: '/home', account: 'yueheng' })
    await shows('您好，陈敏')
    await leave()
  })

  it('keeps them by default', async () => {
    const dialog = await question()
    expect(dialog).toHaveTextContent('共 1 份')
    await confirm(dialog)
    expect(await listDrafts('8001')).toHaveLength(1)
  })

  it('deletes the user’s drafts on request, and no other user’s', async () => {
    const dialog = await question()
    await user.click(within(dialog).getByRole('checkbox', { name: /在这台电脑上忘记草稿/ }))
    await confirm(dialog)
    await waitFor(async () => expect(await listDrafts('8001')).toEqual([]))
    expect(await listDrafts('8002')).toHaveLength(1)
  })
})

describe('an account that always forgets drafts', () => {
  beforeEach(async () => {
    // Older ones are forgotten with a start of the shell.
    const VERSION = { time: serverNow(), isSaved: true, values: { name: '首页' } }
    writePref(forgetPref('8001'), true)
    await saveDraft(KEY, { driverName: '周师傅' }, text('新增司机'))
    await saveDraft({ ...KEY, userId: '8002' }, { driverName: '何师傅' }, text('新增司机'))
    await keepVersion(KEY, VERSION)
    await keepVersion({ ...KEY, userId: '8002' }, VERSION)
    sessionStorage.setItem('smsLoginPhone', '19900000001')
  })

  it('leaves none on this computer, without being asked, and touches no other account’s', async () => {
    await renderApp({ path: '/home', account: 'yueheng' })
    await shows('您好，陈敏')
    await leave()
    await screen.findByRole('heading', { name: '集采供应商登录' })
    await waitFor(async () => expect(await listDrafts('8001')).toEqual([]))
    await waitFor(async () => expect(await storedVersions(KEY)).toEqual([]))
    expect(sessionStorage.getItem('smsLoginPhone')).toBeNull()
    expect(await listDrafts('8002')).toHaveLength(1)
    expect(await storedVersions({ ...KEY, userId: '8002' })).toHaveLength(1)
  })

  it('is asked about an unsaved form, and may keep its draft this once', async () => {
    await renderApp({ path: '/supplier/driver/list?edit=new', account: 'yueheng' })
    await screen.findByText(/已恢复/)
    const drawer = within(await screen.findByRole('dialog', { name: '新增司机' }))
    await fill(await drawer.findByLabelText('司机姓名'), '吴师傅')
    await leave()
    const dialog = await screen.findByRole('dialog', { name: '还有未保存的内容' })
    expect(dialog).toHaveTextContent('按您的设置，退出时会忘记草稿')
    const choice = within(dialog).getByRole('checkbox', { name: /在这台电脑上忘记草稿/ })
    expect(choice).toBeChecked()
    await user.click(choice)
    await confirm(dialog)
    expect(await listDrafts('8001')).toHaveLength(1)
  })

  it('loses nothing when the session expires', async () => {
    await renderApp({ path: '/home', account: 'yueheng' })
    await shows('您好，陈敏')
    act(() => clearSession({ isLost: true }))
    await screen.findByRole('heading', { name: '集采供应商登录' })
    expect(await listDrafts('8001')).toHaveLength(1)
  })
})

describe('signing out with an unsaved form', () => {
  const open = async () => {
    await renderApp({ path: '/supplier/driver/list?edit=new', account: 'yueheng' })
    const drawer = within(await screen.findByRole('dialog', { name: '新增司机' }))
    await fill(await drawer.findByLabelText('司机姓名'), '周师傅')
  }

  it('deletes its draft on request, though leaving the page writes it again', async () => {
    await open()
    await leave()
    const dialog = await screen.findByRole('dialog', { name: '还有未保存的内容' })
    await user.click(within(dialog).getByRole('checkbox', { name: /在这台电脑上忘记草稿/ }))
    await confirm(dialog)
    await waitFor(async () => expect(await listDrafts('8001')).toEqual([]))
  })

  it('deletes its draft also when another browser tab asked for it', async () => {
    await open()
    const other = new BroadcastChannel('forgottenDrafts')
    other.postMessage('8001')
    await waitFor(async () => expect(await listDrafts('8001')).toEqual([]))
    act(() => {
      localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    await screen.findByRole('heading', { name: '集采供应商登录' })
    await waitFor(async () => expect(await listDrafts('8001')).toEqual([]))
    other.close()
  })
})
