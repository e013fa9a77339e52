import type { Approval } from '#features/procurement/approval/model'
import { table } from '#mocks/kernel/store/table'

/** An approval step of the document with this code. */
export type ApprovalRow = Approval & { documentCode: string }

export const approvalTables = { approvals: table<ApprovalRow>() }
