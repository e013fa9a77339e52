import { screen, waitFor, within } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db, handlers } from '#mocks/areas'
import { dirtyForms } from '#shared/dirtyForms'
import { hostOf } from '#tests/kit/host'
import { asked, fill, renderPage, runApp, server, setHost, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { MOVED } from '#tests/kit/suites/movedSpec'
import { button, input } from '#tests/kit/suites/visibleFields'

runApp('supplier')

const TITLE = '这条记录在您打开后又保存过，您的修改还没有保存'

/** The forms that read their record again before they save. */
const cases = MOVED.flatMap(({ moved = [] }) => moved).filter(({ elsewhere }) => elsewhere)

const writes = () => asked.filter(({ method, path }) => method !== 'GET' && !path.includes('Token'))

/** Answers as if another browser tab had saved another value since. */
function alter(before: string, after: string) {
  server.use(
    http.get('*/api/*', async ({ request }) => {
      const answer = await getResponse(handlers, request.clone())
      const text = (await answer?.text()) ?? ''
      const changed = text.replaceAll(`"${before}"`, `"${after}"`).replaceAll(`:${before},`, `:${after},`)
      return new HttpResponse(changed, { status: answer?.status, headers: { 'Content-Type': 'application/json' } })
    }),
  )
}

describe.each(cases)('$name, changed in two browser tabs', ({ account, row, path, label, typed, elsewhere, save }) => {
  it('is not overwritten before the user has chosen', async () => {
    setHost(hostOf(account))
    await renderPage({ path: path(row() as never), account })
    // The filter of a list behind a drawer may have the same label: it is there first, and empty.
    await waitFor(() => expect(input(label).value).not.toBe(''), { timeout: 15_000 })
    await waitFor(() => expect(input(label)).toBeEnabled())
    const before = input(label).value
    const theirs = elsewhere === true ? `${before}二` : `${elsewhere}`
    await fill(input(label), typed)
    alter(before, theirs)
    const sent = writes().length
    await user.click(button(save) as HTMLElement)
    await waitFor(() => expect(dialog(TITLE)).toBeInTheDocument(), { timeout: 15_000 })
    const shown = dialog(TITLE).querySelector('tr[data-row-key]')
    expect(shown).toHaveTextContent(typed)
    expect(shown).toHaveTextContent(theirs)
    expect(writes()).toHaveLength(sent)
    expect(input(label)).toHaveValue(typed)
    await user.click(within(dialog(TITLE)).getByRole('button', { name: '全部保留我填写的' }))
    await user.click(within(dialog(TITLE)).getByRole('button', { name: '按选择保存' }))
    await waitFor(() => expect(writes().length).toBeGreaterThan(sent))
    expect(decodeURIComponent(writes()[sent]?.body ?? '')).toContain(typed)
    await waitFor(() => expect(dirtyForms()).toEqual([]))
  })
})

it('a deleted record is said, and what was typed stays', async () => {
  const id = db.drivers.find(({ supplierId }) => supplierId === '9001')?.id ?? ''
  await renderPage({ path: `/supplier/driver/list?edit=${id}`, account: 'yueheng' })
  // The filter of the list has the same label: it is there first, and empty.
  await waitFor(() => expect(input('司机姓名').value).not.toBe(''))
  await fill(input('司机姓名'), '周师傅')
  db.drivers.delete(id)
  const sent = writes().length
  await user.click(button('保存') as HTMLElement)
  await screen.findByText(/它可能已被删除，没有保存/)
  expect(input('司机姓名')).toHaveValue('周师傅')
  expect(writes()).toHaveLength(sent)
})
