import type { DisputeDraft } from '#features/procurement/dispute/model'
import { table } from '#mocks/kernel/table'

/** A claim; its id is the line's. */
export type DisputeRow = DisputeDraft & { id: string; supplierId: string; userName: string; time: string }

export const disputeTables = { disputes: table<DisputeRow>() }
