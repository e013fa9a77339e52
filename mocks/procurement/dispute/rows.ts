import type { DisputeDraft } from '#features/procurement/dispute/model'
import { table } from '#mocks/kernel/store/table'

/** A dispute; its id is that of the line. */
export type DisputeRow = DisputeDraft & { id: string; supplierId: string; userName: string; time: string }

export const disputeTables = { disputes: table<DisputeRow>() }
