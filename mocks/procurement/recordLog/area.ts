import { parseTime } from '#domain/time'
import { recordLogEndpoints } from '#features/procurement/recordLog/endpoints'
import { type LoggedRecord, logActions, type RecordLog } from '#features/procurement/recordLog/model'
import { recordLogRequests } from '#features/procurement/recordLog/requests'
import { defineArea } from '#mocks/kernel/area'
import { Refusal } from '#mocks/kernel/http/reply'
import { bodyBy, shortText } from '#mocks/kernel/http/request'
import { type Call, readRoute } from '#mocks/kernel/http/route'
import { contains, during, type Filters, pageBy } from '#mocks/kernel/store/listing'
import { approvalsOf } from '#mocks/procurement/approval/rules'
import { type LogRow, loggedRecords, type RecordEvents, recordLogTables } from './rows'
import { askedDocument, logAction, mayChange } from './rules'

/** The history of records; each area logs the actions on its own records. */
export const area = defineArea({
  tables: recordLogTables,
  routes: [
    readRoute(recordLogEndpoints.of, null, historyOf),
    readRoute({ method: 'GET', path: '/api/store/settings/log/getAllByPage' }, 'clerk', shopLog),
    // Anyone who may view a record may reveal its numbers. A print by an account that may only look does not count.
    readRoute(recordLogEndpoints.tell, null, (call) => {
      const { of } = askedRecord(call)
      const { action, detail } = bodyBy(call, recordLogRequests.tell, ['action'])
      if (action !== 'print' && action !== 'reveal') throw new Refusal('请求参数格式错误', { status: 400 })
      if (action === 'reveal' || mayChange(call, of.kind))
        logAction(call.account, of, action, { detail: shortText(detail) })
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
    .map(({ kind: _, recordId: __, supplierId: ___, ...log }) => log)
  // At equal times, logged actions are the latest.
  return [...own, ...steps, ...kept]
    .filter(({ time }) => time !== '')
    .map((log, at) => ({ log, at }))
    .sort((a, b) => b.log.time.localeCompare(a.log.time) || b.at - a.at)
    .map(({ log }) => log)
}

const shopLogFilters: Filters<LogRow> = {
  operatorName: contains((row) => row.userName),
  key: contains((row) => `${logActions[row.action]} ${row.recordId} ${row.detail}`),
  ...during('time', 'startDate', 'endDate'),
}

/** What the shop's staff did, newest first, in the format of lilishop's log of requests. */
function shopLog(call: Call) {
  const { supplierId } = call.account
  const rows = recordLogTables.recordLogs.where('supplierId', supplierId)
  const view = ({ id, time, userName, action, recordId, detail, changes }: LogRow) => ({
    id,
    createTime: parseTime(time)?.valueOf() ?? null,
    username: userName,
    name: logActions[action] ?? action,
    customerLog: [recordId, detail].filter((part) => part !== '').join(' '),
    requestParam: JSON.stringify(changes),
    requestUrl: '',
    requestType: 'POST',
    responseBody: '',
    ip: '',
    ipInfo: '',
    costTime: 0,
    storeId: supplierId,
  })
  return pageBy(rows, call, { filters: shopLogFilters, newestBy: ['time', 'id'], view })
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
