import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'

/** A query: takes its argument and the abort signal. */
export type QueryDef<Arg, Data> = {
  type: 'query'
  run: (arg: Arg, signal: AbortSignal) => Promise<Data>
  isPage: boolean
}
/** A mutation. `touches` names other resources that it changes. */
export type MutationDef<Arg, Data> = { type: 'mutation'; run: (arg: Arg) => Promise<Data>; touches: readonly string[] }

/** The `meta` of a mutation: tells the one invalidation rule of the cache what it changes. */
export type MutationMeta = { touches: readonly string[]; silent?: boolean }

/** Defines a query of a resource. */
export function query<Arg, Data>(run: (arg: Arg, signal: AbortSignal) => Promise<Data>): QueryDef<Arg, Data> {
  return { type: 'query', run, isPage: false }
}

/** Defines the query of a paged list: the previous page stays on screen while the next one loads. */
export function pageQuery<Arg, Data>(run: (arg: Arg, signal: AbortSignal) => Promise<Data>): QueryDef<Arg, Data> {
  return { type: 'query', run, isPage: true }
}

/** Defines a mutation of a resource; the resource itself always counts as changed. */
export function mutation<Arg, Data>(
  run: (arg: Arg) => Promise<Data>,
  touches: readonly string[] = [],
): MutationDef<Arg, Data> {
  return { type: 'mutation', run, touches }
}

type Options<Entry> =
  Entry extends QueryDef<infer Arg, infer Data>
    ? (arg: Arg) => ReturnType<typeof readOptions<Arg, Data>>
    : Entry extends MutationDef<infer Arg, infer Data>
      ? () => ReturnType<typeof writeOptions<Arg, Data>>
      : never

/**
 * A resource of the API, one line per query or mutation. `useQuery(contracts.page(query))` reads under the key
 * `[resource, name, argument]`; `useMutation(contracts.drop())` writes and invalidates.
 */
// biome-ignore lint/suspicious/noExplicitAny: each entry keeps its own argument and answer types through `Options`
export function defineResource<Calls extends Record<string, QueryDef<any, any> | MutationDef<any, any>>>(
  name: string,
  calls: Calls,
): { [Key in keyof Calls]: Options<Calls[Key]> } {
  const entries = Object.entries(calls).map(([key, entry]) => [
    key,
    entry.type === 'query'
      ? (arg: unknown) => readOptions(name, key, entry, arg)
      : () => writeOptions(name, key, entry),
  ])
  return Object.fromEntries(entries) as { [Key in keyof Calls]: Options<Calls[Key]> }
}

/** A query as passed to components: argument in, options of `useQuery` out. */
export type ResourceQuery<Arg, Data> = (arg: Arg) => ReturnType<typeof readOptions<Arg, Data>>

/** A mutation as passed to components: options of `useMutation`. */
export type ResourceMutation<Arg, Data> = () => ReturnType<typeof writeOptions<Arg, Data>>

/** `meta` of a query whose first failure is shown in place by its screen, so that no notification repeats it. */
export const IN_PLACE = { inPlace: true }

/**
 * Fetches immediately, bypassing the cache, for callers that show errors themselves. An aborted signal cancels it.
 *
 * @throws the error of the query
 */
export async function readFresh<Arg, Data>(
  client: QueryClient,
  options: ReturnType<typeof readOptions<Arg, Data>>,
  signal: AbortSignal,
): Promise<Data> {
  // A separate key, so that cancelling it does not cancel a screen's query for the same data.
  const queryKey = [...options.queryKey, 'fresh']
  const cancel = () => void client.cancelQueries({ queryKey, exact: true })
  signal.addEventListener('abort', cancel)
  try {
    const { queryFn } = options
    return await client.fetchQuery<Data>({
      queryKey,
      queryFn: queryFn as never,
      staleTime: 0,
      gcTime: 0,
      meta: { silent: true },
    })
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Prefetches into the cache what a screen at this address shows first. */
export type ReadFirst = (address: URLSearchParams, client: QueryClient) => Promise<void>

/** Prefetches into the cache for a screen. A failure is ignored: the screen fetches again and shows it. */
export function readAhead<Arg, Data>(
  client: QueryClient,
  options: ReturnType<typeof readOptions<Arg, Data>>,
): Promise<void> {
  return client.prefetchQuery<Data>({
    queryKey: options.queryKey,
    queryFn: options.queryFn as never,
    retry: false,
    meta: { silent: true },
  })
}

function readOptions<Arg, Data>(name: string, key: string, entry: QueryDef<Arg, Data>, arg: Arg) {
  return queryOptions({
    queryKey: [name, key, arg],
    queryFn: ({ signal }) => entry.run(arg, signal),
    ...(entry.isPage ? { placeholderData: keepPreviousData } : {}),
  })
}

function writeOptions<Arg, Data>(name: string, key: string, entry: MutationDef<Arg, Data>) {
  const meta: MutationMeta = { touches: [name, ...entry.touches] }
  return mutationOptions({ mutationKey: [name, key], mutationFn: (arg: Arg) => entry.run(arg), meta })
}
