import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contracts } from '#features/procurement/contract/api'
import type { Debt } from '#features/procurement/receivable/model'
import { settlements } from '#features/procurement/settlement/api'
import { dueDateOf } from '#features/procurement/settlement/due/model'
import { isOwed } from '#features/procurement/settlement/model'
import { IN_PLACE } from '#shared/resource'

/** What the buyers owe, first due first, those without a term last; read whole. As a query, of both its reads. */
export function useDebts() {
  const reads = useQueries({
    queries: [
      { ...settlements.settled(null), meta: IN_PLACE },
      { ...contracts.creditDays(null), meta: IN_PLACE },
    ],
  })
  const [settled, days] = [reads[0].data, reads[1].data]
  const data = useMemo(
    () =>
      settled &&
      days &&
      settled
        .filter(isOwed)
        .map((settlement): Debt => ({ ...settlement, dueDate: dueDateOf(settlement, days) }))
        .sort((a, b) => sortKey(a).localeCompare(sortKey(b))),
    [settled, days],
  )
  const failed = reads.find(({ isError }) => isError)
  return {
    data,
    isError: failed !== undefined,
    error: failed?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () =>
      Promise.all(reads.filter(({ isError }) => isError || data !== undefined).map((read) => read.refetch())),
  }
}

function sortKey({ dueDate, settleDate, settlementCode }: Debt): string {
  return `${dueDate || '9'} ${settleDate} ${settlementCode}`
}
