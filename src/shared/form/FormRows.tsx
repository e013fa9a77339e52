import { Form, type FormListFieldData, type FormListOperation } from 'antd'
import { type ReactNode, useMemo } from 'react'
import type { Fields } from '#domain/field'
import { FormContext, useFormContext } from './formContext'

type Props = {
  /** The list's name in the form values. */
  name: string
  /** The field dictionary of the rows. */
  fields: Fields
  children: (rows: FormListFieldData[], change: FormListOperation) => ReactNode
}

/** Rows inside a form: the names of their fields begin with the row's index, `[0, 'ticketNo']`. */
export function FormRows({ name, fields, children }: Props) {
  const { rule } = useFormContext()
  const context = useMemo(() => ({ fields, rule: (path: string) => rule(`${name}${path}`) }), [fields, name, rule])
  return (
    <FormContext value={context}>
      <Form.List name={name}>{children}</Form.List>
    </FormContext>
  )
}
