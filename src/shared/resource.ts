import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Page } from '#domain/page'
import { ApiError } from '#shared/http/ApiError'
import type { Operation } from '#shared/http/operation'
import type { Args, Endpoint } from './endpoint'
import type { ListQuery } from './listState'

/**
 * A query: takes its argument, the abort signal, and the cache for what it is made from. `endpoint` is the one whose
 * prefetched answer it reads.
 */
export type QueryDef<Arg, Data> = {
  type: 'query'
  run: (arg: Arg, signal: AbortSignal, client: QueryClient) => Promise<Data>
  isPage: boolean
  endpoint?: Endpoint
}
/** A mutation. `touches` names other resources that it changes. */
export type MutationDef<Arg, Data> = { type: 'mutation'; run: (arg: Arg) => Promise<Data>; touches: readonly string[] }

/** The `meta` of a mutation: tells the one invalidation rule of the cache what it changes. */
export type MutationMeta = { touches: readonly string[]; silent?: boolean }

/** Defines a query of a resource. `endpoint` is given where a screen prefetches it. */
export function query<Arg, Data>(
  run: (arg: Arg, signal: AbortSignal, client: QueryClient) => Promise<Data>,
  endpoint?: Endpoint,
): QueryDef<Arg, Data> {
  return { type: 'query', run, isPage: false, endpoint }
}

/** Defines the query of a paged list: the previous page stays on screen while the next one loads. */
export function pageQuery<P extends Page<object>>(send: Operation<P>): QueryDef<ListQuery, P> {
  return pagesBy((arg, signal) => send(arg, { signal }), send.endpoint)
}

/** A paged list that takes more than one call, or whose call depends on its argument. */
export function pagesBy<Arg, Data>(
  run: (arg: Arg, signal: AbortSignal, client: QueryClient) => Promise<Data>,
  endpoint?: Endpoint,
): QueryDef<Arg, Data> {
  return { type: 'query', run, isPage: true, endpoint }
}

/** Defines the query of one record by its id: null when there is none of the account's own. */
export function recordQuery<Data>(send: Operation<Data>): QueryDef<string, Data | null> {
  const { key = 'id' } = send.endpoint
  return query((id, signal) => orNone(send({ [key]: id }, { signal })), send.endpoint)
}

/** Defines a query without argument, or of the arguments of its call. */
export function valueQuery<Data, Arg extends Args | null = null>(send: Operation<Data>): QueryDef<Arg, Data> {
  return query((arg, signal) => send(arg, { signal }), send.endpoint)
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
  const entries = Object.entries(calls).map(([key, entry]) => {
    if (entry.type === 'mutation') return [key, () => writeOptions(name, key, entry)]
    const options = (arg: unknown) => readOptions(name, key, entry, arg)
    if (entry.endpoint) readers.set(nameOf(entry.endpoint), options)
    return [key, options]
  })
  return Object.fromEntries(entries) as { [Key in keyof Calls]: Options<Calls[Key]> }
}

/** A query as passed to components: argument in, options of `useQuery` out. */
export type ResourceQuery<Arg, Data> = (arg: Arg) => ReturnType<typeof readOptions<Arg, Data>>

/** A mutation as passed to components: options of `useMutation`. */
export type ResourceMutation<Arg, Data> = () => ReturnType<typeof writeOptions<Arg, Data>>

/** `meta` of a query whose first failure is shown in place by its screen, so that no notification repeats it. */
export const IN_PLACE = { inPlace: true }

/** A query with its argument, as `useQuery` takes it. */
export type ReadOptions<Arg, Data> = ReturnType<typeof readOptions<Arg, Data>>

/**
 * Fetches immediately, bypassing the cache, for callers that show errors themselves. An aborted signal cancels it.
 *
 * @throws the error of the query
 */
export async function readFresh<Arg, Data>(
  client: QueryClient,
  options: ReadOptions<Arg, Data>,
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

/**
 * Turns the error for a missing or foreign record into null.
 *
 * @throws every other error of `answer`
 */
export async function orNone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.isNotOwn) return null
    throw error
  }
}

/** The queries by endpoint, of the code that is loaded. */
const readers = new Map<string, (arg: unknown) => ReturnType<typeof readOptions<unknown, unknown>>>()

/**
 * Reads into the cache, ahead of its screen, the query that is bound to an endpoint. A failure is ignored: the screen
 * fetches again and shows it.
 */
export async function readAhead(client: QueryClient, endpoint: Endpoint, arg: unknown): Promise<void> {
  const options = endpoint.isFresh ? undefined : readers.get(nameOf(endpoint))?.(arg)
  if (!options) return
  await client.prefetchQuery({ ...options, retry: false, meta: { silent: true } })
}

/** A build copies endpoints into the screens, so they are told apart by what they send. */
function nameOf({ path, key, fixed }: Endpoint): string {
  return `${path} ${key} ${JSON.stringify(fixed)}`
}

function readOptions<Arg, Data>(name: string, key: string, entry: QueryDef<Arg, Data>, arg: Arg) {
  return queryOptions({
    queryKey: [name, key, arg],
    queryFn: ({ signal, client }) => entry.run(arg, signal, client),
    ...(entry.isPage ? { placeholderData: keepPreviousData } : {}),
  })
}

function writeOptions<Arg, Data>(name: string, key: string, entry: MutationDef<Arg, Data>) {
  const meta: MutationMeta = { touches: [name, ...entry.touches] }
  return mutationOptions({ mutationKey: [name, key], mutationFn: (arg: Arg) => entry.run(arg), meta })
}
