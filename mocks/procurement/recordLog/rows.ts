import type { LoggedRecord, RecordLog } from '#features/procurement/recordLog/model'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import type { Call } from '#mocks/kernel/http/route'
import { table } from '#mocks/kernel/store/table'

export type LogRow = RecordLog & { kind: LoggedRecord['kind']; recordId: string; supplierId: string }

export const recordLogTables = { recordLogs: table<LogRow>() }

/** An event that follows from the own data of a record. */
export type RecordEvent = Pick<RecordLog, 'time' | 'userName' | 'action' | 'detail'>

/** The events that follow from the own data of a record. */
export type RecordEvents = { code: string; events: RecordEvent[] }

/** Extension point: finds a record of an area, if it is visible to the caller. */
export const loggedRecords = extensionPoint<(call: Call, of: LoggedRecord) => RecordEvents | null>()
