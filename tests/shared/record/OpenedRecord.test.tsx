import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { describe, expect, it } from 'vitest'
import { text } from '#domain/text'
import { flushDrafts } from '#shared/dirtyForms'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { OpenedRecord } from '#shared/record/OpenedRecord'
import { useSearchParam } from '#shared/useSearchParam'
import { client, renderPart, runPart, titles, viewOnly } from '#tests/kit/part'
import { runServer, seenAt } from '#tests/shared/http/harness'
import { answering, DETAIL, failing, NOT_FOUND, type Note, noteFields, notes } from './notes'

runServer()
runPart()

function NoteForm({ note, record }: { note: Note | null; record: string }) {
  const [form] = Form.useForm<{ name: string }>()
  const initial = { name: note?.name ?? '' }
  const options = { form, screen: 'createDeliver', record, title: text('note'), initial, mutation: null } as const
  const editor = useEditor<{ name: string }, never, never>(options)
  return (
    <EditorForm editor={editor} fields={noteFields} validate={() => ({})}>
      <FormField name="name" />
      <p>{editor.isReady ? 'ready' : 'waiting'}</p>
    </EditorForm>
  )
}

type Parts = Partial<Parameters<typeof OpenedRecord<Note>>[0]>

function Page(parts: Parts) {
  const [copied, copy] = useSearchParam('copy')
  return (
    <>
      <button type="button" onClick={() => copy('8')}>
        copy another
      </button>
      <OpenedRecord<Note>
        list="driverList"
        byId={notes.detail}
        title={({ name }) => name}
        draft={{ screen: 'createDeliver', fields: noteFields }}
        form={(note, isCopy) => (
          <NoteForm note={note} record={note && !isCopy ? `id=${note.id}` : copied ? `copy=${copied}` : ''} />
        )}
        {...parts}
      />
    </>
  )
}

const open = (id = '7', parts: Parts = {}, search = '') => renderPart(<Page {...parts} />, { identity: [id], search })
const input = () => screen.getByLabelText('备注')
const isReady = () => screen.findByText('ready')
const type = (value: string) => fireEvent.change(input(), { target: { value } })
const record = ({ name }: Note) => <p>read only {name}</p>

/** The draft of note 7, left by an earlier page. */
async function leaveDraft(): Promise<void> {
  answering({ 7: '盘螺' })
  const { unmount } = open()
  await isReady()
  type('线材')
  await flushDrafts()
  unmount()
  client.clear()
}

describe('the form of an opened record', () => {
  it('is a snapshot: later answers, also that it is gone, leave what was typed', async () => {
    answering({ 7: '盘螺' })
    open()
    await isReady()
    type('线材')
    const later: Record<string, string>[] = [{ 7: '高线' }, {}]
    for (const names of later) {
      answering(names)
      await client.invalidateQueries({ queryKey: ['note'] })
      expect(input()).toHaveValue('线材')
    }
  })

  it('follows its record when its tab is shown again, unless something was typed into it', async () => {
    answering({ 7: '盘螺' })
    const { hide, unhide } = open()
    await isReady()
    hide()
    answering({ 7: '高线' })
    unhide()
    await waitFor(() => expect(input()).toHaveValue('高线'))
    type('线材')
    hide()
    answering({ 7: '螺纹钢' })
    const reads = seenAt(DETAIL).length
    unhide()
    await waitFor(() => expect(seenAt(DETAIL)).toHaveLength(reads + 1))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(input()).toHaveValue('线材')
  })

  it('leaves what is on the screen as it was opened, when the record is read again under it', async () => {
    answering({ 7: '盘螺' })
    open()
    await isReady()
    answering({ 7: '高线' })
    await client.invalidateQueries({ queryKey: ['note'] })
    expect(input()).toHaveValue('盘螺')
  })

  it('does not open with a cached record that could not be read again', async () => {
    answering({ 7: '盘螺' })
    await client.prefetchQuery(notes.detail('7'))
    failing()
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('服务器异常')
    expect(screen.queryByLabelText('备注')).toBeNull()
    answering({ 7: '线材' })
    fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }))
    await isReady()
    expect(input()).toHaveValue('线材')
  })

  it('is another one for a copy of another record', async () => {
    answering({ 7: '盘螺', 8: '线材' })
    open('', {}, '?copy=7')
    await isReady()
    expect(input()).toHaveValue('盘螺')
    fireEvent.click(screen.getByText('copy another'))
    await waitFor(() => expect(input()).toHaveValue('线材'))
  })

  it('of a new one reads nothing, and names the tab', async () => {
    open('')
    await isReady()
    expect(seenAt(DETAIL)).toHaveLength(0)
    expect(titles).toEqual(['新增'])
  })
})

describe('a page that has no new form', () => {
  it('finds nothing without a record in its address', async () => {
    open('', { form: () => null })
    expect(await screen.findByText(NOT_FOUND)).toBeInTheDocument()
  })
})

describe('an account that may only look', () => {
  it.each([
    ['a new one', ''],
    ['a copy', '?copy=7'],
  ])('is refused the form of %s', async (_name, search) => {
    viewOnly.add('createDeliver')
    answering({ 7: '盘螺' })
    open('', {}, search)
    expect(await screen.findByText('没有权限')).toBeInTheDocument()
    expect(screen.queryByLabelText('备注')).toBeNull()
  })

  it('sees the record where the page shows it, else is refused', async () => {
    viewOnly.add('createDeliver')
    answering({ 7: '盘螺' })
    const { unmount } = open('7', { record })
    expect(await screen.findByText('read only 盘螺')).toBeInTheDocument()
    unmount()
    open()
    expect(await screen.findByText('没有权限')).toBeInTheDocument()
  })
})

describe('what was typed before F5', () => {
  it('is shown when the record was deleted meanwhile', async () => {
    await leaveDraft()
    answering({})
    open()
    expect(await screen.findByText(NOT_FOUND)).toBeInTheDocument()
    expect(await screen.findByText('线材')).toBeInTheDocument()
  })

  it('goes on in a new form where the page has one for it', async () => {
    await leaveDraft()
    answering({})
    open('7', { lost: (id) => <NoteForm note={null} record={`id=${id}`} /> })
    await waitFor(() => expect(input()).toHaveValue('线材'))
  })

  it('is shown beside a record that does not take the form any more', async () => {
    await leaveDraft()
    answering({ 7: '高线' })
    open('7', { record, mayEdit: () => false })
    expect(await screen.findByText('read only 高线')).toBeInTheDocument()
    expect(await screen.findByText('线材')).toBeInTheDocument()
  })

  it('is shown when the record cannot be read', async () => {
    await leaveDraft()
    failing()
    open()
    expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('服务器异常')
    expect(await screen.findByText('线材')).toBeInTheDocument()
  })

  it('leaves nothing to go on with where nothing was typed', async () => {
    answering({})
    open('7', { lost: () => <p>lost</p> })
    expect(await screen.findByText(NOT_FOUND)).toBeInTheDocument()
    expect(screen.queryByText('lost')).toBeNull()
  })
})
