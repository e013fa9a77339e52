import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as v from 'valibot'
import { listOf } from '#domain/shape'
import { get } from '#shared/http/request'
import { readPref, writePref } from '#shared/prefs'
import { useSession } from '#shared/session'
import { type ResolvedMenu, resolveMenu } from './menu'
import { pages } from './pages'

const POLL_MS = 1000
/** A node of either family; `resolveMenu` reads its members one by one. */
const menuNode = v.record(v.string(), v.unknown())

/** The account's menu: ready, loading, or failed. */
export type MenuState =
  | { status: 'ready'; menu: ResolvedMenu }
  | { status: 'waiting' }
  | { status: 'failed'; retry: () => void }

/**
 * Loads the menu after sign-in, and retries every second until it is present. Meanwhile the user's cached menu is used,
 * so that a reload shows its page immediately.
 */
export function useMenu(): MenuState {
  const userId = useSession((session) => session.user?.userId ?? '')
  const cacheName = `menu.${userId}`
  const query = useQuery({
    queryKey: ['menu', userId],
    queryFn: async ({ signal }) => {
      const nodes = await get('/api/blade-system/menu/menu-include-client', listOf(menuNode), {}, { signal })
      if (nodes.length > 0) writePref(cacheName, nodes)
      return nodes
    },
    placeholderData: () => readPref<Record<string, unknown>[] | undefined>(cacheName, undefined),
    refetchInterval: ({ state }) => (state.data?.length === 0 ? POLL_MS : false),
    staleTime: 5 * 60_000,
  })
  const nodes = query.data ?? readPref<Record<string, unknown>[] | undefined>(cacheName, undefined)
  const menu = useMemo(() => (nodes && nodes.length > 0 ? resolveMenu(nodes, pages) : null), [nodes])
  if (menu) return { status: 'ready', menu }
  return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'waiting' }
}
