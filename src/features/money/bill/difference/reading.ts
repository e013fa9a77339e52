import type { Query } from '@tanstack/react-query'
import { bills, POLL_MS } from '#features/money/bill/api'
import type { Difference } from '#features/money/bill/model'
import { IN_PLACE } from '#shared/resource'

/** How a question begins that the platform has not answered. */
const ASKED = '询问'

/** The query of a bill's differences, read again while a question waits for its answer. */
export function differencesOptions(id: string) {
  return {
    ...bills.differences({ id }),
    refetchInterval: ({ state }: Pick<Query<Difference[]>, 'state'>): number | false =>
      state.data?.some(({ message }) => message.startsWith(ASKED)) ? POLL_MS : false,
    meta: { ...IN_PLACE, isPolled: true },
  }
}
