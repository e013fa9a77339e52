import { serverNow } from '#domain/time'
import { signaturePicture } from '#mocks/kernel/picture'
import { db, nextId } from '#mocks/kernel/store'

/** Writes a step of a document's approval, done now. */
export function recordStep(
  documentCode: string,
  position: string,
  approverName: string,
  operation: string,
  operationType: string,
  comment: string,
): void {
  db.approvals.insert({
    id: nextId(),
    documentCode,
    nodeName: position,
    position,
    approverName,
    operation,
    operationType,
    comment,
    time: serverNow(),
    signUrl: signaturePicture(approverName),
    durationText: '',
  })
}
