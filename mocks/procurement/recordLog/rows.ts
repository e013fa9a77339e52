import type { LoggedRecord, RecordLog } from '#features/procurement/recordLog/model'
import { point } from '#mocks/kernel/point'
import type { Call } from '#mocks/kernel/route'
import { table } from '#mocks/kernel/table'

export type LogRow = RecordLog & { kind: LoggedRecord['kind']; recordId: string }

export const recordLogTables = { recordLogs: table<LogRow>() }

/** The events that a record's own data tell. */
export type RecordEvents = { code: string; events: Pick<RecordLog, 'time' | 'userName' | 'action' | 'detail'>[] }

/** Finds an area's record, if it is visible to the caller. */
export const loggedRecords = point<(call: Call, of: LoggedRecord) => RecordEvents | null>()
