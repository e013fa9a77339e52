import { Input, Select } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '#domain/field'
import { useDict } from './useDict'

// Calendars are the heaviest input and show on few lists at first.
const TimeInput = lazy(() => import('./DateInputs').then((module) => ({ default: module.TimeInput })))
const RangeInput = lazy(() => import('./DateInputs').then((module) => ({ default: module.RangeInput })))

/** What every input of a field is given. */
export type FieldInputProps = {
  field: Field
  /** Set by Form.Item. */
  id?: string
  value?: unknown
  onChange?: (value: unknown) => void
  disabled?: boolean
  placeholder?: string
}

/** The input face of a field. Dates travel as text, so a form's values can be stored and compared as they are. */
export function FieldInput({ field, value, onChange, ...rest }: FieldInputProps) {
  const { t } = useTranslation()
  switch (field.kind) {
    case 'dict':
      return <DictSelect field={field} value={value} onChange={onChange} {...rest} />
    case 'status': {
      const codes = field.order ?? Object.keys(field.table ?? {})
      const options = codes.map((code) => ({ value: code, label: t(field.table?.[code]?.label ?? code) }))
      return (
        <Select
          allowClear
          options={options}
          value={value || undefined}
          onChange={onChange}
          placeholder={t('全部')}
          {...rest}
        />
      )
    }
    case 'bool': {
      const options = [
        { value: '1', label: t('是') },
        { value: '0', label: t('否') },
      ]
      return (
        <Select
          allowClear
          options={options}
          value={value || undefined}
          onChange={onChange}
          placeholder={t('全部')}
          {...rest}
        />
      )
    }
    case 'date':
    case 'time':
    case 'dateRange': {
      const Picker = field.kind === 'dateRange' ? RangeInput : TimeInput
      return (
        <Suspense fallback={<Input disabled id={rest.id} />}>
          <Picker field={field} value={value} onChange={onChange} {...rest} />
        </Suspense>
      )
    }
    default:
      return (
        <Input
          allowClear
          maxLength={field.maxLength}
          value={(value as string | undefined) ?? ''}
          onChange={(event) => onChange?.(event.target.value)}
          {...rest}
        />
      )
  }
}

function DictSelect({ field, value, onChange, ...rest }: FieldInputProps) {
  const { t } = useTranslation()
  const options = useDict(field.dictCode ?? '').map((option) => ({ value: option.value, label: t(option.label) }))
  return (
    <Select
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={options}
      value={value || undefined}
      onChange={onChange}
      placeholder={t('全部')}
      {...rest}
    />
  )
}
