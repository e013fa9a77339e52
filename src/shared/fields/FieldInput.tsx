import { DatePicker, Input, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Field } from '../../domain/field'
import { parseTime } from '../../domain/time'
import { useDict } from './useDict'

type Props = {
  field: Field
  /** Set by Form.Item. */
  id?: string
  value?: unknown
  onChange?: (value: unknown) => void
  disabled?: boolean
  placeholder?: string
}

/** The input face of a field. Dates travel as text, so a form's values can be stored and compared as they are. */
export function FieldInput({ field, value, onChange, ...rest }: Props) {
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
      return <TimeInput field={field} value={value} onChange={onChange} {...rest} />
    case 'dateRange':
      return <RangeInput value={value} onChange={onChange} {...rest} />
    case 'integer':
      return (
        <InputNumber
          precision={0}
          min={0}
          value={value as number}
          onChange={onChange}
          {...rest}
          style={{ width: '100%' }}
        />
      )
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

function DictSelect({ field, value, onChange, ...rest }: Props) {
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

function TimeInput({ field, value, onChange, ...rest }: Props) {
  const isTime = field.kind === 'time'
  const pattern = isTime ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD'
  return (
    <DatePicker
      showTime={isTime && { format: 'HH:mm' }}
      format={isTime ? 'YYYY-MM-DD HH:mm' : pattern}
      value={parseTime(value)}
      onChange={(time) => onChange?.(time ? time.format(pattern) : '')}
      style={{ width: '100%' }}
      {...rest}
    />
  )
}

/** A range travels as `start~end`. */
function RangeInput({ value, onChange, ...rest }: Omit<Props, 'field'>) {
  const [start, end] = String(value ?? '').split('~')
  return (
    <DatePicker.RangePicker
      allowEmpty={[true, true]}
      value={[parseTime(start), parseTime(end)]}
      onChange={(times) => {
        const texts = (times ?? []).map((time) => time?.format('YYYY-MM-DD') ?? '')
        onChange?.(texts.some((text) => text !== '') ? texts.join('~') : '')
      }}
      style={{ width: '100%' }}
      {...rest}
      id={rest.id ? { start: rest.id } : undefined}
      placeholder={undefined}
    />
  )
}
