import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dirtyForms } from '#shared/dirtyForms'
import { IN_PLACE, type ReadOptions } from '#shared/resource'
import { useTab } from '#shared/tab'

/** A record as a form opens it. */
export type Opened<Saved> = {
  query: UseQueryResult
  /** As read last; once it is deleted, as its form was opened with. Null where nothing is known of it. */
  saved: Saved | null
  /** As its form was opened with: later answers do not reach what is being typed. Null until it was read afresh. */
  opened: Saved | null
  /** How often it was opened again: the key of its form. */
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
 * nothing. A form stays open when a later read fails or finds nothing. Without unsaved input in its tab, it opens again
 * with what the record has become by the time the tab is shown again.
 */
export function useOpened<Data>(
  read: ReadOptions<string, Data>,
  { enabled = true, refetchOnMount = 'always' }: Options = {},
): Opened<NonNullable<Data>> {
  type Saved = NonNullable<Data>
  const tab = useTab()
  const query = useQuery({ ...read, enabled, refetchOnMount, meta: IN_PLACE })
  const [{ saved: opened, serial }, setSnapshot] = useState<{ saved: Saved | null; serial: number }>(NOTHING_OPEN)
  const data = (query.data ?? null) as Saved | null
  const isFresh = query.isSuccess && query.fetchStatus === 'idle'
  if (opened === null && isFresh && data !== null) setSnapshot({ saved: data, serial })
  useWhenShownAgain(isFresh, data, () => {
    if (data === null || data === opened || dirtyForms(tab.key).length > 0) return
    setSnapshot({ saved: data, serial: serial + 1 })
  })
  const reopen = async () => {
    const answer = await query.refetch()
    // After an error `data` is the previous response.
    if (!answer.isSuccess) return
    setSnapshot((before) => ({ saved: (answer.data ?? null) as Saved | null, serial: before.serial + 1 }))
  }
  return { query, saved: query.data === null ? opened : data, opened, serial, reopen }
}

const NOTHING_OPEN = { saved: null, serial: 0 }

/** Runs once after the tab is shown again, with the first answer that is read then. */
function useWhenShownAgain(isFresh: boolean, data: unknown, run: () => void): void {
  const phase = useRef<'shown' | 'hidden' | 'reading'>('shown')
  // Before the next effect, which runs at the same time: the answer at hand then is the one from before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is looked at once
  useEffect(() => {
    if (phase.current !== 'reading' || !isFresh) return
    phase.current = 'shown'
    run()
  }, [isFresh, data])
  // A hidden tab loses its effects.
  useEffect(() => {
    if (phase.current === 'hidden') phase.current = 'reading'
    return () => {
      phase.current = 'hidden'
    }
  }, [])
}
