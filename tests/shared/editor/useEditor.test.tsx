import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Form, Modal } from 'antd'
import { clear, createStore } from 'idb-keyval'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '#app/layout/ErrorBoundary'
import { createQueryClient } from '#app/queryClient'
import { field } from '#domain/field'
import { onlyErrors, type Text, text } from '#domain/text'
import { PageModalContext } from '#shared/dialog/pageModal'
import { clearDirty, dirtyForms, flushDrafts } from '#shared/dirtyForms'
import { type DraftKey, loadDraft, saveDraft } from '#shared/drafts'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { ApiError } from '#shared/http/ApiError'
import { storeUser } from '#shared/session'
import { startWords } from '#tests/kit/words'

type Values = { name: string; extra?: unknown }
type Props = {
  title?: Text
  record?: string
  run?: (values: Values) => Promise<string>
  onDone?: (data: string) => void
  toPayload?: (values: Values) => Values
}

const FIELDS = { name: field('text', '姓名') }
const KEY: DraftKey = { userId: 'u1', screen: 'driver', record: 'id=1' }
const queryClient = createQueryClient()
const show = (props: Props = {}) => (
  <QueryClientProvider client={queryClient}>
    <Page {...props} />
  </QueryClientProvider>
)
const name = () => screen.getByLabelText('姓名')
const type = (text: string) => fireEvent.change(name(), { target: { value: text } })
const ready = async (props?: Props) => {
  const view = render(show(props))
  await screen.findByText('ready')
  return view
}

/** A page with its confirmations. */
function Page(props: Props) {
  const [modal, questions] = Modal.useModal()
  return (
    <PageModalContext value={modal}>
      {questions}
      <ErrorBoundary>
        <Screen {...props} />
      </ErrorBoundary>
    </PageModalContext>
  )
}

/** A form of one field, built as editors are. */
function Screen({
  title = text('司机 1'),
  record = 'id=1',
  run = async () => 'done',
  onDone = () => undefined,
  toPayload = (values) => values,
}: Props) {
  const [form] = Form.useForm<Values>()
  const editor = useEditor<Values, Values, string>({
    form,
    screen: 'driver',
    record,
    title,
    initial: { name: '张三' },
    reread: null,
    mutation: { mutationFn: run },
    toPayload,
    onDone,
    errorsOf: (error) => (error.message.includes('姓名') ? { name: error.message } : null),
  })
  return (
    <>
      <p>{editor.isReady ? 'ready' : 'waiting'}</p>
      <button type="button" onClick={() => editor.change({ name: '程序改的' })}>
        change
      </button>
      <button type="button" onClick={() => editor.change({ extra: () => undefined })}>
        spoil
      </button>
      <DraftNotice editor={editor} />
      <EditorForm
        editor={editor}
        fields={FIELDS}
        validate={({ name }) => onlyErrors({ name: name ? null : text('请填写姓名') })}
      >
        <FormField name="name" />
      </EditorForm>
      <EditorBar editor={editor} submit={{ text: '保存司机' }} />
    </>
  )
}

beforeAll(startWords)
beforeEach(() => storeUser({ userId: 'u1', account: '', userName: '', storeName: '', storeLogo: '' }))
afterEach(async () => {
  await flushDrafts()
  for (const id of ['driver:id=1', 'driver:id=2']) clearDirty(id)
  await clear(createStore('supplierDrafts', 'drafts'))
})

describe('a form', () => {
  it('that unmounts before its draft is loaded is not reported as unsaved', async () => {
    await saveDraft(KEY, { name: '李四' }, text('司机 1'))
    render(show()).unmount()
    // Reads are answered in order, so the form's own is done by now.
    await loadDraft(KEY)
    expect(dirtyForms()).toEqual([])
  })

  it('is clean until typed in, then listed as unsaved with its title', async () => {
    await ready()
    expect(dirtyForms()).toEqual([])
    type('李四')
    expect(dirtyForms().map(({ title }) => title)).toEqual([text('司机 1')])
  })

  it('is dirty after changes by the program too', async () => {
    await ready()
    fireEvent.click(screen.getByText('change'))
    expect(name()).toHaveValue('程序改的')
    expect(dirtyForms()).toHaveLength(1)
  })

  it('writes its draft within a second, even during fast typing', async () => {
    await ready()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (let at = 0; at < 9; at++) {
      type(`李四${at}`)
      await act(() => vi.advanceTimersByTimeAsync(100))
    }
    vi.useRealTimers()
    const draft = await waitFor(async () => {
      const found = await loadDraft<Values>(KEY)
      expect(found).not.toBeNull()
      return found
    })
    expect(draft?.values.name).toMatch(/^李四\d$/)
    expect(draft?.title).toEqual(text('司机 1'))
    await screen.findByText(/^草稿已保存/)
  })

  it('writes its last input at once when the page goes away, also after its title changed', async () => {
    const view = await ready()
    type('李四')
    await flushDrafts()
    view.rerender(show({ title: text('Driver 1') }))
    type('李四五')
    await flushDrafts()
    expect(await loadDraft(KEY)).toMatchObject({ values: { name: '李四五' }, title: text('Driver 1') })
  })

  it('shows a warning when the browser cannot store drafts', async () => {
    await ready()
    fireEvent.click(screen.getByText('spoil'))
    expect(await screen.findByText('本机无法保存草稿，请尽快提交')).toBeInTheDocument()
  })
})

