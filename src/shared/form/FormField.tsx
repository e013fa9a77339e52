import { QuestionCircleOutlined } from '@ant-design/icons'
import { Form, type FormItemProps } from 'antd'
import type { Rule } from 'antd/es/form'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Field, MAX_INPUT } from '#domain/field'
import { dateError } from '#domain/rules'
import { type Translate, text, translateMessage } from '#domain/text'
import { lengthOf } from '#domain/textLength'
import { wireText } from '#domain/wire'
import styles from './FormGrid.module.css'
import { FormInput } from './FormInput'
import { pathOf, useFormContext } from './formContext'

type Props = {
  /** The value's name; a path inside a list of rows. */
  name: string | (string | number)[]
  /** Its dictionary entry where the name differs, e.g. `companyName` for `companyId`. */
  field?: string
  /** Overrides the dictionary where it depends on other values. */
  isRequired?: boolean
  /** Spans the whole row of the grid. */
  isWide?: boolean
  tooltip?: string | undefined
  extra?: ReactNode
  /** Fields whose change revalidates this one. */
  dependencies?: string[]
  /** Rules besides the model's, e.g. no upload in flight. */
  rules?: Rule[]
  disabled?: boolean
  /** When it is validated before saving; by default on blur for text and on change for choices. */
  checkOn?: 'onBlur' | 'onChange' | 'save'
  className?: string
  /** A custom label, or none for an input that labels itself. */
  label?: ReactNode
  /** A custom input instead of the kind's. */
  children?: ReactElement
}

/** A field of a form: label, required mark, input and rule come from the dictionary and the model. */
export function FormField(props: Props) {
  const { t } = useTranslation()
  const { fields, rule } = useFormContext()
  const { name, isWide, checkOn, rules = [], disabled, className, children } = props
  const key = props.field ?? String(typeof name === 'string' ? name : name.at(-1))
  const field = fields[key]
  if (!field) throw new Error(`no field named ${key}`)
  const trigger = checkOn ?? (children ? 'onChange' : triggerOf(field))
  // A custom input may hold anything, unless its field has a limit of its own.
  const isText = !children || field.maxLength !== MAX_INPUT
  const isDate = field.kind === 'date' || field.kind === 'time'
  const item: FormItemProps = {
    name,
    label: 'label' in props ? props.label : t(field.label),
    required: props.isRequired ?? field.isRequired,
    // The first error is enough: the model's, else the limit of the field.
    validateFirst: true,
    rules: [
      rule(pathOf(name)),
      ...(isText ? [lengthRule(field, t)] : []),
      ...(isDate ? [dateRule(field, t)] : []),
      ...rules,
    ],
    validateTrigger: trigger === 'save' ? [] : trigger,
    dependencies: props.dependencies,
    // antd's own mark cannot be reached by Tab.
    tooltip: props.tooltip && {
      title: props.tooltip,
      icon: <QuestionCircleOutlined tabIndex={0} aria-label={props.tooltip} />,
    },
    extra: props.extra && <div className={styles.extra}>{props.extra}</div>,
    className: [isWide ? styles.wide : '', className ?? ''].join(' ').trim() || undefined,
  }
  return <Form.Item {...item}>{children ?? <FormInput field={field} disabled={disabled} />}</Form.Item>
}

/** Rejects a text over the limit of its field, where the model has no rule of its own. */
function lengthRule({ label, maxLength }: Field, t: Translate): Rule {
  return {
    validator: (_, value) => {
      if (lengthOf(wireText(value)) <= maxLength) return Promise.resolve()
      const error = text('{{label}}不能超过{{max}}个字', { label: text(label), max: maxLength })
      return Promise.reject(new Error(translateMessage(t, error)))
    },
  }
}

/** Rejects a typed text that is no date. */
function dateRule({ label }: Field, t: Translate): Rule {
  return {
    validator: (_, value) => {
      const error = dateError(value, { label })
      return error ? Promise.reject(new Error(translateMessage(t, error))) : Promise.resolve()
    },
  }
}

/** Text validates on blur, choices on change. */
function triggerOf({ kind, options }: Field): 'onBlur' | 'onChange' {
  const isChoice = options || ['dict', 'status', 'bool', 'date', 'time'].includes(kind)
  return isChoice ? 'onChange' : 'onBlur'
}
