import { tidyCode, tidyName } from '#domain/cell/words'
import type { Fields } from '#domain/field'
import { dayEnd, dayStart } from '#domain/time'
import { type ListQuery, type ListState, listQuery } from '#shared/listState'

/** The request parameters of a list's state. A range of days becomes two moments, named by its field. */
export function toQuery(state: ListState, fields: Fields): ListQuery {
  const criteria = Object.entries(state.criteria).flatMap(([name, value]) => {
    const field = fields[name]
    if (field?.kind !== 'dateRange' || !field.range)
      return [[name, field?.copy ? tidyCode(value) : tidyName(value.trim())]]
    const [start = '', end = ''] = value.split('~')
    const moments = [
      [field.range[0], dayStart(start)],
      [field.range[1], dayEnd(end)],
    ]
    return moments.filter(([, moment]) => moment !== '')
  })
  return listQuery({ ...state, criteria: Object.fromEntries(criteria) })
}