describe('a draft', () => {
  it('is restored with its time; discarding it resets the form', async () => {
    await saveDraft(KEY, { name: '昨天的' }, text('司机 1'))
    await ready()
    expect(name()).toHaveValue('昨天的')
    expect(dirtyForms()).toHaveLength(1)
    fireEvent.click(screen.getByText('丢弃草稿'))
    expect(name()).toHaveValue('昨天的')
    fireEvent.click(within(await screen.findByRole('dialog')).getByText('丢弃草稿'))
    await waitFor(() => expect(name()).toHaveValue('张三'))
    expect(await loadDraft(KEY)).toBeNull()
    expect(dirtyForms()).toEqual([])
  })

  it.each([
    ['another record', { ...KEY, record: 'id=2' }],
    ['another user', { ...KEY, userId: 'u2' }],
    ['another screen', { ...KEY, screen: 'car' }],
  ])('of %s is neither restored nor deleted', async (_name, key) => {
    await saveDraft(key, { name: '别处的' })
    await ready()
    expect(name()).toHaveValue('张三')
    expect(screen.queryByText(/^已恢复/)).not.toBeInTheDocument()
    expect(await loadDraft(key)).not.toBeNull()
  })
})

describe('saving', () => {
  it.each([
    ['by the button', () => fireEvent.click(screen.getByText('保存司机'))],
    ['by Ctrl+Enter', () => fireEvent.keyDown(name(), { key: 'Enter', ctrlKey: true })],
    ['by ⌘+Enter', () => fireEvent.keyDown(name(), { key: 'Enter', metaKey: true })],
  ])('%s passes the input on and deletes the draft', async (_name, save) => {
    const done = vi.fn()
    await ready({ run: async ({ name }) => `${name}!`, onDone: done })
    type('李四')
    await flushDrafts()
    expect(await screen.findByText(/^草稿已保存/)).toBeInTheDocument()
    save()
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('李四!', 'save'))
    expect(await loadDraft(KEY)).toBeNull()
    expect(screen.queryByText(/^草稿已保存/)).not.toBeInTheDocument()
    expect(dirtyForms()).toEqual([])
  })

  it('keeps the draft while pending, so that a reload finds it', async () => {
    const run = vi.fn(() => new Promise<string>(() => undefined))
    await ready({ run })
    type('李四')
    fireEvent.click(screen.getByText('保存司机'))
    await waitFor(() => expect(run).toHaveBeenCalled())
    expect(await loadDraft(KEY)).toMatchObject({ values: { name: '李四' } })
  })

  it('is not attempted with errors', async () => {
    const run = vi.fn()
    await ready({ run })
    type('')
    fireEvent.click(screen.getByText('保存司机'))
    expect(await screen.findByText('请填写姓名')).toBeInTheDocument()
    expect(run).not.toHaveBeenCalled()
  })

  it('locks the form: one attempt at a time', async () => {
    let finish = (_data: string) => undefined as unknown
    const run = vi.fn(
      () =>
        new Promise<string>((resolve) => {
          finish = resolve
        }),
    )
    const done = vi.fn()
    await ready({ run, onDone: done })
    fireEvent.click(screen.getByText('保存司机'))
    fireEvent.click(screen.getByText('保存司机'))
    await waitFor(() => expect(run).toHaveBeenCalled())
    await waitFor(() => expect(name()).toBeDisabled())
    fireEvent.keyDown(name(), { key: 'Enter', ctrlKey: true })
    await act(async () => finish('done'))
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('takes the second click of a slow double click for none, though the first has been answered meanwhile', async () => {
    const run = vi.fn(async () => 'done')
    const done = vi.fn()
    await ready({ run, onDone: done })
    const button = screen.getByRole('button', { name: '保存司机' })
    fireEvent.click(button)
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
    await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'))
    fireEvent.click(button)
    await act(async () => {})
    expect(run).toHaveBeenCalledOnce()
    // Changed input is saved at once, and unchanged input again later.
    type('李四')
    fireEvent.click(button)
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'))
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
    fireEvent.click(button)
    await waitFor(() => expect(run).toHaveBeenCalledTimes(3))
    vi.restoreAllMocks()
  })

  it('that is rejected marks the field and keeps form and draft', async () => {
    const run = () => Promise.reject(new ApiError('business', '姓名已存在', { code: 400 }))
    await ready({ run })
    type('李四')
    await flushDrafts()
    fireEvent.click(screen.getByText('保存司机'))
    expect(await screen.findByText('姓名已存在')).toBeInTheDocument()
    expect(name()).toHaveValue('李四')
    expect(dirtyForms()).toHaveLength(1)
    expect(await loadDraft(KEY)).toMatchObject({ values: { name: '李四' } })
  })

  it('that throws before sending shows an error on the page, and keeps the draft', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const toPayload = () => {
      throw new Error('a fault of the program')
    }
    await ready({ toPayload })
    type('李四')
    fireEvent.click(screen.getByText('保存司机'))
    expect(await screen.findByText('页面出错了')).toBeInTheDocument()
    await waitFor(async () => expect(await loadDraft(KEY)).toMatchObject({ values: { name: '李四' } }))
  })
})
