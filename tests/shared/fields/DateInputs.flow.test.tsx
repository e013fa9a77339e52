import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { setServerClock } from '#domain/clock'
import { field } from '#domain/field'
import { daysBetween, serverToday } from '#domain/time'
import { RangeInput, TimeInput } from '#shared/fields/DateInputs'
import { user } from '#tests/kit/render'

it('a range is filled in by one click: this week from Monday on', async () => {
  let value: unknown = ''
  render(<RangeInput field={field('dateRange', '下单时间')} id="range" value="" onChange={(next) => (value = next)} />)
  await user.click(screen.getAllByRole('textbox')[0] as HTMLElement)
  await user.click(await screen.findByText('本周'))
  const [from = '', to = ''] = String(value).split('~')
  expect([new Date(from).getUTCDay(), daysBetween(from, to), from <= serverToday() && serverToday() <= to]).toEqual([
    1,
    6,
    true,
  ])
})

/** Types a time into a field, and answers the value that the field has then. */
async function typed(of: ReturnType<typeof field>, time: string): Promise<unknown> {
  let value: unknown = ''
  const { unmount } = render(<TimeInput field={of} id="time" value="" onChange={(next) => (value = next)} />)
  await user.type(screen.getByRole('textbox'), `${time}{Enter}`)
  unmount()
  return value
}

it.each([
  ['2026-12-01 23:59', '2026-12-01 23:59:59'],
  ['2026-12-01 23:59:59', '2026-12-01 23:59:59'],
  ['2026-12-01 18:30', '2026-12-01 18:30:00'],
])('the end of a period typed as %s is %s', async (time, value) => {
  expect(await typed(field('time', '结束时间', { isEnd: true }), time)).toBe(value)
})

it.each([
  ['2026-12-01 8:05', '2026-12-01 08:05:00'],
  ['2026/12/1 18:30', '2026-12-01 18:30:00'],
  ['2026-12-1', '2026-12-01 00:00:00'],
  ['２０２６-１２-１５ ９:３０', '2026-12-15 09:30:00'],
  ['20261215', '2026-12-15 00:00:00'],
  // What cannot be read stays: the form refuses it.
  ['2026-13-01', '2026-13-01'],
])('%s, typed and left with the pointer, is %s', async (typedTime, value) => {
  let time: unknown = ''
  render(
    <>
      <TimeInput field={field('time', '开始时间', {})} id="time" value="" onChange={(next) => (time = next)} />
      <button type="button">elsewhere</button>
    </>,
  )
  await user.type(screen.getByRole('textbox'), typedTime)
  await user.click(screen.getByText('elsewhere'))
  await waitFor(() => expect(time).toBe(value))
})

it('a picked day counts when the field is left; the end of a period is the end of its day', async () => {
  const picked = async (of: ReturnType<typeof field>) => {
    let time: unknown = ''
    const { unmount } = render(
      <>
        <TimeInput field={of} id="time" value="" onChange={(next) => (time = next)} />
        <button type="button">elsewhere</button>
      </>,
    )
    await user.click(screen.getByRole('textbox'))
    await user.click(await screen.findByTitle(/-15$/))
    await user.click(screen.getByText('elsewhere'))
    // The picker reports it a frame after it has lost the focus.
    await waitFor(() => expect(time).not.toBe(''))
    unmount()
    return String(time).slice(8)
  }
  expect(await picked(field('time', '开始时间', {}))).toBe('15 00:00:00')
  expect(await picked(field('time', '结束时间', { isEnd: true }))).toBe('15 23:59:59')
})

it('any other time is what was typed, with seconds too', async () => {
  expect(await typed(field('time', '开始时间', {}), '2026-12-01 23:59')).toBe('2026-12-01 23:59:00')
  expect(await typed(field('time', '开始时间', {}), '2026-12-01 08:00:05')).toBe('2026-12-01 08:00:05')
})

it('a field that is only passed keeps its seconds', async () => {
  let changes = 0
  const change = () => {
    changes += 1
  }
  render(<TimeInput field={field('time', '开始时间', {})} id="time" value="2026-12-01 08:05:30" onChange={change} />)
  await user.click(screen.getByRole('textbox'))
  await user.tab()
  expect(changes).toBe(0)
})

/** A range in a form with a button, that keeps its own value. */
function Range({ onSend }: { onSend: (value: string) => void }) {
  const [value, setValue] = useState<unknown>('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(String(value))
      }}
    >
      <RangeInput field={field('dateRange', '下单时间')} id="range" value={value} onChange={setValue} />
      <button type="submit">send</button>
    </form>
  )
}

it('both ends of a range are named by its field', () => {
  render(<Range onSend={() => {}} />)
  const [, end] = document.querySelectorAll('input')
  expect(end).toHaveAccessibleName(/^下单时间 ./)
})

it.each([
  ['Enter', '2026-11-01{Enter}2026-11-20{Enter}', '2026-11-01~2026-11-20'],
  ['Tab', '2026-11-01{Tab}2026-11-20{Tab}{Enter}', '2026-11-01~2026-11-20'],
  ['Enter, in usual spellings', '2026/11/1{Enter}20261120{Enter}', '2026-11-01~2026-11-20'],
  ['Tab, in usual spellings', '2026.11.1{Tab}2026年11月20日{Tab}{Enter}', '2026-11-01~2026-11-20'],
  ['Enter without a start', '{Enter}2026-11-20{Enter}', '~2026-11-20'],
  ['Enter without an end', '2026-11-01{Enter}{Enter}', '2026-11-01~'],
])('a range typed with %s is the range', async (_, keys, value) => {
  const sent: string[] = []
  render(<Range onSend={(range) => sent.push(range)} />)
  await user.click(screen.getAllByRole('textbox')[0] as HTMLElement)
  await user.keyboard(keys)
  await waitFor(() => expect(sent).toEqual([value]))
})

it.each([
  ['that is no date', '2026-11-31', '2026-11-20', 0],
  ['that ends before it starts', '2026-11-20', '2026-11-1', 1],
])('a range %s stays as typed, is marked, and is not sent', async (_, start, end, wrong) => {
  const sent: string[] = []
  render(<Range onSend={(range) => sent.push(range)} />)
  const inputs = screen.getAllByRole<HTMLInputElement>('textbox')
  await user.type(inputs[0] as HTMLElement, `${start}{Tab}${end}{Tab}`)
  await user.click(screen.getByText('send'))
  expect(sent).toEqual([])
  expect(inputs[wrong]).toHaveAttribute('aria-invalid', 'true')
  if (wrong === 0) expect(inputs[0]).toHaveValue(start)
  await user.clear(inputs[wrong] as HTMLElement)
  await user.type(inputs[wrong] as HTMLElement, wrong === 0 ? '2026-11-01{Tab}' : '2026-11-30{Tab}')
  await user.click(screen.getByText('send'))
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('marks today by the server’s clock, not by the computer’s', async () => {
  setServerClock(new Date(Date.now() + 3 * 24 * 3_600_000).toUTCString())
  try {
    render(<TimeInput field={field('date', '日期')} id="day" value="" onChange={() => undefined} />)
    await user.click(screen.getByRole('textbox'))
    const marked = await waitFor(() => {
      const [cell] = document.querySelectorAll('.ant-picker-cell-today')
      if (!cell) throw new Error('no day is marked')
      return cell
    })
    expect(marked.getAttribute('title')).toBe(serverToday())
  } finally {
    setServerClock(new Date().toUTCString())
  }
})
