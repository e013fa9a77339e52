import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form, type FormInstance } from 'antd'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { type Field, field } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { FieldsForm } from '#shared/form/FieldsForm'
import { FormField } from '#shared/form/FormField'
import { switchLanguage } from '#shared/i18n'
import { renderPart, runPart } from '#tests/kit/part'
import { done, runServer, server } from '#tests/shared/http/harness'

runServer()
runPart()

const ENABLED: StatusTable = { 1: { label: '启用', color: 'success' }, 0: { label: '停用', color: 'default' } }

let form: FormInstance<{ it: unknown }>

function Page({ it, value }: { it: Field; value?: unknown }) {
  ;[form] = Form.useForm<{ it: unknown }>()
  return (
    <FieldsForm form={form} fields={{ it }} validate={() => ({})} initialValues={{ it: value }}>
      <FormField name="it" />
    </FieldsForm>
  )
}

const show = (it: Field, value?: unknown) => renderPart(<Page it={it} value={value} />)
const input = () => screen.getByLabelText('备注')
const radio = (name: string) => screen.getByRole('radio', { name })
const value = () => form.getFieldValue('it')
const options = () => [...document.querySelectorAll('.ant-select-item-option-content')].map((one) => one.textContent)

describe('typed input', () => {
  it.each<[string, Field, string]>([
    ['text', field('text', '备注'), 'text'],
    ['several lines', field('text', '备注', { isMultiline: true }), 'textarea'],
    ['money', field('money', '备注'), 'decimal'],
    ['a quantity', field('quantity', '备注'), 'decimal'],
    ['a percentage', field('percent', '备注'), 'decimal'],
    ['a whole number', field('integer', '备注'), 'numeric'],
    ['a phone number', field('phone', '备注'), 'tel'],
    ['a plate', field('plate', '备注'), 'text'],
  ])('%s', (_name, it, kind) => {
    show(it, '12')
    expect(input()).toHaveValue('12')
    expect(input().tagName).toBe(kind === 'textarea' ? 'TEXTAREA' : 'INPUT')
    expect(input().getAttribute('inputmode') ?? 'text').toBe(kind === 'textarea' ? 'text' : kind)
    fireEvent.change(input(), { target: { value: '345' } })
    expect(value()).toBe('345')
  })

  it.each<[string, Field]>([
    ['text', field('text', '备注', { maxLength: 5 })],
    ['several lines', field('text', '备注', { maxLength: 5, isMultiline: true })],
    ['a whole number', field('integer', '备注', { maxLength: 5 })],
    ['money', field('money', '备注', { maxLength: 5 })],
  ])('%s over its limit is kept whole, and is an error of the field', async (_name, it) => {
    show(it)
    expect(input()).not.toHaveAttribute('maxlength')
    fireEvent.change(input(), { target: { value: '999999' } })
    fireEvent.blur(input())
    expect(await screen.findByText('备注不能超过5个字')).toBeInTheDocument()
    expect(value()).toBe('999999')
    await expect(form.validateFields()).rejects.toBeDefined()
  })

  it('counts a line of text near its limit only', () => {
    show(field('text', '备注', { maxLength: 10 }), '12345678')
    expect(screen.queryByText('8 / 10')).not.toBeInTheDocument()
    fireEvent.change(input(), { target: { value: '123456789' } })
    expect(screen.getByText('9 / 10')).toBeInTheDocument()
  })

  it.each([
    ['１３８００１３８０００', '13800138000'],
    ['138 0013-8000', '13800138000'],
    ['138 0013', '138 0013'],
    ['0755-1234567', '0755-1234567'],
  ])('of a phone typed as %s is %s', (typed, phone) => {
    show(field('phone', '备注'))
    fireEvent.change(input(), { target: { value: typed } })
    expect(value()).toBe(phone)
  })

  it.each([['money'], ['price'], ['quantity'], ['percent'], ['integer']] as const)(
    'of a figure reads full-width signs as half-width: %s',
    (kind) => {
      show(field(kind, '备注'))
      fireEvent.change(input(), { target: { value: '１，２３４．５' } })
      expect(value()).toBe('1,234.5')
      fireEvent.blur(input())
      expect(input()).toHaveValue('1234.5')
      fireEvent.change(input(), { target: { value: '　１ ２３４。５' } })
      fireEvent.blur(input())
      expect(value()).toBe('1234.5')
    },
  )

  it('of a figure keeps the text of a composition until the input is left', () => {
    show(field('quantity', '备注'))
    fireEvent.input(input(), { target: { value: '１２' }, isComposing: true })
    expect(input()).toHaveValue('１２')
    fireEvent.blur(input())
    expect(value()).toBe('12')
  })

  it.each([['text'], ['money'], ['integer'], ['plate']] as const)('%s shows a non-string value as text', (kind) => {
    show(field(kind, '备注'), 12)
    expect(input()).toHaveValue('12')
  })

  it.each([[undefined], [null], [-1]])('as %s is empty', (none) => {
    show(field('money', '备注'), none)
    expect(input()).toHaveValue('')
  })

  it('as a plate is formatted on blur, not while typing', () => {
    show(field('plate', '备注'))
    fireEvent.change(input(), { target: { value: '粤b 12345' } })
    expect(input()).toHaveValue('粤b 12345')
    fireEvent.blur(input())
    expect(input()).toHaveValue('粤B·12345')
    expect(value()).toBe('粤B·12345')
  })

  it('as an invalid plate stays unchanged', () => {
    show(field('plate', '备注'))
    fireEvent.change(input(), { target: { value: '12345' } })
    fireEvent.blur(input())
    expect(input()).toHaveValue('12345')
  })
})

