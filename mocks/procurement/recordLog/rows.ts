import type { LoggedRecord, RecordLog } from '#features/procurement/recordLog/model'
import { point } from '#mocks/kernel/point'
import type { Call } from '#mocks/kernel/route'
import { table } from '#mocks/kernel/table'

export type LogRow = RecordLog & { kind: LoggedRecord['kind']; recordId: string }

export const recordLogTables = { recordLogs: table<LogRow>() }

/** The events that follow from the own data of a record. */
export type RecordEvents = { code: string; events: Pick<RecordLog, 'time' | 'userName' | 'action' | 'detail'>[] }

/** Extension point: finds a record of an area, if it is visible to the caller. */
export const loggedRecords = point<(call: Call, of: LoggedRecord) => RecordEvents | null>()
