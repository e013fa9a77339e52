import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Form, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Fields, field } from '#domain/field'
import { onlyErrors, type Text, text } from '#domain/text'
import { FieldsForm } from '#shared/form/FieldsForm'
import { FormField } from '#shared/form/FormField'
import { switchLanguage } from '#shared/i18n'
import { Catcher, renderPart, runPart } from '#tests/kit/part'

runPart()

const MISSING = text('请填写作废原因')

const FIELDS: Fields = {
  reason: field('text', '作废原因', { isRequired: true }),
  remark: field('text', '备注', { isMultiline: true }),
  status: field('status', '状态', { table: { 1: { label: '启用', color: 'success' } } }),
  ticketNo: field('text', '磅单号'),
}

type Values = Record<string, unknown>
type Validate = (values: Values) => Readonly<Record<string, Text>>

let form: FormInstance<Values>

function Page({
  initial = {},
  validate = () => ({}),
  children,
}: {
  initial?: Values
  validate?: Validate
  children: ReactNode
}) {
  ;[form] = Form.useForm<Values>()
  return (
    <FieldsForm<Values> form={form} fields={FIELDS} validate={validate} initialValues={initial}>
      {children}
    </FieldsForm>
  )
}

const show = (children: ReactNode, more: { initial?: Values; validate?: Validate } = {}) =>
  renderPart(<Page {...more}>{children}</Page>)
const input = (label: string) => screen.getByLabelText(label)
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })
const reasonNeeded: Validate = ({ reason }) => onlyErrors({ reason: reason ? null : MISSING })
/** Waits for all pending validations. */
const checked = () => form.validateFields([]).catch(() => undefined)

describe('a field', () => {
  it('takes its label and its required mark from the field definitions', () => {
    show(
      <>
        <FormField name="reason" />
        <FormField name="remark" />
      </>,
    )
    expect(input('作废原因')).toBeRequired()
    expect(input('备注')).not.toBeRequired()
  })

  it('may override whether it is required', () => {
    show(
      <>
        <FormField name="reason" isRequired={false} />
        <FormField name="remark" isRequired />
      </>,
    )
    expect(input('作废原因')).not.toBeRequired()
    expect(input('备注')).toBeRequired()
  })

  it('may use the definition of another name', () => {
    show(<FormField name="voidReason" field="reason" />, { initial: { voidReason: '重复' } })
    expect(input('作废原因')).toHaveValue('重复')
  })

  it('may have a label of its own, or none', () => {
    show(
      <>
        <FormField name="reason" label="为什么" />
        <FormField name="remark" label={undefined} />
      </>,
    )
    expect(input('为什么')).toBeInTheDocument()
    expect(screen.queryByText('备注')).not.toBeInTheDocument()
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
  })

  it('is in the current language', async () => {
    await switchLanguage(2)
    show(<FormField name="reason" />)
    expect(input('Reason')).toBeRequired()
  })

  it('can be disabled', () => {
    show(<FormField name="reason" disabled />)
    expect(input('作废原因')).toBeDisabled()
  })

  it('without a definition throws', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const faults: Error[] = []
    show(
      <>
        <Catcher faults={faults}>
          <FormField name="nowhere" />
        </Catcher>
        <Catcher faults={faults}>
          <FormField name="reason" field="elsewhere" />
        </Catcher>
      </>,
    )
    expect(faults.map(({ message }) => message)).toEqual(['no field named nowhere', 'no field named elsewhere'])
  })

  it('without a form throws', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const faults: Error[] = []
    renderPart(
      <Catcher faults={faults}>
        <FormField name="reason" />
      </Catcher>,
    )
    expect(faults.map(({ message }) => message)).toEqual(['a field needs a form around it'])
  })
})

