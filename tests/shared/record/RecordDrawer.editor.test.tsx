import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Form } from 'antd'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { onlyErrors, text } from '#domain/text'
import { dirtyForms, flushDrafts } from '#shared/dirtyForms'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { switchLanguage } from '#shared/i18n'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { useSearchParam } from '#shared/useSearchParam'
import { client, renderPart, runPart, search, shown } from '#tests/kit/part'
import { deferred, done, runServer, seenAt, server } from '#tests/shared/http/harness'
import { answering, DETAIL, failing, type Note, noteFields, notes, SAVE } from './notes'

runServer()
runPart()

/** The form of a note, built as editors in drawers are. */
function NoteForm({ note, close }: { note: Note | null; close: () => void }) {
  const [form] = Form.useForm<{ name: string }>()
  const editor = useEditor({
    form,
    screen: 'noteList',
    record: `edit=${note?.id ?? 'new'}`,
    title: text(note ? `note ${note.id}` : 'new note'),
    initial: { name: note?.name ?? '' },
    reread: null,
    mutation: notes.save(),
    toPayload: (values) => (note ? { ...values, id: note.id } : values),
    onDone: close,
  })
  const validate = ({ name }: { name: string }) => onlyErrors({ name: name ? null : text('请填写作废原因') })
  return (
    <DrawerEditor editor={editor} title={text(note ? `note ${note.id}` : 'new note')}>
      <p>{editor.isReady ? 'ready' : 'waiting'}</p>
      <EditorForm editor={editor} fields={noteFields} validate={validate}>
        <FormField name="name" />
        <input aria-label="second" />
      </EditorForm>
    </DrawerEditor>
  )
}

function Page() {
  const [, edit] = useSearchParam('edit')
  return (
    <>
      <button type="button" onClick={() => edit('7')}>
        open
      </button>
      <RecordDrawer<Note>
        param="edit"
        screen="driverList"
        resource={notes.detail}
        title={(note) => (note ? 'a note' : 'a new note')}
      >
        {(note, close) => <NoteForm note={note} close={close} />}
      </RecordDrawer>
    </>
  )
}

async function open(query = '?status=1&edit=7') {
  answering({ 7: '盘螺' })
  renderPart(<Page />, { search: query })
  await screen.findByText('ready')
}

async function openAgain() {
  fireEvent.click(screen.getByText('open'))
  await screen.findByText('ready')
}

const drawer = () => document.querySelector('.ant-drawer') as HTMLElement
const footer = () => within(drawer().querySelector('.ant-drawer-footer') as HTMLElement)
const input = () => screen.getByLabelText('备注')
const type = (value: string) => fireEvent.change(input(), { target: { value } })
const question = (title = '还有未保存的内容') => screen.findByRole('dialog', { name: title })
const isAsking = () => screen.queryByRole('dialog', { name: '还有未保存的内容' })
const answer = async (word: string) => fireEvent.click(within(await question()).getByRole('button', { name: word }))
const isClosed = () => waitFor(() => expect(search()).toBe('?status=1'))
const sent = async () => Promise.all(seenAt(SAVE).map(async ({ body }) => JSON.parse(await body)))

const WAYS: [string, () => unknown][] = [
  ['取消', () => fireEvent.click(footer().getByRole('button', { name: '取消' }))],
  ['the cross', () => fireEvent.click(drawer().querySelector('.ant-drawer-close') as HTMLElement)],
  ['Escape', () => fireEvent.keyDown(drawer(), { key: 'Escape' })],
]

describe.each(WAYS)('closing by %s', (_name, close) => {
  it('asks nothing without input', async () => {
    await open()
    close()
    await isClosed()
    expect(isAsking()).not.toBeInTheDocument()
  })

  it('asks when there is input; staying keeps it', async () => {
    await open()
    type('线材')
    close()
    expect(await question()).toHaveTextContent('「note 7」尚未保存。')
    await answer('继续填写')
    await waitFor(() => expect(isAsking()).not.toBeInTheDocument())
    expect(input()).toHaveValue('线材')
    expect(search()).toBe('?status=1&edit=7')
    expect(dirtyForms()).toHaveLength(1)
  })

  it('asks when there is input; leaving keeps the draft for the next time', async () => {
    await open()
    type('线材')
    close()
    await answer('关闭')
    await isClosed()
    expect(dirtyForms()).toEqual([])
    await flushDrafts()
    await openAgain()
    expect(await screen.findByText(/^已恢复/)).toBeInTheDocument()
    expect(input()).toHaveValue('线材')
  })
})

