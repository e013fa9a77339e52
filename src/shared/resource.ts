import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'

/** A query: takes its argument and the abort signal. */
export type Call<Arg, Data> = { type: 'call'; run: (arg: Arg, signal: AbortSignal) => Promise<Data>; isPage: boolean }
/** A mutation. `touches` names other resources that it changes. */
export type Action<Arg, Data> = { type: 'action'; run: (arg: Arg) => Promise<Data>; touches: readonly string[] }

/** The `meta` of a mutation: tells the one invalidation rule of the cache what it changes. */
export type ActionMeta = { touches: readonly string[]; silent?: boolean }

/** Defines a query of a resource. */
export function call<Arg, Data>(run: (arg: Arg, signal: AbortSignal) => Promise<Data>): Call<Arg, Data> {
  return { type: 'call', run, isPage: false }
}

/** Defines the query of a paged list: the previous page stays on screen while the next one loads. */
export function pageCall<Arg, Data>(run: (arg: Arg, signal: AbortSignal) => Promise<Data>): Call<Arg, Data> {
  return { type: 'call', run, isPage: true }
}

/** Defines a mutation of a resource; the resource itself always counts as changed. */
export function action<Arg, Data>(
  run: (arg: Arg) => Promise<Data>,
  touches: readonly string[] = [],
): Action<Arg, Data> {
  return { type: 'action', run, touches }
}

type Options<Entry> =
  Entry extends Call<infer Arg, infer Data>
    ? (arg: Arg) => ReturnType<typeof readOptions<Arg, Data>>
    : Entry extends Action<infer Arg, infer Data>
      ? () => ReturnType<typeof writeOptions<Arg, Data>>
      : never

/**
 * A resource of the API, one line per query or mutation. `useQuery(contracts.page(query))` reads under the key
 * `[resource, name, argument]`; `useMutation(contracts.drop())` writes and invalidates.
 */
// biome-ignore lint/suspicious/noExplicitAny: each entry keeps its own argument and answer types through `Options`
export function defineResource<Calls extends Record<string, Call<any, any> | Action<any, any>>>(
  name: string,
  calls: Calls,
): { [Key in keyof Calls]: Options<Calls[Key]> } {
  const entries = Object.entries(calls).map(([key, entry]) => [
    key,
    entry.type === 'call' ? (arg: unknown) => readOptions(name, key, entry, arg) : () => writeOptions(name, key, entry),
  ])
  return Object.fromEntries(entries) as { [Key in keyof Calls]: Options<Calls[Key]> }
}

/** A query as passed to components: argument in, options of `useQuery` out. */
export type Reads<Arg, Data> = (arg: Arg) => ReturnType<typeof readOptions<Arg, Data>>

/** A mutation as passed to components: options of `useMutation`. */
export type Writes<Arg, Data> = () => ReturnType<typeof writeOptions<Arg, Data>>

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

function readOptions<Arg, Data>(name: string, key: string, entry: Call<Arg, Data>, arg: Arg) {
  return queryOptions({
    queryKey: [name, key, arg],
    queryFn: ({ signal }) => entry.run(arg, signal),
    ...(entry.isPage ? { placeholderData: keepPreviousData } : {}),
  })
}

function writeOptions<Arg, Data>(name: string, key: string, entry: Action<Arg, Data>) {
  const meta: ActionMeta = { touches: [name, ...entry.touches] }
  return mutationOptions({ mutationKey: [name, key], mutationFn: (arg: Arg) => entry.run(arg), meta })
}
