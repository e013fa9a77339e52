import { Form, type FormInstance, type FormProps } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { type Text, translateMessage } from '#domain/text'
import { announceErrors, type ErrorTexts } from '#shared/dialog/announceErrors'
import { FormContext } from './formContext'
import { TO_FIELD } from './toField'

type Props<Values> = Omit<FormProps<Values>, 'form' | 'children' | 'fields'> & {
  form: FormInstance<Values>
  fields: Fields
  /** The model's errors by path. */
  validate: (values: Values) => Readonly<Record<string, Text>>
  children: ReactNode
}

/**
 * Takes the errors of changed fields away once their values are right; a wrong one keeps its error until it is left.
 */
function clearMended(form: FormInstance, changed: readonly string[]): void {
  for (const { name, errors } of form.getFieldsError()) {
    if (errors.length === 0 || !changed.includes(String(name[0]))) continue
    form.validateFields([name], { validateOnly: true }).then(
      () => form.setFields([{ name, errors: [] }]),
      () => undefined,
    )
  }
}

type Refused = Parameters<NonNullable<FormProps['onFinishFailed']>>[0]['errorFields']

/** The errors of refused fields: of a grid, those of its cells. */
function refusalTexts(form: FormInstance, fields: Refused): string[] {
  return fields.flatMap(({ name, errors }) => {
    const cells = (form.getFieldInstance(name) as Partial<ErrorTexts> | undefined)?.errorTexts?.() ?? []
    return cells.length > 0 ? cells : errors.slice(0, 1)
  })
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
          return error ? Promise.reject(new Error(translateMessage(t, error))) : Promise.resolve()
        },
      }),
    }),
    [fields, form, validate, t],
  )
  return (
    <Form<Values>
      layout="vertical"
      scrollToFirstError={TO_FIELD}
      {...rest}
      form={form}
      onValuesChange={(changed, values) => {
        rest.onValuesChange?.(changed, values)
        clearMended(form as FormInstance, Object.keys(changed as object))
      }}
      onFinishFailed={(failure) => {
        rest.onFinishFailed?.(failure)
        announceErrors(() => refusalTexts(form as FormInstance, failure.errorFields))
      }}
    >
      <FormContext value={context}>{children}</FormContext>
    </Form>
  )
}
