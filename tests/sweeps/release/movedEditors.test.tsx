import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { flushDrafts } from '#shared/dirtyForms'
import { hostOf } from '#tests/kit/host'
import { asked, fill, idle, reload, renderPage, runApp, setHost, user } from '#tests/kit/render'
import { MOVED, type MovedSpec } from '#tests/kit/suites/movedSpec'
import { button, find, input } from '#tests/kit/suites/visibleFields'

runApp('supplier')

const cases = MOVED.flatMap(({ moved = [] }) => moved)
const unmoved = MOVED.flatMap(({ unmovedEditors = {} }) => Object.keys(unmovedEditors))

const sources = import.meta.glob<string>('../../../src/features/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('every editor is held to it, or is named with a reason', () => {
  const editors = Object.entries(sources)
    .filter(([, text]) => /useEditor \} from '#shared\/editor\/useEditor'/.test(text))
    .map(([path]) => path.replace('../../../src/features/', '').replace(/\.tsx?$/, ''))
  expect(editors.length).toBeGreaterThan(30)
  const named = new Set([...cases.map(({ from }) => from), ...unmoved])
  expect(editors.toSorted()).toEqual([...named].toSorted())
})

/** What a refused save says: the state of the record, or that it is gone. */
const SAID = /现为|不能再|不存在|已不在这里|又保存过|商品已下架/

const ways = cases.flatMap((one) => [
  ...(one.isNeverDeleted ? [] : [{ ...one, way: 'is deleted', move: (id: string) => one.table.delete(id) }]),
  ...(Object.keys(one.moved).length > 0
    ? [{ ...one, way: 'moves on', move: (id: string) => void one.table.update(id, one.moved as never) }]
    : []),
])

/** Whether the page still has what was typed, in its field or, in a form that is closed, as text. */
function isKept({ label, typed, type, left = typed }: MovedSpec): boolean {
  return (!type && find(label)?.value === typed) || [typed, left].some((text) => screen.queryAllByText(text).length > 0)
}

describe.each(ways)('$name whose record $way before it is saved', (one) => {
  it('is read again, said, and keeps what was typed, also after F5', async () => {
    const { account, row, path, label, typed, save, move, open, type } = one
    setHost(hostOf(account))
    const found = row()
    if (!found) throw new Error('no such record')
    await renderPage({ path: path(found as never), account })
    const isOpen = () =>
      waitFor(() => expect(type ? button(save.replace(/，.*/, '')) : input(label)).toBeEnabled(), { timeout: 8_000 })
    if (!open) await isOpen()
    await idle()
    await open?.()
    await isOpen()
    if (type) await type(typed)
    else await fill(input(label), typed)
    move(found.id)
    const sent = asked.length
    await user.click(button(save) as HTMLElement)
    // Some forms ask first.
    await waitFor(() => expect(asked.length > sent || document.querySelector('.ant-modal-confirm')).toBeTruthy())
    const confirm = document.querySelector('.ant-modal-confirm .ant-btn-primary, .ant-modal-confirm .ant-btn-dangerous')
    if (confirm && asked.length === sent) await user.click(confirm)
    await waitFor(() => expect(document.body).toHaveTextContent(SAID), { timeout: 8_000 })
    expect(asked.slice(sent).some(({ method }) => method === 'GET')).toBe(true)
    expect(isKept(one)).toBe(true)
    await flushDrafts()
    await reload()
    await one.reopen?.()
    await waitFor(() => expect(isKept(one)).toBe(true), { timeout: 8_000 })
  })
})
