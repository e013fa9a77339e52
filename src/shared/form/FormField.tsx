import { Form, type FormItemProps } from 'antd'
import type { Rule } from 'antd/es/form'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '#domain/field'
import styles from './FormGrid.module.css'
import { FormInput } from './FormInput'
import { pathOf, useFormContext } from './formContext'

type Props = {
  /** The value's name; a path inside a list of rows. */
  name: string | (string | number)[]
  /** Its entry of the dictionary where that has another name, e.g. `companyName` for `companyId`. */
  field?: string
  /** As the dictionary says, unless it depends on other values. */
  isRequired?: boolean
  /** Takes the whole row of a form's grid. */
  isWide?: boolean
  tooltip?: ReactNode
  extra?: ReactNode
  /** Names of values whose change checks this one again. */
  dependencies?: string[]
  /** Rules beside the model's, e.g. that no file is on its way. */
  rules?: Rule[]
  disabled?: boolean
  /** When it is checked before saving; by default when a text is left and when a choice is made. */
  checkOn?: 'onBlur' | 'onChange' | 'save'
  className?: string
  /** A label of its own, or none for an input that names itself. */
  label?: ReactNode
  /** An input of its own in place of the kind's. */
  children?: ReactElement
}

/** A field of a form: label, required mark, input and rule all come from the dictionary and the model. */
export function FormField(props: Props) {
  const { t } = useTranslation()
  const { fields, rule } = useFormContext()
  const { name, isWide, checkOn, rules = [], disabled, className, children } = props
  const key = props.field ?? String(typeof name === 'string' ? name : name.at(-1))
  const field = fields[key]
  if (!field) throw new Error(`no field named ${key}`)
  const trigger = checkOn ?? (children ? 'onChange' : triggerOf(field))
  const item: FormItemProps = {
    name,
    label: 'label' in props ? props.label : t(field.label),
    required: props.isRequired ?? field.isRequired,
    rules: [rule(pathOf(name)), ...rules],
    validateTrigger: trigger === 'save' ? [] : trigger,
    dependencies: props.dependencies,
    tooltip: props.tooltip,
    extra: props.extra,
    className: [isWide ? styles.wide : '', className ?? ''].join(' ').trim() || undefined,
  }
  return <Form.Item {...item}>{children ?? <FormInput field={field} disabled={disabled} />}</Form.Item>
}

/** Text is checked when it is left, a choice when it is made. */
function triggerOf({ kind, options }: Field): 'onBlur' | 'onChange' {
  const isChoice = options || ['dict', 'status', 'bool', 'date', 'time'].includes(kind)
  return isChoice ? 'onChange' : 'onBlur'
}