describe('the error of a text input', () => {
  it('does not show when an empty field is passed, only once it was typed into', async () => {
    show(<FormField name="reason" />, { validate: reasonNeeded })
    fireEvent.blur(input('作废原因'))
    await checked()
    expect(screen.queryByText('请填写作废原因')).not.toBeInTheDocument()
    type('作废原因', '重复')
    type('作废原因', '')
    fireEvent.blur(input('作废原因'))
    expect(await screen.findByText('请填写作废原因')).toBeInTheDocument()
  })

  it('shows on blur, not while typing', async () => {
    show(<FormField name="reason" />, { validate: reasonNeeded, initial: { reason: 'x' } })
    type('作废原因', '')
    await checked()
    expect(screen.queryByText('请填写作废原因')).not.toBeInTheDocument()
    fireEvent.blur(input('作废原因'))
    expect(await screen.findByText('请填写作废原因')).toBeInTheDocument()
    expect(input('作废原因')).toBeInvalid()
    expect(input('作废原因')).toHaveAccessibleDescription('请填写作废原因')
  })

  it('disappears on blur once the text is valid', async () => {
    show(<FormField name="reason" />, { validate: reasonNeeded, initial: { reason: 'x' } })
    type('作废原因', '')
    fireEvent.blur(input('作废原因'))
    await screen.findByText('请填写作废原因')
    type('作废原因', '重复')
    fireEvent.blur(input('作废原因'))
    await waitFor(() => expect(screen.queryByText('请填写作废原因')).not.toBeInTheDocument())
  })

  it('is in the current language, including its parameters', async () => {
    await switchLanguage(2)
    const validate = () => ({ reason: text('第{{row}}行{{text}}', { row: 2, text: MISSING }) })
    show(<FormField name="reason" />, { validate, initial: { reason: 'x' } })
    fireEvent.blur(input('Reason'))
    expect(await screen.findByText('Row 2: Enter a reason')).toBeInTheDocument()
  })

  it('shows only on saving when configured so', async () => {
    show(<FormField name="reason" checkOn="save" />, { validate: reasonNeeded })
    type('作废原因', '')
    fireEvent.blur(input('作废原因'))
    await checked()
    expect(screen.queryByText('请填写作废原因')).not.toBeInTheDocument()
    form.submit()
    expect(await screen.findByText('请填写作废原因')).toBeInTheDocument()
  })

  it('shows while typing when configured so', async () => {
    show(<FormField name="reason" checkOn="onChange" />, { validate: reasonNeeded, initial: { reason: 'x' } })
    type('作废原因', '')
    expect(await screen.findByText('请填写作废原因')).toBeInTheDocument()
  })

  it('belongs to its path in a list of rows', async () => {
    show(
      [0, 1].map((at) => (
        <section key={at} aria-label={`row ${at}`}>
          <FormField name={['tickets', at, 'ticketNo']} />
        </section>
      )),
      {
        validate: () => ({ 'tickets[1].ticketNo': MISSING }),
        initial: { tickets: [{ ticketNo: '1' }, { ticketNo: '2' }] },
      },
    )
    const row = (at: number) => within(screen.getByRole('region', { name: `row ${at}` }))
    for (const at of [0, 1]) fireEvent.blur(row(at).getByLabelText('磅单号'))
    expect(await row(1).findByText('请填写作废原因')).toBeInTheDocument()
    expect(row(0).queryByText('请填写作废原因')).not.toBeInTheDocument()
  })

  it('is updated when a value it depends on changes', async () => {
    const validate: Validate = ({ remark }) => onlyErrors({ reason: remark === 'x' ? MISSING : null })
    show(
      <>
        <FormField name="reason" dependencies={['remark']} />
        <FormField name="remark" />
      </>,
      { validate, initial: { reason: 'x' } },
    )
    fireEvent.blur(input('作废原因'))
    await checked()
    type('备注', 'x')
    expect(await screen.findByText('请填写作废原因')).toBeInTheDocument()
  })

  it('may come from a rule outside the model', async () => {
    const refused = { validator: () => Promise.reject(new Error('有文件还没有传完')) }
    show(<FormField name="reason" rules={[refused]} />, { initial: { reason: 'x' } })
    fireEvent.blur(input('作废原因'))
    expect(await screen.findByText('有文件还没有传完')).toBeInTheDocument()
  })
})

describe('the error of a select', () => {
  it('shows on selection', async () => {
    show(<FormField name="status" />, { validate: () => ({ status: MISSING }) })
    fireEvent.click(screen.getByRole('radio', { name: '启用' }))
    expect(await screen.findByText('请填写作废原因')).toBeInTheDocument()
  })

  it('shows on a change of a custom input, which receives value and label', async () => {
    show(
      <FormField name="reason">
        <input type="search" />
      </FormField>,
      { validate: () => ({ reason: MISSING }), initial: { reason: '重复' } },
    )
    expect(input('作废原因')).toHaveAttribute('type', 'search')
    expect(input('作废原因')).toHaveValue('重复')
    type('作废原因', '错')
    expect(await screen.findByText('请填写作废原因')).toBeInTheDocument()
    expect(form.getFieldValue('reason')).toBe('错')
  })
})
