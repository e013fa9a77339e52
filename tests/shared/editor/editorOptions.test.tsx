import { render, screen } from '@testing-library/react'
import { Form, type FormInstance, Input } from 'antd'
import { expect, it } from 'vitest'
import { text } from '#domain/text'
import { type EditorOptions, placeErrors } from '#shared/editor/editorOptions'
import { ApiError } from '#shared/http/ApiError'

type Values = { name: string; hidden: string }
let form: FormInstance<Values>

function Editor() {
  const [own] = Form.useForm<Values>()
  form = own
  return (
    <Form form={own}>
      <Form.Item name="name">
        <Input />
      </Form.Item>
    </Form>
  )
}

const place = (names: string[], onRefused?: () => void) => {
  const options: EditorOptions<Values, Values, Values, 'save'> = {
    form,
    screen: 'carList',
    record: '1',
    title: text('车辆'),
    initial: { name: '', hidden: '' },
    mutation: {},
    reread: null,
    toPayload: (values) => values,
    onDone: () => undefined,
    errorsOf: ({ message }) => Object.fromEntries(names.map((name) => [name, message])),
    onRefused,
  }
  return placeErrors(options, new ApiError('business', '名称重复'))
}

it('says a rejection at once', async () => {
  render(<Editor />)
  place(['name'])
  expect(await screen.findByRole('alert')).toHaveTextContent('名称重复')
})

it('shows a rejection at the fields that the form has, and leaves others to whoever shows errors', () => {
  render(<Editor />)
  expect(place(['hidden'])).toBe(false)
  expect(place(['hidden'], () => undefined)).toBe(true)
  expect(place(['name', 'hidden'])).toBe(true)
  expect(
    form
      .getFieldsError()
      .filter(({ errors }) => errors.length > 0)
      .map(({ name }) => name),
  ).toEqual([['name']])
})
