import { wireText } from '#domain/wire'
import type { LogAction, LogChange, LoggedRecord } from '#features/procurement/recordLog/model'
import type { Account } from '#mocks/kernel/auth/caller'
import type { Owned } from '#mocks/kernel/http/guards'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { loggedRecords, type RecordEvent, recordLogTables } from './rows'

/** Logs an action of an account on a record. */
export function logAction(
  { userName }: Account,
  { kind, id }: LoggedRecord,
  action: LogAction,
  { detail = '', changes = [] }: { detail?: string; changes?: LogChange[] } = {},
): void {
  recordLogTables.recordLogs.insert({
    id: nextId(),
    kind,
    recordId: id,
    time: worldNow(),
    userName,
    action,
    detail,
    changes,
  })
}

/**
 * Adds the records of an area: their creation, and the further events that follow from their own data.
 *
 * @param columns those that hold the id that the log uses, and the record's number
 */
export function logsOf<Row extends { id: string; createTime: string; createUserName: string }>(
  kind: LoggedRecord['kind'],
  own: Owned<Row>,
  columns: { id: keyof Row; code: keyof Row },
  eventsOf: (row: Row) => RecordEvent[] = () => [],
) {
  return loggedRecords.with((call, of) => {
    const row = kind === of.kind ? own.all(call).find((one) => one[columns.id] === of.id) : undefined
    if (!row) return null
    const created = { time: row.createTime, userName: row.createUserName, action: 'create' as const, detail: '' }
    return { code: String(row[columns.code]), events: [created, ...eventsOf(row)] }
  })
}

/** The differences of two states of a record in the named fields; lists compare by the names of their items. */
export function changesOf<Row extends object>(
  before: Row,
  after: Row,
  names: readonly (keyof Row & string)[],
): LogChange[] {
  return names.flatMap((field) => {
    const [from, to] = [textOf(before[field]), textOf(after[field])]
    return from === to ? [] : [{ field, from, to }]
  })
}

function textOf(value: unknown): string {
  if (!Array.isArray(value)) return wireText(value)
  return value.map((item) => wireText(item?.name ?? item?.projectName ?? item)).join('、')
}
