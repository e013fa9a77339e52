import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form, Modal } from 'antd'
import { beforeAll, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/queryClient'
import { field } from '#domain/field'
import { text } from '#domain/text'
import { PageModalContext } from '#shared/dialog/pageModal'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { storeUser } from '#shared/session'
import { startWords } from '#tests/kit/words'

type Values = { name: string }
type Props = { before: () => Promise<boolean>; run: (values: Values) => Promise<string> }

const FIELDS = { name: field('text', '姓名') }
const signIn = (userId: string) => storeUser({ userId, account: '', userName: '', storeName: '', storeLogo: '' })

function Page(props: Props) {
  const [modal] = Modal.useModal()
  return (
    <PageModalContext value={modal}>
      <Screen {...props} />
    </PageModalContext>
  )
}

function Screen({ before, run }: Props) {
  const [form] = Form.useForm<Values>()
  const editor = useEditor<Values, Values, string>({
    form,
    screen: 'driver',
    record: 'id=1',
    title: text('司机'),
    initial: { name: '' },
    reread: null,
    before,
    mutation: { mutationFn: run },
    toPayload: (values) => values,
    onDone: () => undefined,
    fields: FIELDS,
    words: [],
  })
  return (
    <EditorForm editor={editor} fields={FIELDS} validate={() => ({})}>
      <FormField name="name" />
      <button type="button" disabled={editor.isSaving} onClick={() => editor.save()}>
        保存
      </button>
    </EditorForm>
  )
}

beforeAll(startWords)

it.each([
  ['u1', 1],
  ['u2', 0],
])('a form is sent by the user who filled it in: %s after the question, %i times', async (answering, times) => {
  signIn('u1')
  const run = vi.fn(async () => 'done')
  const before = vi.fn(async () => {
    signIn(answering)
    return true
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page before={before} run={run} />
    </QueryClientProvider>,
  )
  fireEvent.change(await screen.findByLabelText('姓名'), { target: { value: '周师傅' } })
  fireEvent.click(screen.getByRole('button', { name: /保存/ }))
  await waitFor(() => expect(before).toHaveBeenCalled())
  await waitFor(() => expect(screen.getByRole('button', { name: /保存/ })).toBeEnabled())
  expect(run).toHaveBeenCalledTimes(times)
})
