import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { toHalfWidth } from '#domain/cell/words'
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

const DATE = 'YYYY-MM-DD'
const TIME = 'YYYY-MM-DD HH:mm:ss'
const MINUTE = 'YYYY-MM-DD HH:mm'
/** '2026/3/1 9:00', with - or / and the time optional. */
const SHORT = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?: +(\d{1,2}:\d{2}(?::\d{2})?))?$/

/** A date, optionally with hours and minutes. What is picked or typed counts as soon as the field is left. */
export function TimeInput({ field, value, onChange, onBlur, ...rest }: Props) {
  const isTime = field.kind === 'time'
  const pattern = isTime ? TIME : DATE
  const moment = parseTime(value)
  // Without its seconds, which a field that is only passed must keep.
  const shown = moment?.format(isTime ? MINUTE : DATE)
  const take = (time: Dayjs | null) => {
    const next = time ? (field.isEnd ? dayClosed(time) : time).format(pattern) : ''
    if (next !== value) onChange?.(next)
  }
  return (
    <DatePicker
      // A day picked as an end is meant with all its hours.
      showTime={isTime && { format: 'HH:mm', defaultOpenValue: dayOpened(field.isEnd) }}
      format={isTime ? [MINUTE, pattern] : pattern}
      needConfirm={false}
      value={moment}
      onChange={take}
      // Only then: while typing, 2026-3-1 would be taken for the beginning of 2026-3-15.
      onBlur={({ target }) => {
        const isTyped = target instanceof HTMLInputElement && target.value !== shown
        const time = isTyped && readShort(target.value, field.isEnd)
        if (time) take(time)
        onBlur?.()
      }}
      style={{ width: '100%' }}
      {...rest}
    />
  )
}

/** A date as people write it; null for anything else. The end of a period without a time is the end of its day. */
function readShort(typed: string, isEnd = false): Dayjs | null {
  const [, year, month, day, time] = SHORT.exec(toHalfWidth(typed).trim()) ?? []
  if (!year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = parseTime(`${date} ${(time ?? (isEnd ? '23:59' : '00:00')).padStart(5, '0')}`)
  return moment?.format(DATE) === date ? moment : null
}

/** The time that a picked day gets first. */
function dayOpened(isEnd = false): Dayjs {
  return isEnd ? dayjs().endOf('day') : dayjs().startOf('day')
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
