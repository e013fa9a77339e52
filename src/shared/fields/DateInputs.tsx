import { DatePicker } from 'antd'
import type { Dayjs } from 'dayjs'
import type { Field } from '#domain/field'
import { parseTime } from '#domain/time'

/** Props of a date input; all but `field` are set by the form around it. */
type Props = {
  field: Field
  id?: string
  value?: unknown
  onChange?: (value: unknown) => void
  onBlur?: () => void
  disabled?: boolean
}

/** A date, optionally with hours and minutes; a pasted time may have seconds. */
export function TimeInput({ field, value, onChange, ...rest }: Props) {
  const isTime = field.kind === 'time'
  const pattern = isTime ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD'
  return (
    <DatePicker
      showTime={isTime && { format: 'HH:mm' }}
      format={isTime ? ['YYYY-MM-DD HH:mm', pattern] : pattern}
      value={parseTime(value)}
      onChange={(time) => onChange?.(time ? (field.isEnd ? dayClosed(time) : time).format(pattern) : '')}
      style={{ width: '100%' }}
      {...rest}
    />
  )
}

/** The last minute of a day is its end. */
function dayClosed(time: Dayjs): Dayjs {
  return time.format('HH:mm') === '23:59' ? time.endOf('day') : time
}

/** A date range; its value is `start~end`. */
export function RangeInput({ field: _field, value, onChange, ...rest }: Props) {
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
