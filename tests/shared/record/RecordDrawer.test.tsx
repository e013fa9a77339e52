import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { switchLanguage } from '#shared/i18n'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { useSearchParam } from '#shared/useSearchParam'
import { client, renderPart, runPart, search, shown, viewOnly } from '#tests/kit/part'
import { deferred, done, runServer, seenAt, server } from '#tests/shared/http/harness'
import { answering, DETAIL, failing, NOT_FOUND, type Note, notes } from './notes'

runServer()
runPart()
afterEach(() => onlineManager.setOnline(true))

/** A list page with its drawer. */
function Page() {
  const [, edit] = useSearchParam('edit')
  return (
    <>
      {['7', '8', 'new'].map((id) => (
        <button key={id} type="button" onClick={() => edit(id)}>
          {`open ${id}`}
        </button>
      ))}
      <RecordDrawer<Note>
        param="edit"
        screen="driverList"
        resource={notes.detail}
        title={(note) => (note ? `note ${note.id}` : 'new note')}
      >
        {(note, close) => (
          <>
            <input aria-label="name" defaultValue={note?.name ?? 'nothing yet'} />
            <button type="button" onClick={close}>
              done
            </button>
          </>
        )}
      </RecordDrawer>
    </>
  )
}

const open = (query = '') => renderPart(<Page />, { search: query })
const drawer = () => screen.getByRole('dialog')
const name = () => screen.findByLabelText('name')
const go = (id: string) => fireEvent.click(screen.getByText(`open ${id}`))
const footer = () => drawer().querySelector('.ant-drawer-footer')
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('a drawer about a record', () => {
  it('is closed while the address does not name a record', () => {
    open('?status=1')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(seenAt(DETAIL)).toHaveLength(0)
  })

  it('stays closed for a read-only account', () => {
    viewOnly.add('driverList')
    open('?edit=7')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(seenAt(DETAIL)).toHaveLength(0)
  })

  it('opens by its address, shows a skeleton and then its record', async () => {
    const gate = deferred()
    server.use(
      http.get(DETAIL, async () => {
        await gate.promise
        return done({ id: '7', name: '盘螺' })
      }),
    )
    open('?edit=7')
    expect(within(drawer()).getByRole('status', { name: '加载中' })).toBeInTheDocument()
    expect(footer()).toBeNull()
    gate.resolve()
    expect(await name()).toHaveValue('盘螺')
    expect(drawer()).toHaveTextContent('note 7')
    expect(footer()).not.toBeNull()
  })

  it('opens for a new record without a request', async () => {
    open('?edit=new')
    expect(await name()).toHaveValue('nothing yet')
    expect(drawer()).toHaveTextContent('new note')
    expect(footer()).not.toBeNull()
    expect(seenAt(DETAIL)).toHaveLength(0)
  })

  it('shows another record when the address names another', async () => {
    answering({ 7: '盘螺', 8: '线材' })
    open('?edit=7')
    expect(await name()).toHaveValue('盘螺')
    go('8')
    await waitFor(async () => expect(await name()).toHaveValue('线材'))
    go('new')
    await waitFor(async () => expect(await name()).toHaveValue('nothing yet'))
  })

  it('says when the record does not exist', async () => {
    answering({})
    open('?edit=7')
    expect(await within(drawer()).findByText(NOT_FOUND)).toBeInTheDocument()
    expect(footer()).toBeNull()
  })

  it('shows a failure inside, and recovers on retry', async () => {
    failing()
    open('?edit=7')
    expect(await within(drawer()).findByRole('alert')).toHaveTextContent('服务器异常')
    expect(footer()).toBeNull()
    answering({ 7: '盘螺' })
    fireEvent.click(within(drawer()).getByRole('button', { name: '重试' }))
    expect(await name()).toHaveValue('盘螺')
  })

  it('waits while offline', async () => {
    answering({ 7: '盘螺' })
    onlineManager.setOnline(false)
    open('?edit=7')
    expect(within(drawer()).getByRole('status', { name: '加载中' })).toBeInTheDocument()
    onlineManager.setOnline(true)
    expect(await name()).toHaveValue('盘螺')
  })

  it('is in the current language', async () => {
    await switchLanguage(2)
    answering({})
    open('?edit=7')
    expect(await screen.findByText('This record was not found; it may have been deleted.')).toBeInTheDocument()
  })
})

describe('an open drawer', () => {
  it.each<[string, () => unknown]>([
    ['the cross', () => fireEvent.click(drawer().querySelector('.ant-drawer-close') as HTMLElement)],
    ['Escape', () => fireEvent.keyDown(drawer(), { key: 'Escape' })],
    ['its content', () => fireEvent.click(screen.getByText('done'))],
  ])('is closed by %s; the rest of the address stays', async (_name, close) => {
    answering({ 7: '盘螺' })
    open('?status=1&edit=7')
    await name()
    close()
    await isClosed()
    expect(search()).toBe('?status=1')
  })

  it('is not closed by a click outside', async () => {
    open('?edit=new')
    await name()
    fireEvent.click(document.querySelector('.ant-drawer-mask') as HTMLElement)
    expect(drawer()).toBeInTheDocument()
    expect(search()).toBe('?edit=new')
  })

  it.each<[string, () => unknown]>([
    ['fails', failing],
    ['finds nothing', () => answering({})],
    ['finds something else', () => answering({ 7: '线材' })],
  ])('keeps its content when a refetch %s', async (_name, answer) => {
    answering({ 7: '盘螺' })
    open('?edit=7')
    fireEvent.change(await name(), { target: { value: 'typed' } })
    answer()
    await client.invalidateQueries({ queryKey: ['note'] })
    await waitFor(() => expect(seenAt(DETAIL)).toHaveLength(2))
    expect(await name()).toHaveValue('typed')
    expect(within(drawer()).queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('reopening a drawer', () => {
  /** The record was read, closed and changed. */
  async function changed() {
    answering({ 7: '盘螺' })
    open('?edit=7')
    await name()
    fireEvent.click(screen.getByText('done'))
    await isClosed()
    await client.invalidateQueries({ queryKey: ['note'] })
  }

  it('shows the current record, not the cached one', async () => {
    await changed()
    answering({ 7: '线材' })
    go('7')
    expect(await name()).toHaveValue('线材')
    expect(seenAt(DETAIL)).toHaveLength(2)
  })

  it('does not fall back on the cached record when the query fails', async () => {
    await changed()
    failing()
    go('7')
    expect(await screen.findByRole('alert')).toHaveTextContent('服务器异常')
    expect(drawer()).toContainElement(screen.getByRole('alert'))
    expect(screen.queryByLabelText('name')).not.toBeInTheDocument()
    expect(shown).toEqual([{ toast: '服务器异常' }])
  })

  it('sends no request for a record that was just read', async () => {
    answering({ 7: '盘螺' })
    open('?edit=7')
    await name()
    fireEvent.click(screen.getByText('done'))
    await isClosed()
    go('7')
    expect(await name()).toHaveValue('盘螺')
    expect(seenAt(DETAIL)).toHaveLength(1)
  })
})
