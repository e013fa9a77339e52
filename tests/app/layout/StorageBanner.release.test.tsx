import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushDrafts } from '#shared/dirtyForms'
import { removeDrafts } from '#shared/drafts'
import { getSession } from '#shared/session'
import { refusedPlaces } from '#shared/storage/refusal'
import { localStore, sessionStore } from '#shared/storage/webStorage'
import { fill, renderApp, runApp, shows, user, visit } from '#tests/kit/render'
import { signInByForm } from '#tests/kit/signInForm'
import { gateDatabases } from '#tests/kit/storage/databases'
import { REFUSALS, refuseStorage } from '#tests/kit/storage/webStorages'

runApp('supplier')

const gate = gateDatabases()
const WAYS = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]
const ADVICE = /请在浏览器中允许本站保存数据/
const SAID = {
  localStorage: /本机无法保存登录状态和打开的标签页/,
  sessionStorage: /本机无法记住尚无答复的提交/,
  drafts: /本机无法保存草稿和个人设置/,
}

const unhandled = vi.fn()
let restore = () => undefined as unknown

beforeEach(() => {
  restore = () => undefined
  unhandled.mockReset()
  process.on('unhandledRejection', unhandled)
})

afterEach(async () => {
  restore()
  localStore.clear()
  sessionStore.clear()
  gate.open()
  // What was not stored lives as long as the worker, which other files share.
  await removeDrafts(getSession().user?.userId ?? '')
  process.off('unhandledRejection', unhandled)
})

/** Signs in, reads home and a list, and types into a form, whatever the browser keeps. */
async function work() {
  await renderApp({ path: '/loginSupplier' })
  await signInByForm('yueheng')
  await shows('您好，陈敏')
  await visit('/supplier/driver/list?edit=new')
  const form = async () => within(await screen.findByRole('dialog', { name: '新增司机' }))
  await fill(await (await form()).findByLabelText('司机姓名'), '周师傅')
  await flushDrafts()
  await shows(/共 \d+ 条/)
  expect(unhandled).not.toHaveBeenCalled()
  return form()
}

const banner = () => screen.queryByText(ADVICE)?.closest<HTMLElement>('[role="alert"]')

describe.each(['localStorage', 'sessionStorage'] as const)('%s', (place) => {
  it.each(WAYS)('that %s: everything works, and a line says what is not kept', async (way) => {
    restore = refuseStorage(place, way)
    const form = await work()
    await waitFor(() => expect(form.getByText(/草稿已保存/)).toBeVisible())

    await waitFor(() => expect(banner()).toHaveTextContent(SAID[place]))
  })
})

describe('IndexedDB', () => {
  it.each([
    ['never answers', gate.hang],
    ['refuses to open', gate.refuse],
    ['is denied', gate.deny],
  ])('that %s: everything works, and a line says what is not kept', async (_name, close) => {
    close()
    const form = await work()
    await waitFor(() => expect(form.getByText('本机无法保存草稿，请尽快提交')).toBeVisible())
    await waitFor(() => expect(banner()).toHaveTextContent(SAID.drafts))
    await user.click(form.getByRole('button', { name: '取消' }))
  })
})

describe('the line about storage', () => {
  it('is absent where everything is kept', async () => {
    await work()
    expect(refusedPlaces()).toBe('')
    expect(banner()).toBeUndefined()
  })

  it('goes when it is dismissed, and comes back when more is refused', async () => {
    restore = refuseStorage('localStorage', 'is full')
    await work()
    await waitFor(() => expect(banner()).toHaveTextContent(SAID.localStorage))
    await user.click(within(banner() as HTMLElement).getByRole('button', { name: /关闭|Close/i }))
    await waitFor(() => expect(banner()).toBeUndefined())
    gate.deny()
    await flushDrafts()
    await fill(await within(await screen.findByRole('dialog')).findByLabelText('司机姓名'), '何师傅')
    await waitFor(() => expect(banner()).toHaveTextContent(/本机无法保存草稿和登录状态/))
  })
})
