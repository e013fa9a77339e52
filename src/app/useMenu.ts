import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toList } from '#domain/page'
import { unchecked } from '#domain/shape'
import { get } from '#shared/http/request'
import { readPref, writePref } from '#shared/prefs'
import { useSession } from '#shared/session'
import { type ResolvedMenu, resolveMenu } from './menu'
import { pages } from './pages'

const POLL_MS = 1000

/** The account's menu: there, awaited, or failed. */
export type MenuState =
  | { status: 'ready'; menu: ResolvedMenu }
  | { status: 'waiting' }
  | { status: 'failed'; retry: () => void }

/**
 * Reads the menu after sign-in, and again each second until it is present. The user's last good one stands in while it
 * is asked for, so that a reload shows its page at once.
 */
export function useMenu(): MenuState {
  const userId = useSession((session) => session.user?.userId ?? '')
  const cacheName = `menu.${userId}`
  const query = useQuery({
    queryKey: ['menu', userId],
    queryFn: async ({ signal }) => {
      const nodes = toList<unknown>(
        await get('/api/blade-system/menu/menu-include-client', unchecked(), {}, { signal }),
      )
      if (nodes.length > 0) writePref(cacheName, nodes)
      return nodes
    },
    placeholderData: () => readPref<unknown[] | undefined>(cacheName, undefined),
    refetchInterval: ({ state }) => (state.data?.length === 0 ? POLL_MS : false),
    staleTime: 5 * 60_000,
  })
  const nodes = query.data ?? readPref<unknown[] | undefined>(cacheName, undefined)
  const menu = useMemo(() => (nodes && nodes.length > 0 ? resolveMenu(nodes, pages) : null), [nodes])
  if (menu) return { status: 'ready', menu }
  return query.isError ? { status: 'failed', retry: () => void query.refetch() } : { status: 'waiting' }
}
