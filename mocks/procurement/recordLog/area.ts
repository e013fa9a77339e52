import { recordLogEndpoints } from '#features/procurement/recordLog/endpoints'
import type { LoggedRecord, RecordLog } from '#features/procurement/recordLog/model'
import { defineArea } from '#mocks/kernel/area'
import { Refusal } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, readRoute } from '#mocks/kernel/http/route'
import { approvalsOf } from '#mocks/procurement/approval/rules'
import { loggedRecords, type RecordEvents, recordLogTables } from './rows'
import { askedDocument, logAction } from './rules'

/** The history of records; each area logs the actions on its own records. */
export const area = defineArea({
  tables: recordLogTables,
  routes: [
    readRoute(recordLogEndpoints.of, null, historyOf),
    // Anyone who may view a record may print it and reveal its numbers.
    readRoute(recordLogEndpoints.tell, null, (call) => {
      const { of } = askedRecord(call)
      const action = requiredField(call, 'action')
      if (action !== 'print' && action !== 'reveal') throw new Refusal('请求参数格式错误', { status: 400 })
      logAction(call.account, of, action, { detail: textField(call, 'detail') })
    }),
  ],
})

/** The history of a record, newest first: events from its own data, approval steps, and logged actions. */
function historyOf(call: Call): RecordLog[] {
  const { of, record } = askedRecord(call)
  const own = record.events.map((event, at) => ({ ...event, id: `own-${at}`, changes: [] }))
  const steps = approvalsOf(record.code).map(({ id, time, approverName: userName, operation, comment: detail }) => {
    // An approval step shows its own operation text.
    return { id, time, userName, action: operation as RecordLog['action'], detail, changes: [] }
  })
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

function askedRecord(call: Call): { of: LoggedRecord; record: RecordEvents } {
  const of = askedDocument(call)
  const record = loggedRecords
    .all()
    .map((find) => find(call, of))
    .find((found) => found !== null)
  if (!record) throw new Refusal('单据不存在')
  return { of, record }
}
