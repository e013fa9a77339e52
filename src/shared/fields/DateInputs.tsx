import { DatePicker } from 'antd'
import { parseTime } from '#domain/time'
import type { FieldInputProps } from './FieldInput'

/** A day, or a day and a minute. */
export function TimeInput({ field, value, onChange, ...rest }: FieldInputProps) {
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

/** A range of days; it travels as `start~end`. */
export function RangeInput({ value, onChange, ...rest }: Omit<FieldInputProps, 'field'>) {
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
