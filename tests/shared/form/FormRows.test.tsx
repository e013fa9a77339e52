import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Form, type FormInstance } from 'antd'
import { describe, expect, it } from 'vitest'
import { field } from '#domain/field'
import { onlyErrors, text } from '#domain/text'
import { FieldsForm } from '#shared/form/FieldsForm'
import { FormField } from '#shared/form/FormField'
import { FormRows } from '#shared/form/FormRows'
import { renderPart, runPart } from '#tests/kit/part'

runPart()

type Values = { tickets: { ticketNo: string }[]; remark: string }

const FIELDS = { remark: field('text', '备注') }
const TICKET_FIELDS = { ticketNo: field('text', '磅单号', { maxLength: 40 }) }

let form: FormInstance<Values>

/** A form with rows, whose numbers are required. */
function Page() {
  ;[form] = Form.useForm<Values>()
  return (
    <FieldsForm<Values>
      form={form}
      fields={FIELDS}
      initialValues={{ tickets: [{ ticketNo: '1' }, { ticketNo: '2' }], remark: '' }}
      validate={({ tickets }) =>
        onlyErrors(
          Object.fromEntries(
            tickets.map(({ ticketNo }, at) => [`tickets[${at}].ticketNo`, ticketNo ? null : text('请填写作废原因')]),
          ),
        )
      }
    >
      <FormRows name="tickets" fields={TICKET_FIELDS}>
        {(rows, { remove }) =>
          rows.map(({ key, name }) => (
            <section key={key} aria-label={`row ${name}`}>
              <FormField name={[name, 'ticketNo']} />
              <button type="button" onClick={() => remove(name)}>
                remove
              </button>
            </section>
          ))
        }
      </FormRows>
      <FormField name="remark" />
    </FieldsForm>
  )
}

const row = (at: number) => within(screen.getByRole('region', { name: `row ${at}` }))
const number = (at: number) => row(at).getByLabelText('磅单号')

/** Clears the number of a row and leaves its field. */
function empty(at: number) {
  fireEvent.change(number(at), { target: { value: '' } })
  fireEvent.blur(number(at))
}

describe('rows inside a form', () => {
  it('use their own field definitions, the rest those of the form', () => {
    renderPart(<Page />)
    expect(number(0)).toHaveValue('1')
    expect(screen.getByLabelText('备注')).toHaveValue('')
  })

  it('show the error of their own row', async () => {
    renderPart(<Page />)
    empty(1)
    expect(await row(1).findByText('请填写作废原因')).toBeInTheDocument()
    fireEvent.blur(number(0))
    await form.validateFields([['tickets', 0, 'ticketNo']])
    expect(row(0).queryByText('请填写作废原因')).not.toBeInTheDocument()
  })

  it('keep their errors separate when an earlier row is removed', async () => {
    renderPart(<Page />)
    fireEvent.click(row(0).getByText('remove'))
    await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(1))
    empty(0)
    expect(await row(0).findByText('请填写作废原因')).toBeInTheDocument()
    expect(form.getFieldsValue(true)).toEqual({ tickets: [{ ticketNo: '' }], remark: '' })
  })
})
