import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { describe, expect, it, vi } from 'vitest'
import { type Fields, field } from '#domain/field'
import { onlyErrors, type Text, text } from '#domain/text'
import { EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { ApiError } from '#shared/http/ApiError'
import { switchLanguage } from '#shared/i18n'
import { renderPart, runPart } from '#tests/kit/part'
import { deferred } from '#tests/shared/http/harness'

runPart()

type Values = { name: string; reason: string }
type Intent = 'save' | 'commit'

const FIELDS: Fields = { name: field('text', '备注'), reason: field('text', '作废原因') }
const WANTED = text('请填写作废原因')

type Props = {
  initial?: Partial<Values>
  validate?: (values: Values, intent: Intent | null) => Readonly<Record<string, Text>>
  before?: (values: Values, intent: Intent) => Promise<boolean>
  run?: (payload: unknown) => Promise<string>
  onDone?: (data: string, intent: Intent) => void
  onIncomplete?: (name: string) => void
}

/** An editor with two intents: save and commit. */
function Page({ initial, validate = () => ({}), before, run = async () => 'done', onDone, onIncomplete }: Props) {
  const [form] = Form.useForm<Values>()
  const editor = useEditor<Values, unknown, string, Intent>({
    form,
    screen: 'driver',
    record: 'id=1',
    title: text('司机 1'),
    initial: { name: '张三', reason: '', ...initial },
    reread: null,
    mutation: { mutationFn: run },
    toPayload: (values, intent) => ({ ...values, intent }),
    before,
    onDone: onDone ?? (() => undefined),
  })
  return (
    <>
      <p>{editor.isReady ? 'ready' : 'waiting'}</p>
      <EditorForm editor={editor} fields={FIELDS} validate={validate} onIncomplete={onIncomplete}>
        <FormField name="name" />
        <FormField name="reason" />
      </EditorForm>
      <EditorBar editor={editor} submit={{ text: '提交', intent: 'commit' }} second={{ text: '保存' }} />
    </>
  )
}

async function show(props: Props = {}) {
  renderPart(<Page {...props} />)
  await screen.findByText('ready')
}

const input = (label: string) => screen.getByLabelText(label)
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const ctrlEnter = (label = '备注') => fireEvent.keyDown(input(label), { key: 'Enter', ctrlKey: true })

/** Only committing requires a reason. */
const strict: Props['validate'] = ({ reason }, intent) =>
  onlyErrors({ reason: intent === 'commit' && !reason ? WANTED : null })

describe('a refused save', () => {
  const both: Props['validate'] = () => ({ name: text('请填写{{label}}', { label: text('备注') }), reason: WANTED })
  const said = () => screen.findAllByRole('alert')

  it('is said each time, with the number of errors and the first, also where the focus is already there', async () => {
    await show({ validate: both })
    input('备注').focus()
    ctrlEnter()
    expect(await said()).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent('2 处需要修改：请填写备注')
    expect(input('备注')).toHaveFocus()
    ctrlEnter()
    await waitFor(async () => expect(await said()).toHaveLength(2))
  })
})

describe('the rules of a form', () => {
  it('receive the intent of saving, and null before the first attempt', async () => {
    const intents: (Intent | null)[] = []
    const validate: Props['validate'] = (_values, intent) => {
      intents.push(intent)
      return {}
    }
    const done = vi.fn()
    await show({ validate, onDone: done })
    fireEvent.blur(input('备注'))
    await waitFor(() => expect(intents).toEqual([null]))
    press('提交')
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('done', 'commit'))
    expect(new Set(intents.slice(1))).toEqual(new Set(['commit']))
  })

  it('may be stricter for one intent than for the other', async () => {
    const run = vi.fn(async (_payload: unknown) => 'done')
    await show({ validate: strict, run })
    press('提交')
    expect(await screen.findByText('请填写作废原因')).toBeInTheDocument()
    expect(run).not.toHaveBeenCalled()
    press('保存')
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    expect(run.mock.calls[0]?.[0]).toEqual({ name: '张三', reason: '', intent: 'save' })
    await waitFor(() => expect(screen.queryByText('请填写作废原因')).not.toBeInTheDocument())
  })

  it('show the save that is under way on its own button', async () => {
    const run = vi.fn(() => new Promise<string>(() => {}))
    await show({ run })
    press('保存')
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    const button = (name: RegExp) => screen.getByRole('button', { name })
    await waitFor(() => expect(button(/保存$/).querySelector('.anticon-loading')).not.toBeNull())
    expect(button(/提交$/).querySelector('.anticon-loading')).toBeNull()
    expect(button(/提交$/)).toBeDisabled()
  })

  it('take an error away as soon as the value is right', async () => {
    await show({ validate: strict })
    press('提交')
    await screen.findByText('请填写作废原因')
    type('作废原因', '重复')
    await waitFor(() => expect(screen.queryByText('请填写作废原因')).not.toBeInTheDocument())
  })

  it('are evaluated again when the language changes', async () => {
    await show({ validate: strict })
    press('提交')
    await screen.findByText('请填写作废原因')
    await switchLanguage(2)
    expect(await screen.findByText('Enter a reason')).toBeInTheDocument()
    expect(screen.queryByText('请填写作废原因')).not.toBeInTheDocument()
  })

  it('are those of the last render, not those of when the field mounted', async () => {
    const run = vi.fn(async (_payload: unknown) => 'done')
    const props: Props = { run, validate: () => ({ name: WANTED }) }
    const view = renderPart(<Page {...props} />)
    await screen.findByText('ready')
    press('保存')
    await screen.findByText('请填写作废原因')
    view.show(<Page {...props} validate={() => ({})} />)
    press('保存')
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  })
})

