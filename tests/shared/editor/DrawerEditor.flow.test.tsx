import { fireEvent, waitFor } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { dirtyForms, flushDrafts } from '#shared/dirtyForms'
import { listDrafts } from '#shared/drafts'
import { getSession } from '#shared/session'
import { askedAt, fill, reload, renderPage, runApp, server, user } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')

// What forms have in common, on the form of a new vehicle.
const TITLE = '新增车辆'
const ADD = '/car/add'
const plate = () => inDialog().getByLabelText('车牌号')
const remark = () => inDialog().getByLabelText('备注')
const save = () => inDialog().getByRole('button', { name: /^保\s?存$/ })
const isThere = () => waitFor(() => expect(remark()).toBeEnabled())
const saves = () => askedAt(ADD)
const drafts = () => listDrafts(getSession().user?.userId ?? '')
const open = async () => {
  await renderPage({ path: '/supplier/car/list?edit=new', account: 'yueheng' })
  await isThere()
}
const complete = async () => {
  await fill(plate(), '粤B88888')
  await fill(remark(), '保养中')
}
const isSaved = async () => {
  await waitFor(() => expect(dirtyForms()).toEqual([]))
  await waitFor(async () => expect(await drafts()).toEqual([]))
}

describe('a form in a drawer', () => {
  it('restores its draft after a reload, and deletes it once it is saved', async () => {
    await open()
    await fill(remark(), '保养中')
    await flushDrafts()
    await reload()
    await isThere()
    await waitFor(() => expect(dialog(TITLE)).toHaveTextContent(/已恢复 .* 的草稿/))
    expect(remark()).toHaveValue('保养中')
    expect(dirtyForms()).toHaveLength(1)
    await complete()
    await user.click(save())
    await isSaved()
  })

  it('keeps all input when saving fails, and is saved by the next attempt', async () => {
    await open()
    await complete()
    server.use(http.post(`*${ADD}`, () => HttpResponse.json({ success: false, code: 500 }, { status: 500 })))
    await user.click(save())
    await waitFor(() => expect(saves()).toHaveLength(1))
    await waitFor(() => expect(remark()).toBeEnabled())
    expect(remark()).toHaveValue('保养中')
    await flushDrafts()
    expect(await drafts()).toHaveLength(1)
    server.resetHandlers()
    await user.click(save())
    await isSaved()
  })

  it('sends one request on a double click', async () => {
    server.use(
      http.post(`*${ADD}`, async () => {
        await delay(30)
      }),
    )
    await open()
    await complete()
    const pressed = save()
    fireEvent.click(pressed)
    fireEvent.click(pressed)
    await isSaved()
    expect(saves()).toHaveLength(1)
  })

  it('is saved by Ctrl+Enter from any field', async () => {
    await open()
    await complete()
    fireEvent.keyDown(remark(), { key: 'Enter', ctrlKey: true })
    await isSaved()
    expect(saves()).toHaveLength(1)
  })
})
