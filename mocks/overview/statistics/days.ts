import { type Days, periodDays } from '#features/overview/statistics/period/model'
import { textField } from '#mocks/kernel/http/request'
import type { Call } from '#mocks/kernel/http/route'
import { worldToday } from '#mocks/kernel/store/now'

/** The days that a call asks for. */
export function daysOfCall(call: Call): Days {
  const asked = Object.fromEntries(
    ['searchType', 'year', 'month', 'startDate', 'endDate'].map((name) => [name, textField(call, name)]),
  )
  return periodDays(asked, worldToday())
}
