import dayjs, { type Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import { readTypedDate } from '#domain/cell/typedDate'
import type { Field } from '#domain/field'
import { dateError, dateOrderError } from '#domain/rules'
import { type Text, type Translate, translateMessage } from '#domain/text'
import { parseTime, serverToday } from '#domain/time'
import { wireText } from '#domain/wire'
import { DatePicker } from './DatePicker'
import { TypedPicker, useTypedPicker } from './TypedPicker'

/** Props of a date input; all but `field` are set by the form around it. */
type Props = {
  field: Field
  id?: string
  'aria-label'?: string
  value?: unknown
  onChange?: (value: unknown) => void
  onBlur?: () => void
  disabled?: boolean
}

const DATE = 'YYYY-MM-DD'
const TIME = 'YYYY-MM-DD HH:mm:ss'
const MINUTE = 'YYYY-MM-DD HH:mm'

/**
 * A date, optionally with hours and minutes. What is picked or typed counts as soon as the field is left. Text that is
 * no date is the value as typed: the field shows and refuses it.
 */
export function TimeInput({ field, value, onChange, onBlur, ...rest }: Props) {
  const { t } = useTranslation()
  const picker = useTypedPicker()
  const isTime = field.kind === 'time'
  const moment = parseTime(value)
  const take = (next: string) => {
    if (next !== wireText(value)) onChange?.(next)
  }
  return (
    <TypedPicker
      picker={picker}
      name={t(field.label)}
      // Without its seconds, which a field that is only passed must keep.
      take={([typed = '']) => typed !== moment?.format(isTime ? MINUTE : DATE) && take(readTime(typed, field))}
      faultOf={(typed) => said(t, dateError(readTime(typed, field), field))}
      unread={() => (moment ? '' : wireText(value))}
      momentOf={() => moment ?? dayjs(serverToday())}
      format={isTime ? MINUTE : DATE}
    >
      <DatePicker
        {...picker.props}
        // A day picked as an end is meant with all its hours.
        showTime={isTime && { format: 'HH:mm', defaultOpenValue: dayOpened(field.isEnd) }}
        format={isTime ? [MINUTE, TIME] : DATE}
        needConfirm={false}
        value={picker.at('start', moment)}
        onChange={(time) =>
          picker.isPicked(time) && take(time ? (field.isEnd ? dayClosed(time) : time).format(isTime ? TIME : DATE) : '')
        }
        onBlur={onBlur}
        style={{ width: '100%' }}
        {...rest}
      />
    </TypedPicker>
  )
}

function said(t: Translate, error: Text | null): string {
  return error ? translateMessage(t, error) : ''
}

/** The value of a typed moment; as typed where it is none. The end of a period without a time is the end of its day. */
function readTime(typed: string, { kind, isEnd }: Pick<Field, 'kind' | 'isEnd'>): string {
  const read = readTypedDate(typed, serverToday().slice(0, 4))
  if (!read) return typed.trim()
  if (kind !== 'time') return read.day
  const moment = parseTime(`${read.day} ${read.time || (isEnd ? '23:59:00' : '00:00:00')}`)
  return (isEnd && moment ? dayClosed(moment) : moment)?.format(TIME) ?? typed.trim()
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

type RangeProps = Props & {
  /** Hours and minutes as well. */
  isTime?: boolean
  /** Ranges that are chosen by one click, instead of the usual days, weeks and months. */
  presets?: { label: string; value: [Dayjs | null, Dayjs | null] }[]
}

/**
 * A date range; its value is `start~end`, either of them may be missing. Text that is no date is in its place as typed,
 * and the input refuses it.
 */
export function RangeInput({ field, value, onChange, isTime = false, presets, ...rest }: RangeProps) {
  const { t } = useTranslation()
  const picker = useTypedPicker()
  const [start = '', end = ''] = wireText(value).split('~')
  const kind = isTime ? 'time' : 'date'
  const take = (texts: readonly string[]) => {
    const next = texts.some((text) => text !== '') ? texts.join('~') : ''
    if (next !== wireText(value)) onChange?.(next)
  }
  const faultOf = (moment: string, isEnd: boolean) =>
    said(t, dateError(moment, field) ?? (isEnd ? dateOrderError(start, moment) : null))
  return (
    <TypedPicker
      picker={picker}
      name={t(field.label)}
      take={(texts) => take(texts.map((text, at) => readTime(text, { kind, isEnd: at === 1 })))}
      faultOf={(typed, at) => faultOf(readTime(typed, { kind, isEnd: at === 'end' }), at === 'end')}
      unread={(at) => unreadOf(at === 'end' ? end : start)}
      momentOf={(at) => parseTime(at === 'end' ? end : start) ?? parseTime(start) ?? dayjs(serverToday())}
      format={isTime ? MINUTE : DATE}
    >
      <DatePicker.RangePicker
        {...picker.props}
        showTime={isTime && { format: 'HH:mm' }}
        format={isTime ? [MINUTE, TIME] : DATE}
        needConfirm={false}
        // A reversed range is refused, not exchanged: only one of its ends is wrong.
        order={false}
        status={faultOf(start, false) || faultOf(end, true) ? 'error' : undefined}
        allowEmpty={[true, true]}
        presets={presets ?? quickRanges().map(({ label, value }) => ({ label: t(label), value }))}
        value={[picker.at('start', parseTime(start)), picker.at('end', parseTime(end))]}
        onChange={(times) =>
          picker.isPicked(times) && take((times ?? []).map((time) => time?.format(isTime ? TIME : DATE) ?? ''))
        }
        style={{ width: '100%' }}
        {...rest}
        id={rest.id ? { start: rest.id } : undefined}
        placeholder={undefined}
      />
    </TypedPicker>
  )
}

function unreadOf(text: string): string {
  return parseTime(text) ? '' : text
}
