import { type Mutation, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { showError } from '#app/notifications/notifications'
import { ApiError } from '#shared/http/ApiError'
import type { MutationMeta } from '#shared/resource'
import { markChanged } from './changes'

/**
 * A mutation may handle an error itself (a form that shows it at a field); then nothing else shows it. A polled query
 * shows its first failure only.
 */
type Meta = Partial<MutationMeta> & {
  silent?: boolean
  inPlace?: boolean
  isPolled?: boolean
  takes?: (error: unknown) => boolean
}

/**
 * The query cache: the only place that shows errors of requests, and the only invalidation rule for mutations, done or
 * refused.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const { silent, inPlace, isPolled } = (query.meta ?? {}) as Meta
        if (!silent) followRoles(client, error)
        if (isPolled && query.state.data !== undefined) return
        // A screen without data shows the error in place; a failed refetch behind visible data is shown as a
        // notification.
        if (!silent && !(inPlace && query.state.data === undefined)) showError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const meta = mutation.meta as Meta | undefined
        followRoles(client, error)
        // A refusal often means that the record has moved on: screens show what it is now.
        if (error instanceof ApiError && error.isRefusal) markChanged(client, resourcesOf(mutation))
        if (!meta?.silent && !meta?.takes?.(error)) showError(error)
      },
      onSuccess: (_data, _variables, _context, mutation) => markChanged(client, resourcesOf(mutation)),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        retry: (count, error) => error instanceof ApiError && error.kind === 'network' && count < 2,
      },
    },
  })
  return client
}

/** The resources that a mutation changes. Its key names its own, so that a caller replacing `meta` cannot lose it. */
function resourcesOf({ meta, options }: Pick<Mutation, 'meta' | 'options'>): Set<string> {
  const touches = (meta as Meta | undefined)?.touches ?? []
  const own = options.mutationKey?.[0]
  return new Set(own === undefined ? touches : [String(own), ...touches])
}

/** A forbidden request may mean that the roles of the account have changed, so the menu is refetched. */
function followRoles(client: QueryClient, error: unknown) {
  if (error instanceof ApiError && error.isForbidden) void client.invalidateQueries({ queryKey: ['menu'] })
}
