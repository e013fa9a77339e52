import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { field } from '#domain/field'
import { TimeInput } from '#shared/fields/DateInputs'
import { user } from '#tests/kit/render'

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

it('any other time is what was typed, with seconds too', async () => {
  expect(await typed(field('time', '开始时间', {}), '2026-12-01 23:59')).toBe('2026-12-01 23:59:00')
  expect(await typed(field('time', '开始时间', {}), '2026-12-01 08:00:05')).toBe('2026-12-01 08:00:05')
})
