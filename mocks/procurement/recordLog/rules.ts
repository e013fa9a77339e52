import { wireText } from '#domain/wire'
import {
  type LineChange,
  type LogAction,
  type LogChange,
  type LoggedRecord,
  loggedKinds,
} from '#features/procurement/recordLog/model'
import type { Account } from '#mocks/kernel/auth/caller'
import { isGranted } from '#mocks/kernel/auth/permission'
import type { Owned } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { requiredField } from '#mocks/kernel/http/request'
import type { Call } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { loggedRecords, type RecordEvent, recordLogTables } from './rows'

/** Whether the caller may see documents of a kind. */
export function maySee({ account }: Call, kind: LoggedRecord['kind']): boolean {
  return isGranted(account, loggedKinds[kind], 'view')
}

/** Whether the caller may change documents of a kind. */
export function mayChange({ account }: Call, kind: LoggedRecord['kind']): boolean {
  return isGranted(account, loggedKinds[kind], 'operate')
}

/**
 * The document that a request names.
 *
 * @throws Refusal when the kind is unknown, or the caller may not see it
 */
export function askedDocument(call: Call): LoggedRecord {
  const kind = requiredField(call, 'kind') as LoggedRecord['kind']
  if (!Object.hasOwn(loggedKinds, kind)) throw new Refusal('请求参数格式错误', { status: 400 })
  if (!maySee(call, kind)) throw new Refusal('权限不足')
  return { kind, id: requiredField(call, 'id') }
}

/** Logs an action of an account on a record. */
export function logAction(
  { userName, supplierId }: Pick<Account, 'userName' | 'supplierId'>,
  { kind, id }: LoggedRecord,
  action: LogAction,
  {
    detail = '',
    changes = [],
    lineChanges = [],
  }: { detail?: string; changes?: LogChange[]; lineChanges?: LineChange[] } = {},
): void {
  recordLogTables.recordLogs.insert({
    id: nextId(),
    kind,
    recordId: id,
    supplierId,
    time: worldNow(),
    userName,
    action,
    detail,
    changes,
    lineChanges,
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
