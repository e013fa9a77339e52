import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ActivityRef, activities } from '#features/mall/activity/api'
import type { JobControl } from '#shared/list/export/useListJob'
import { IN_PLACE } from '#shared/resource'
import { type EffectRead, keyOf, readLimit } from './model'

/** How many effects are read at the same time. */
const AT_ONCE = 3

const WORDS = { running: '正在读取活动的花费与收益', failed: '有活动没有读到' }

/**
 * The effects of some activities, each the one that its record shows, read a few at a time. `jobs` shows how far it is,
 * and stops it; what was read until then stays, and `resume` goes on.
 */
export function useEffects(refs: readonly ActivityRef[]) {
  const client = useQueryClient()
  const [isStopped, setStopped] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const [limit, setLimit] = useState(AT_ONCE)
  const queries = refs.map(({ promotionType, id }) => activities.effect({ promotionType, id }))
  const reads = useQueries({
    queries: queries.map((query, at) => ({ ...query, enabled: !isStopped && at < limit, meta: IN_PLACE })),
  })
  const settled = reads.map(({ data, isError }) => data !== undefined || isError)
  const next = readLimit(settled, AT_ONCE)
  if (next !== limit) setLimit(next)

  const failed = reads.filter(({ isError, data }) => isError && data === undefined)
  const done = settled.filter(Boolean).length
  const total = refs.length
  const isReading = !isStopped && done < total
  const retry = () => {
    setClosed(false)
    for (const read of failed) void read.refetch()
  }
  const stop = () => {
    if (!isReading) return setClosed(true)
    setStopped(true)
    for (const { queryKey } of queries) void client.cancelQueries({ queryKey, exact: true })
  }
  const error = isReading || isClosed ? undefined : failed[0]?.error
  const job = isReading || error ? { words: WORDS, done, total, isShown: true, error, retry } : null
  const jobs: JobControl = { job, isBusy: isReading, start: () => undefined, stop }
  const byKey = new Map<string, EffectRead>(
    refs.map((ref, at) => [keyOf(ref), { effect: reads[at]?.data, isFailed: reads[at]?.isError ?? false }]),
  )
  return { reads: byKey, jobs, done, total, isStopped: isStopped && done < total, resume: () => setStopped(false) }
}
