import { maskNumbers } from '#domain/mask'
import { wireText } from '#domain/wire'
import type { ChangedRecord, ChangeLog, RevealedRecord } from '#features/store/changeLog/model'
import { isGranted } from '#mocks/kernel/auth/permission'
import type { Owned } from '#mocks/kernel/http/guards'
import type { Call } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { changeLogTables, phoneRecords } from './rows'

/** What a history shows of a record, by the names of its fields. */
export type Shown = Readonly<Record<string, unknown>>

/** A changed field, with its old and its new value. */
export type Change = ChangeLog['changes'][number]

/** The differences of what is shown before and after; what is missing is ''. Numbers of persons are masked. */
export function differences(before: Shown, after: Shown): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields.flatMap((field) => {
    const [from = '', to = ''] = [before[field], after[field]].map((value) => maskNumbers(value))
    // Two phones may look alike once they are masked.
    return wireText(before[field]) === wireText(after[field]) ? [] : [{ field, from, to }]
  })
}

/**
 * Logs an action of the caller, with the differences of what was shown before and after. Without a difference between
 * the two nothing is logged.
 */
export function logChange(
  call: Pick<Call, 'account'>,
  of: ChangedRecord,
  action: string,
  before: Shown = {},
  after: Shown = {},
  detail = '',
): void {
  const changes = differences(before, after)
  if (Object.keys(after).length === 0 || changes.length > 0) logChanges(call, of, action, changes, detail)
}

/** Logs an action of the caller with what it changed. */
export function logChanges(
  { account }: Pick<Call, 'account'>,
  { kind, id: recordId }: ChangedRecord,
  action: string,
  changes: Change[],
  detail = '',
): void {
  changeLogTables.changeLogs.insert({
    id: nextId(),
    storeId: account.supplierId,
    kind,
    recordId,
    time: worldNow(),
    userName: account.userName,
    action,
    detail: maskNumbers(detail),
    changes,
  })
}

/** Logs in the history of the shop what the record's own, deleted with it, can no longer show. */
export function logInShop(call: Pick<Call, 'account'>, action: string, detail: string): void {
  logChange(call, { kind: 'SHOP', id: call.account.supplierId }, action, {}, {}, detail)
}

type PhoneOptions<Row> = {
  /** The column that requests name rows by. */
  key?: keyof Row & string
  /** The name of the row in the shop's history; by default its key. */
  nameOf?: (row: Row) => string
  /** Logs in the record's own history; by default in the shop's. */
  log?: (row: Row, call: Call, label: string) => void
}

/** Adds the records of an area whose numbers are revealed by those who may view them. */
export function phonesOf<Row extends { id: string }>(
  kind: RevealedRecord['kind'],
  grant: string,
  own: Owned<Row>,
  {
    key = 'id',
    nameOf = (row) => String(row[key]),
    log = (row, call, label) => logInShop(call, REVEAL, `${nameOf(row)} ${label}`),
  }: PhoneOptions<Row>,
) {
  return phoneRecords.with((call, of) => {
    if (of.kind !== kind || !isGranted(call.account, grant, 'view')) return null
    const row = own.all(call).find((one) => one[key] === of.id)
    return row ? (label) => log(row, call, label) : null
  })
}

/** The word of a revealed number in histories. */
export const REVEAL = '查看号码'
