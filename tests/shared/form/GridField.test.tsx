import { screen, waitFor } from '@testing-library/react'
import { Form, type FormInstance, Input } from 'antd'
import { expect, it } from 'vitest'
import { field } from '#domain/field'
import { text } from '#domain/text'
import { FieldsForm } from '#shared/form/FieldsForm'
import { GridField } from '#shared/form/GridField'
import { renderPart, runPart } from '#tests/kit/part'

runPart()

const FIELDS = { lines: field('text', '明细') }

let form: FormInstance

/** A form without lines, and a control above its grid. */
function Page() {
  ;[form] = Form.useForm()
  return (
    <FieldsForm form={form} fields={FIELDS} validate={() => ({ lines: text('请添加明细') })}>
      <GridField name="lines">
        <Input aria-label="批量设置" />
      </GridField>
    </FieldsForm>
  )
}

it('an error of a grid is said below it, and makes none of its other controls red', async () => {
  renderPart(<Page />)
  await expect(form.validateFields()).rejects.toBeDefined()
  expect(await screen.findByText('请添加明细')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('批量设置')).not.toHaveClass('ant-input-status-error'))
})
