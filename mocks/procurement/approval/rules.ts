import type { ApprovalForm } from '#features/procurement/approval/model'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import type { Call } from '#mocks/kernel/http/route'
import { signaturePicture } from '#mocks/kernel/server/picture'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { approvalTables } from './rows'

/** A document in its approval form, and the grant that is needed to see it. */
type DocumentForm = Pick<ApprovalForm, 'formKey' | 'title' | 'formData'> & { grant: string; isRunning: boolean }

/** Extension point: finds a document of an area by code, if it is visible to the caller. */
export const approvalForms = extensionPoint<(call: Call, code: string) => DocumentForm | null>()

/** Records a step of a document's approval, with the current time. */
export function recordStep(
  documentCode: string,
  position: string,
  approverName: string,
  operation: string,
  operationType: string,
  comment: string,
): void {
  approvalTables.approvals.insert({
    id: nextId(),
    documentCode,
    nodeName: position,
    position,
    approverName,
    operation,
    operationType,
    comment,
    time: worldNow(),
    signUrl: signaturePicture(approverName),
    durationText: '',
  })
}

/** The approvals of a document, oldest first; those of the same second keep their order. */
export function approvalsOf(documentCode: string) {
  return approvalTables.approvals
    .filter((row) => row.documentCode === documentCode)
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .map(({ documentCode: _, ...approval }) => approval)
}
