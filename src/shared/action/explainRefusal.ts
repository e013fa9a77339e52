import type { QueryClient } from '@tanstack/react-query'
import { type Text, text } from '#domain/text'
import { isRecord } from '#domain/wire'
import { type Actions, isGranted, labelOf } from './action'
import type { Pending } from './pendingAction'

/**
 * Why an action that was refused cannot be tried again, and what can be done instead: its record has moved on or is
 * gone. null while the record, read again, still allows it: then the refusal says why.
 *
 * @param resources those whose queries show the record
 */
export async function explainRefusal<Row>(
  client: QueryClient,
  { actions, action, row }: Pending<Row>,
  resources: readonly string[],
): Promise<Text | null> {
  const now = await refetchRecord(client, { actions, row }, resources)
  if (now === null) return null
  const name = actions.nameOf(row)
  if (now === undefined) return text('{{name}} 已不在这里：可能已被处理或删除，请核对后再操作。', { name })
  if (action.isAllowed?.(now) ?? true) return null
  const said = { name, action: labelOf(action, now), state: actions.stateOf?.(now) ?? text('') }
  const moved = actions.stateOf
    ? text('{{name}} 现为“{{state}}”，不能再{{action}}。', said)
    : text('{{name}} 已有变化，不能再{{action}}。', said)
  return text('{{moved}}{{next}}', { moved, next: nextOf(actions, now) })
}

/**
 * The record of an action, read again by the queries that show it: undefined where they have it no longer, null where
 * none shows it, or the action is about several.
 *
 * @param resources those whose queries show the record
 * @throws the error of a query
 */
export async function refetchRecord<Row>(
  client: QueryClient,
  { actions, row }: Pick<Pending<Row>, 'actions' | 'row'>,
  resources: readonly string[],
): Promise<Row | undefined | null> {
  if (Array.isArray(row)) return null
  const shown = resources.map((name) => ({ queryKey: [name], type: 'active' }) as const)
  const filters = shown.filter((filter) => client.getQueryCache().find({ ...filter, exact: false }) !== undefined)
  if (filters.length === 0) return null
  await Promise.all(filters.map((filter) => client.refetchQueries(filter, { cancelRefetch: false })))
  const rows = filters.flatMap((filter) => client.getQueriesData(filter).flatMap(([, data]) => recordsIn(data)))
  const same = rows.filter((one) => isSame(actions, one, row))
  // A list has less of a record than its page: the one like what the action was started on.
  return (same.find((one) => isAlike(one, row)) ?? same[0]) as Row | undefined
}

/** What can be done with a record, in one sentence. */
function nextOf<Row>(actions: Actions<Row>, now: Row): Text {
  const allowed = actions.all.filter((one) => (one.isAllowed?.(now) ?? true) && isGranted(actions, one, now))
  const [first, ...others] = allowed.map((one) => labelOf(one, now))
  if (!first) return text('现在没有可做的操作。')
  return text('现在可以：{{names}}。', {
    names: others.reduce((list, next) => text('{{list}}、{{next}}', { list, next }), first),
  })
}

/** The records that the answer of a query holds. */
function recordsIn(data: unknown): object[] {
  if (Array.isArray(data)) return data.flatMap(recordsIn)
  if (!isRecord(data)) return []
  return Array.isArray(data.records) ? data.records.filter(isRecord) : [data]
}

function isAlike(one: object, row: unknown): boolean {
  return Object.keys(one).join() === Object.keys(row as object).join()
}

/** Other queries of a resource may hold anything. */
function isSame<Row>({ idOf }: Actions<Row>, one: object, row: Row): boolean {
  try {
    return idOf(one as Row) === idOf(row)
  } catch {
    return false
  }
}