describe('the keyboard', () => {
  it('saves by Ctrl+Enter from any field, with the intent save', async () => {
    const done = vi.fn()
    await show({ onDone: done })
    type('作废原因', '重复')
    ctrlEnter('作废原因')
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith('done', 'save'))
  })

  it('focuses the first wrong field, whose name is passed to the page', async () => {
    const incomplete = vi.fn()
    await show({ validate: () => ({ reason: WANTED }), onIncomplete: incomplete })
    ctrlEnter()
    await waitFor(() => expect(input('作废原因')).toHaveFocus())
    expect(incomplete).toHaveBeenCalledExactlyOnceWith('reason')
  })

  it('focuses the first of several wrong fields, in page order', async () => {
    await show({ validate: () => ({ reason: WANTED, name: WANTED }) })
    ctrlEnter('作废原因')
    await waitFor(() => expect(input('备注')).toHaveFocus())
  })
})

describe('the confirmation before saving', () => {
  it('receives valid values and the intent', async () => {
    const before = vi.fn(async () => true)
    const run = vi.fn(async (_payload: unknown) => 'done')
    await show({ before, run, validate: strict })
    press('提交')
    await screen.findByText('请填写作废原因')
    expect(before).not.toHaveBeenCalled()
    type('作废原因', '重复')
    press('提交')
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    expect(before).toHaveBeenCalledExactlyOnceWith({ name: '张三', reason: '重复' }, 'commit')
  })

  it('sends nothing when rejected, keeps the form and allows the next attempt', async () => {
    const answers = [false, true]
    const run = vi.fn(async (_payload: unknown) => 'done')
    const done = vi.fn()
    await show({ before: async () => answers.shift() ?? false, run, onDone: done })
    type('备注', '李四')
    press('保存')
    await waitFor(() => expect(answers).toEqual([true]))
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled())
    expect(run).not.toHaveBeenCalled()
    expect(input('备注')).toHaveValue('李四')
    expect(input('备注')).toBeEnabled()
    press('保存')
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
    expect(run.mock.calls.map(([payload]) => payload)).toEqual([{ name: '李四', reason: '', intent: 'save' }])
  })

  it('opens once, however often saving is attempted meanwhile', async () => {
    const answer = deferred<boolean>()
    const before = vi.fn(() => answer.promise)
    const run = vi.fn(async (_payload: unknown) => 'done')
    await show({ before, run })
    press('保存')
    press('保存')
    await waitFor(() => expect(before).toHaveBeenCalledTimes(1))
    ctrlEnter()
    fireEvent.click(screen.getByRole('button', { name: /保存$/ }))
    answer.resolve(true)
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled())
    expect(before).toHaveBeenCalledTimes(1)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('that fails allows the next attempt', async () => {
    const before = vi.fn(async () => true).mockRejectedValueOnce(new ApiError('network', '网络异常'))
    const run = vi.fn(async (_payload: unknown) => 'done')
    await show({ before, run })
    press('保存')
    await waitFor(() => expect(before).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled())
    expect(run).not.toHaveBeenCalled()
    press('保存')
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  })
})
