import { recordLogEndpoints } from '#features/procurement/recordLog/endpoints'
import type { LoggedKind, RecordLog } from '#features/procurement/recordLog/model'
import { isGranted } from '#mocks/kernel/auth/permission'
import { Refusal } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { approvalsOf } from '#mocks/procurement/approval/rules'
import { loggedRecords, type RecordEvents, recordLogTables } from './rows'
import { logAction } from './rules'

const GRANTS: Record<LoggedKind, string> = {
  CONTRACT: 'contract',
  ORDER: 'purchase',
  NOTE: 'deliver',
  SHEET: 'settlement',
}

export const recordLogRoutes: Route[] = [
  readRoute(recordLogEndpoints.of, null, historyOf),
  // Anyone who may view a record may print it and reveal its numbers.
  readRoute(recordLogEndpoints.tell, null, (call) => {
    const { of } = askedRecord(call)
    const action = requiredField(call, 'action')
    if (action !== 'print' && action !== 'reveal') throw new Refusal('请求参数格式错误', { status: 400 })
    logAction(call.account, of, action, { detail: textField(call, 'detail') })
  }),
]

/** The history of a record, newest first: events from its own data, approval steps, and logged actions. */
function historyOf(call: Call): RecordLog[] {
  const { of, record } = askedRecord(call)
  const own = record.events.map((event, at) => ({ ...event, id: `own-${at}`, changes: [] }))
  const steps = approvalsOf(record.code).map(({ id, time, approverName, operation, comment }) => ({
    id,
    time,
    userName: approverName,
    // An approval step shows its own operation text.
    action: operation as RecordLog['action'],
    detail: comment,
    changes: [],
  }))
  const kept = recordLogTables.recordLogs
    .filter((row) => row.kind === of.kind && row.recordId === of.id)
    .map(({ kind: _, recordId: __, ...log }) => log)
  // At equal times, logged actions are the latest.
  return [...own, ...steps, ...kept]
    .filter(({ time }) => time !== '')
    .map((log, at) => ({ log, at }))
    .sort((a, b) => b.log.time.localeCompare(a.log.time) || b.at - a.at)
    .map(({ log }) => log)
}

function askedRecord(call: Call): { of: { kind: LoggedKind; id: string }; record: RecordEvents } {
  const kind = requiredField(call, 'kind')
  if (!isKind(kind)) throw new Refusal('请求参数格式错误', { status: 400 })
  if (!isGranted(call.account, GRANTS[kind], 'view')) throw new Refusal('权限不足')
  const of = { kind, id: requiredField(call, 'id') }
  const record = loggedRecords
    .all()
    .map((find) => find(call, of))
    .find((found) => found !== null)
  if (!record) throw new Refusal('单据不存在')
  return { of, record }
}

function isKind(text: string): text is LoggedKind {
  return Object.hasOwn(GRANTS, text)
}
