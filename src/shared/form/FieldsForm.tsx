import { Form, type FormInstance, type FormProps } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { say, type Text } from '#domain/text'
import { FormContext } from './formContext'
import { TO_FIELD } from './toField'

type Props<Values> = Omit<FormProps<Values>, 'form' | 'children' | 'fields'> & {
  form: FormInstance<Values>
  fields: Fields
  /** The model's errors by path. */
  validate: (values: Values) => Readonly<Record<string, Text>>
  children: ReactNode
}

/** A form whose fields take labels, inputs and rules from a dictionary and a model. Editors use `EditorForm`. */
export function FieldsForm<Values>({ form, fields, validate, children, ...rest }: Props<Values>) {
  const { t } = useTranslation()
  const context = useMemo(
    () => ({
      fields,
      rule: (path: string) => ({
        validator: () => {
          const error = validate(form.getFieldsValue(true) as Values)[path]
          return error ? Promise.reject(new Error(say(t, error))) : Promise.resolve()
        },
      }),
    }),
    [fields, form, validate, t],
  )
  return (
    <Form<Values> layout="vertical" scrollToFirstError={TO_FIELD} {...rest} form={form}>
      <FormContext value={context}>{children}</FormContext>
    </Form>
  )
}
