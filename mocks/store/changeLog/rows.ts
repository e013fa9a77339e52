import type { ChangedRecord, ChangeLog, RevealedRecord } from '#features/store/changeLog/model'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import type { Call } from '#mocks/kernel/http/route'
import { table } from '#mocks/kernel/store/table'

/** A change of staff or settings. */
export type ChangeLogRow = ChangeLog & { storeId: string; kind: ChangedRecord['kind']; recordId: string }

export const changeLogTables = { changeLogs: table<ChangeLogRow>() }

/** The logging of a reveal, which takes the label of the number. */
export type LogReveal = (label: string) => void

/** Extension point: how the reveal of a record's number is logged; null where the caller may not see the record. */
export const phoneRecords = extensionPoint<(call: Call, of: RevealedRecord) => LogReveal | null>()
