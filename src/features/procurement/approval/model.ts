import * as v from 'valibot'
import { codeLeaf, listLeaf, textLeaf, timeLeaf } from '#domain/wire'

/** One step of an approval chain. `signUrl` is an image URL; empty comments are common. */
export const approvalSchema = v.object({
  id: textLeaf(),
  nodeName: textLeaf(),
  position: textLeaf(),
  approverName: textLeaf(),
  operation: textLeaf(),
  operationType: textLeaf(),
  comment: textLeaf(),
  time: timeLeaf(),
  signUrl: textLeaf(),
  durationText: textLeaf(),
})
/** One step of an approval chain as read. */
export type Approval = v.InferOutput<typeof approvalSchema>

/** The approvals of one business document, found by its code. `formData` is the document as last submitted. */
export const approvalFormSchema = v.object({
  code: textLeaf(),
  formKey: textLeaf(),
  title: textLeaf(),
  processInstanceId: textLeaf(),
  processStatus: codeLeaf<'RUNNING' | 'FINISHED' | 'TERMINATED'>(),
  currentNode: textLeaf(),
  formData: v.optional(v.unknown()),
  records: listLeaf(approvalSchema),
})
/** The approvals of one document as read, with the document as last submitted. */
export type ApprovalForm = v.InferOutput<typeof approvalFormSchema>
