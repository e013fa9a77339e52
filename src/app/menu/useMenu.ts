import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as v from 'valibot'
import { screens } from '#app/screens'
import { listOf } from '#domain/shape'
import { useCapabilities } from '#shared/capability/capabilityStore'
import { operation } from '#shared/http/operation'
import { readPref, writePref } from '#shared/prefs'
import { getSession, useSession } from '#shared/session'
import { menuEndpoints } from './endpoints'
import { type ResolvedMenu, resolveMenu } from './menu'

const POLL_MS = 1000
/** How long granted or revoked rights may take to show while the page is visible, ms. */
const REREAD_MS = 60_000
/** How long the first render waits for the menu, ms; the placeholder of the shell is on screen meanwhile. */
const PREPARE_MS = 500
/** A node of either family; `resolveMenu` reads its members one by one. */
const menuNode = v.record(v.string(), v.unknown())
const readMenu = operation(menuEndpoints.own, listOf(menuNode))

/** The account's menu: ready, loading, or failed. */
export type MenuState =
  | { status: 'ready'; menu: ResolvedMenu }
  | { status: 'waiting' }
  | { status: 'failed'; retry: () => void }

/**
 * Loads the menu after sign-in, and retries every second until it is present. Meanwhile the user's cached menu is used,
 * so that a reload shows its page immediately. While the page is visible the menu is read again each minute, because it
 * holds the rights of the account.
 */
export function useMenu(): MenuState {
  const userId = useSession((session) => session.user?.userId ?? '')
  const query = useQuery({
    ...menuQuery(userId),
    placeholderData: () => cachedMenu(userId),
    refetchInterval: ({ state }) => (state.data?.length === 0 ? POLL_MS : REREAD_MS),
    refetchOnWindowFocus: true,
    meta: { isPolled: true },
  })
  const nodes = query.data ?? cachedMenu(userId)
  const { missing } = useCapabilities()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screens of a feature go when it turns out to be missing
  const menu = useMemo(() => resolved(nodes), [nodes, missing])
  if (menu) return { status: 'ready', menu }
  return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'waiting' }
}

/**
 * Loads the menu for the first render, within that render's time limit. `useMenu` handles a failure.
 *
 * @returns null when it is not loaded in time
 */
export async function prepareMenu(client: QueryClient): Promise<ResolvedMenu | null> {
  const userId = getSession().user?.userId ?? ''
  const cached = resolved(cachedMenu(userId))
  if (cached) return cached
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PREPARE_MS))
  await Promise.race([client.prefetchQuery(menuQuery(userId)), tooLong])
  return resolved(client.getQueryData(menuQuery(userId).queryKey))
}

function resolved(nodes: Record<string, unknown>[] | undefined): ResolvedMenu | null {
  return nodes && nodes.length > 0 ? resolveMenu(nodes, screens.pages) : null
}

function menuQuery(userId: string) {
  return queryOptions({
    queryKey: ['menu', userId],
    queryFn: async ({ signal }) => {
      const nodes = await readMenu(null, { signal })
      if (nodes.length > 0) writePref(cacheName(userId), nodes)
      return nodes
    },
    staleTime: REREAD_MS,
  })
}

function cachedMenu(userId: string): Record<string, unknown>[] | undefined {
  return readPref<Record<string, unknown>[] | undefined>(cacheName(userId), undefined)
}

function cacheName(userId: string): string {
  return `menu.${userId}`
}
