import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IN_PLACE, type ReadOptions } from '#shared/resource'

/** A record as a form opens it. */
export type Opened<Saved> = {
  query: UseQueryResult
  /** As read last; once it is deleted, as its form was opened with. Null where nothing is known of it. */
  saved: Saved | null
  /** As its form was opened with: later answers do not reach what is being typed. Null until it was read afresh. */
  opened: Saved | null
  /** How often it was opened again. */
  serial: number
  /** Reads it again, and opens it with the answer. */
  reopen: () => Promise<void>
}

type Options = {
  enabled?: boolean
  /** `true` opens an answer that has just been read. */
  refetchOnMount?: 'always' | true
}

/**
 * Opens a record, or the rows of one, as a snapshot of a fresh answer; a cached one that could not be read again opens
 * nothing. A form stays open when a later read fails or finds nothing.
 */
export function useOpened<Data>(
  read: ReadOptions<string, Data>,
  { enabled = true, refetchOnMount = 'always' }: Options = {},
): Opened<NonNullable<Data>> {
  type Saved = NonNullable<Data>
  const query = useQuery({ ...read, enabled, refetchOnMount, meta: IN_PLACE })
  const [{ saved: opened, serial }, setSnapshot] = useState<{ saved: Saved | null; serial: number }>(NOTHING_OPEN)
  const data = (query.data ?? null) as Saved | null
  const isFresh = query.isSuccess && query.fetchStatus === 'idle'
  if (opened === null && isFresh && data !== null) setSnapshot({ saved: data, serial })
  const reopen = async () => {
    const answer = await query.refetch()
    // After an error `data` is the previous response.
    if (!answer.isSuccess) return
    setSnapshot((before) => ({ saved: (answer.data ?? null) as Saved | null, serial: before.serial + 1 }))
  }
  return { query, saved: query.data === null ? opened : data, opened, serial, reopen }
}

const NOTHING_OPEN = { saved: null, serial: 0 }