it.each(['?edit=7', '?edit=new'])(
  '%s opens with the focus in its first field, so that typing goes there',
  async (query) => {
    await open(query)
    await waitFor(() => expect(input()).toHaveFocus())
  },
)

it('leaves the focus in a field chosen before the draft was looked for', async () => {
  answering({ 7: '盘螺' })
  renderPart(<Page />, { search: '?edit=7' })
  await screen.findByText('waiting')
  screen.getByLabelText('second').focus()
  await screen.findByText('ready')
  await Promise.resolve()
  expect(screen.getByLabelText('second')).toHaveFocus()
})

describe('the footer of a drawer', () => {
  it('saves the input once, and closes', async () => {
    server.use(http.post(SAVE, () => done()))
    await open()
    type('线材')
    const button = footer().getByRole('button', { name: '保存' })
    fireEvent.click(button)
    fireEvent.click(button)
    await isClosed()
    expect(await sent()).toEqual([{ id: '7', name: '线材' }])
    expect(dirtyForms()).toEqual([])
  })

  it('saves a new record, without an id', async () => {
    server.use(http.post(SAVE, () => done()))
    await open('?status=1&edit=new')
    type('线材')
    fireEvent.keyDown(input(), { key: 'Enter', ctrlKey: true })
    await isClosed()
    expect(await sent()).toEqual([{ name: '线材' }])
    expect(seenAt(DETAIL)).toHaveLength(0)
  })

  it('shows its progress', async () => {
    const gate = deferred()
    server.use(
      http.post(SAVE, async () => {
        await gate.promise
        return done()
      }),
    )
    await open()
    fireEvent.click(footer().getByRole('button', { name: '保存' }))
    await waitFor(() => expect(footer().getByRole('button', { name: /保存/ })).toHaveClass('ant-btn-loading'))
    expect(input()).toBeDisabled()
    gate.resolve()
    await isClosed()
  })

  it('keeps the drawer and the input when saving fails', async () => {
    server.use(http.post(SAVE, () => HttpResponse.json({ code: 400, success: false, msg: '司机正在送货' })))
    await open()
    type('线材')
    fireEvent.click(footer().getByRole('button', { name: '保存' }))
    await waitFor(() => expect(shown).toEqual([{ modal: '司机正在送货' }]))
    expect(input()).toHaveValue('线材')
    expect(search()).toBe('?status=1&edit=7')
  })

  it('sends nothing while a rule is violated', async () => {
    await open()
    type('')
    fireEvent.click(footer().getByRole('button', { name: '保存' }))
    expect(await screen.findByText('请填写作废原因')).toBeInTheDocument()
    expect(seenAt(SAVE)).toHaveLength(0)
  })

  it('is in the current language', async () => {
    await switchLanguage(2)
    await open()
    expect(
      footer()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cancel', 'Save'])
    fireEvent.change(screen.getByLabelText('Remark'), { target: { value: 'x' } })
    fireEvent.click(footer().getByRole('button', { name: 'Cancel' }))
    const modal = await question('There is unsaved input')
    expect(modal).toHaveTextContent('“note 7” is not saved.')
    expect(modal).not.toHaveTextContent(/[\u3400-\u9fff]/)
  })
})

describe('the form in a drawer', () => {
  it('is a snapshot: a failing refetch keeps the input, which is then saved', async () => {
    server.use(http.post(SAVE, () => done()))
    await open()
    type('线材')
    failing()
    await client.invalidateQueries({ queryKey: ['note'] })
    await waitFor(() => expect(shown).toEqual([{ toast: '服务器异常' }]))
    expect(input()).toHaveValue('线材')
    fireEvent.click(footer().getByRole('button', { name: '保存' }))
    await isClosed()
    expect(await sent()).toEqual([{ id: '7', name: '线材' }])
  })

  it('opens after saving with the saved values', async () => {
    server.use(
      http.post(SAVE, () => {
        answering({ 7: '线材' })
        return done()
      }),
    )
    await open()
    type('线材')
    fireEvent.click(footer().getByRole('button', { name: '保存' }))
    await isClosed()
    await openAgain()
    expect(input()).toHaveValue('线材')
    expect(screen.queryByText(/^已恢复/)).not.toBeInTheDocument()
  })
})
