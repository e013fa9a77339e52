import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import { toHalfWidth } from '#domain/cell/words'
import type { Field } from '#domain/field'
import { parseTime, serverToday } from '#domain/time'

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

/** Ranges that are chosen by one click: days, weeks from Monday on, and months. */
function quickRanges(): { label: string; value: [Dayjs, Dayjs] }[] {
  const today = dayjs(serverToday())
  const monday = today.subtract((today.day() + 6) % 7, 'day')
  const weekOf = (first: Dayjs): [Dayjs, Dayjs] => [first, first.add(6, 'day')]
  const monthOf = (day: Dayjs): [Dayjs, Dayjs] => [day.startOf('month'), day.endOf('month')]
  return [
    { label: '今天', value: [today, today] },
    { label: '本周', value: weekOf(monday) },
    { label: '上周', value: weekOf(monday.subtract(7, 'day')) },
    { label: '本月', value: monthOf(today) },
    { label: '上月', value: monthOf(today.subtract(1, 'month')) },
  ]
}

/** A date range; its value is `start~end`. */
export function RangeInput({ field: _field, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const [start, end] = String(value ?? '').split('~')
  return (
    <DatePicker.RangePicker
      allowEmpty={[true, true]}
      presets={quickRanges().map(({ label, value }) => ({ label: t(label), value }))}
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
