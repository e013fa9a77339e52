import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import type { Text } from '#domain/text'
import { ApiError } from '#shared/http/ApiError'

/**
 * Reads the record of a form again, by the queries of these resources: what it is now, null while it takes the form.
 */
export type About = (client: QueryClient, resources: readonly string[]) => Promise<Text | null>

type Options = { about?: About; mutation: { meta?: Readonly<Record<string, unknown>> } | null }

/** Says after a refused save what the record is now, and what can be done with it; the form keeps what was typed. */
export function useStaleRecord(latest: RefObject<Options>): { moved: Text | null; look: (error: unknown) => void } {
  const client = useQueryClient()
  const [moved, setMoved] = useState<Text | null>(null)
  const look = (error: unknown) => {
    const { about, mutation } = latest.current
    if (!about || !(error instanceof ApiError) || !error.isRefusal) return
    // A failed read leaves the refusal alone, which was shown.
    void about(client, (mutation?.meta?.touches as string[] | undefined) ?? []).then(setMoved, () => undefined)
  }
  return { moved, look }
}
