import * as v from 'valibot'
import * as wire from '#domain/wire'

/** One step of an approval chain. `signUrl` is an image URL; empty comments are common. */
export const approvalSchema = v.object({
  id: wire.text(),
  nodeName: wire.text(),
  position: wire.text(),
  approverName: wire.text(),
  operation: wire.text(),
  operationType: wire.text(),
  comment: wire.text(),
  time: wire.time(),
  signUrl: wire.text(),
  durationText: wire.text(),
})
/** One step of an approval chain as read. */
export type Approval = v.InferOutput<typeof approvalSchema>

/** The approvals of one business document, found by its code. `formData` is the document as last submitted. */
export const approvalFormSchema = v.object({
  code: wire.text(),
  formKey: wire.text(),
  title: wire.text(),
  processInstanceId: wire.text(),
  processStatus: wire.code<'RUNNING' | 'FINISHED' | 'TERMINATED'>(),
  currentNode: wire.text(),
  formData: v.optional(v.unknown()),
  records: wire.list(approvalSchema),
})
/** The approvals of one document as read, with the document as last submitted. */
export type ApprovalForm = v.InferOutput<typeof approvalFormSchema>