describe('selected input', () => {
  it('among options is in the current language, and can be cleared', async () => {
    await switchLanguage(2)
    show(field('text', '备注', { options: ['启用', 'A2'] }), 'A2')
    fireEvent.mouseDown(screen.getByRole('combobox'))
    await waitFor(() => expect(options()).toEqual(['In use', 'A2']))
    fireEvent.click(screen.getByText('In use'))
    expect(value()).toBe('启用')
    fireEvent.click(document.querySelector('.ant-select-clear') as HTMLElement)
    expect(value()).toBeUndefined()
  })

  it('that is required cannot be cleared', () => {
    show(field('text', '备注', { options: ['A1', 'A2'], isRequired: true }), 'A2')
    expect(document.querySelector('.ant-select-clear')).toBeNull()
  })

  it('among options of a dictionary of the server is sent as its key', async () => {
    server.use(
      http.get('*/gd-system/dict/listByCode', ({ request }) =>
        done(
          new URL(request.url).searchParams.get('code') === 'car_type'
            ? [
                { dictKey: '1', dictValue: '自卸车', sort: 1 },
                { dictKey: '2', dictValue: '搅拌车', sort: 2 },
              ]
            : [],
        ),
      ),
    )
    show(field('dict', '备注', { dictCode: 'car_type' }))
    expect(screen.getByText('请选择')).toBeInTheDocument()
    fireEvent.mouseDown(screen.getByRole('combobox'))
    await waitFor(() => expect(options()).toEqual(['自卸车', '搅拌车']))
    fireEvent.click(screen.getByText('搅拌车'))
    expect(value()).toBe('2')
  })

  it('as a status is sent as its numeric code', () => {
    show(field('status', '备注', { table: ENABLED, order: ['1', '0'] }), 1)
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual(['启用', '停用'])
    expect(radio('启用')).toBeChecked()
    fireEvent.click(radio('停用'))
    expect(value()).toBe(0)
    expect(radio('停用')).toBeChecked()
  })

  it('as a status with text codes is sent as text', () => {
    show(field('status', '备注', { table: { OPEN: { label: '启用', color: 'success' } } }))
    fireEvent.click(radio('启用'))
    expect(value()).toBe('OPEN')
  })

  it('as a boolean is yes or no', async () => {
    await switchLanguage(2)
    show(field('bool', '备注'), '0')
    expect(radio('No')).toBeChecked()
    fireEvent.click(radio('Yes'))
    expect(value()).toBe('1')
  })
})

describe('a date', () => {
  it.each<[string, Field, string, string, string]>([
    ['alone', field('date', '备注'), '2026-03-01', '2026-03-02', '2026-03-02'],
    ['with its time', field('time', '备注'), '2026-03-01 08:30:00', '2026-03-02 09:45', '2026-03-02 09:45:00'],
  ])('%s is sent as text', async (_name, it, before, typed, after) => {
    show(it, before)
    await waitFor(() => expect(input()).toBeEnabled())
    expect(before).toContain((input() as HTMLInputElement).value)
    fireEvent.mouseDown(input())
    fireEvent.change(input(), { target: { value: typed } })
    fireEvent.keyDown(input(), { key: 'Enter' })
    expect(value()).toBe(after)
  })

  it('when cleared is sent as empty text', async () => {
    show(field('date', '备注'), '2026-03-01')
    await waitFor(() => expect(input()).toBeEnabled())
    fireEvent.click(document.querySelector('.ant-picker-clear') as HTMLElement)
    expect(value()).toBe('')
  })
})
