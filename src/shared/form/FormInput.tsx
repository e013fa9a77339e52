import { Input, Radio, Select } from 'antd'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { readPhone } from '#domain/cell/phone'
import { tidyCode, tidyName } from '#domain/cell/words'
import type { Field } from '#domain/field'
import { formatPlate, readPlate } from '#domain/plate'
import { wireText } from '#domain/wire'
import { FigureInput } from '#shared/fields/FigureInput'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { useDictState } from '#shared/fields/useDict'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { textCount } from './textCount'

const TimeInput = lazyWithRetry(() =>
  import('#shared/fields/DateInputs').then((module) => ({ default: module.TimeInput })),
)

const PhraseBar = lazyWithRetry(async () => ({ default: (await import('./PhraseBar')).PhraseBar }))

/** Props of a form input; all but `field` come from Form.Item. */
export type FormInputProps = {
  field: Field
  id?: string
  value?: unknown
  onChange?: (value: unknown) => void
  onBlur?: () => void
  disabled?: boolean
}

/**
 * The input of a field in a form. What is typed or pasted is never cut: the field's rule rejects what is too long.
 * Dates and times are kept as text, so that the values can be stored and compared directly.
 */
export function FormInput({ value, onChange, onBlur, ...rest }: FormInputProps) {
  const isTyped = useRef(false)
  return (
    <KindInput
      {...rest}
      value={value}
      onChange={(next) => {
        isTyped.current = true
        onChange?.(next)
      }}
      // Passing an empty field, or a drawer that focuses it, is no attempt to fill it: saving refuses what is empty.
      onBlur={() => {
        // What was understood shows; never while typing, which would break input methods.
        const { kind, copy, isMultiline } = rest.field
        const isLine = typeof value === 'string' && kind === 'text' && !isMultiline
        const tidy = isLine ? (copy ? tidyCode(value) : tidyName(value)) : value
        if (tidy !== value) onChange?.(tidy)
        if (isTyped.current || wireText(value) !== '') onBlur?.()
      }}
    />
  )
}

function KindInput(props: FormInputProps) {
  const { t } = useTranslation()
  const { field, value, onChange, ...rest } = props
  const text = typeof value === 'string' ? value : wireText(value)
  const type = (event: { target: { value: string } }) => onChange?.(event.target.value)
  if (field.options) {
    const options = field.options.map((option) => ({ value: option, label: t(option) }))
    return (
      <Select
        allowClear={!field.isRequired}
        options={options}
        {...rest}
        value={value || undefined}
        onChange={onChange}
      />
    )
  }
  switch (field.kind) {
    case 'dict':
      return <DictInput {...props} />
    case 'status':
      return <StatusInput {...props} />
    case 'bool': {
      const options = [
        { value: '1', label: t('是') },
        { value: '0', label: t('否') },
      ]
      return (
        <Radio.Group options={options} {...rest} value={value} onChange={(event) => onChange?.(event.target.value)} />
      )
    }
    case 'date':
    case 'time':
      return (
        <Suspense fallback={<Input disabled id={rest.id} />}>
          <TimeInput {...props} />
        </Suspense>
      )
    case 'money':
    case 'price':
    case 'quantity':
    case 'percent':
      return (
        <FigureInput suffix={field.kind === 'percent' ? '%' : undefined} {...rest} value={text} onChange={onChange} />
      )
    case 'integer':
      return <FigureInput isWhole {...rest} value={text} onChange={onChange} />
    case 'phone':
      return (
        <Input inputMode="tel" {...rest} value={text} onChange={(event) => onChange?.(readPhone(event.target.value))} />
      )
    case 'plate':
      return <PlateInput {...props} />
    default:
      if (field.isMultiline) {
        const lines = (
          <Input.TextArea
            count={{ ...textCount(field.maxLength), show: true }}
            autoSize={{ minRows: 2, maxRows: 4 }}
            {...rest}
            value={text}
            onChange={type}
          />
        )
        if (!field.phrases) return lines
        return (
          <>
            {lines}
            <Suspense fallback={null}>
              <PhraseBar field={field} value={text} disabled={rest.disabled} onChange={(next) => onChange?.(next)} />
            </Suspense>
          </>
        )
      }
      return (
        <Input
          count={{ ...textCount(field.maxLength), show: field.counts || nearLimit }}
          {...rest}
          value={text}
          onChange={type}
        />
      )
  }
}

/** The counter of a line of text, once most of the limit is used. */
function nearLimit({ count, maxLength = count }: { count: number; maxLength?: number }) {
  return count > maxLength * 0.8 ? `${count} / ${maxLength}` : ''
}

function DictInput({ field, value, ...rest }: FormInputProps) {
  const { t } = useTranslation()
  const { options, retry } = useDictState(field.dictCode ?? '')
  return (
    <Select
      allowClear={!field.isRequired}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('请选择')}
      options={options.map((option) => ({ value: option.value, label: t(option.label) }))}
      notFoundContent={retry && <MissingOptions retry={retry} />}
      {...rest}
      value={value || undefined}
    />
  )
}

/** Statuses the user sets, such as enabled or disabled. Numeric codes stay numbers. */
function StatusInput({ field, value, onChange, ...rest }: FormInputProps) {
  const { t } = useTranslation()
  const codes = field.order ?? Object.keys(field.table ?? {})
  return (
    <Radio.Group
      options={codes.map((code) => ({ value: code, label: t(field.table?.[code]?.label ?? code) }))}
      {...rest}
      value={wireText(value)}
      onChange={(event) =>
        onChange?.(/^\d+$/.test(event.target.value) ? Number(event.target.value) : event.target.value)
      }
    />
  )
}

/** Normalizes a plate on blur; while typing only a complete one, as more would break input methods. */
function PlateInput({ field, value, onChange, onBlur, ...rest }: FormInputProps) {
  return (
    <Input
      {...rest}
      value={typeof value === 'string' ? value : wireText(value)}
      onChange={(event) => onChange?.(readPlate(event.target.value))}
      onBlur={() => {
        const tidy = formatPlate(value)
        if (tidy !== value) onChange?.(tidy)
        onBlur?.()
      }}
    />
  )
}
