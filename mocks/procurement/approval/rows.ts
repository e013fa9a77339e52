import type { Approval } from '#features/procurement/approval/model'
import { table } from '#mocks/kernel/table'

/** A step of the approval of the document with this code. */
export type ApprovalRow = Approval & { documentCode: string }

export const approvalTables = { approvals: table<ApprovalRow>() }
