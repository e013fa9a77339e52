import { approvalEndpoints } from '#features/procurement/approval/endpoints'
import type { ApprovalForm } from '#features/procurement/approval/model'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { approvalForms, approvalsOf } from './rules'

export const workflowRoutes: Route[] = [
  readRoute(approvalEndpoints.form, null, (call) => formOf(call, call.params.code ?? '')),
]

/** The approval of a document visible to the caller; null for any other, which the envelope sends as `{}`. */
function formOf(call: Call, code: string): ApprovalForm | null {
  const records = approvalsOf(code)
  const last = records.at(-1)
  if (!last) return null
  const found = approvalForms
    .all()
    .map((formIn) => formIn(call, code))
    .find((form) => form !== null)
  if (!found) return null
  const { isRunning, formKey, title, formData } = found
  return {
    code,
    formKey,
    title,
    processInstanceId: records[0]?.id ?? '',
    processStatus: isRunning ? 'RUNNING' : 'FINISHED',
    currentNode: isRunning ? '公司物资部' : last.position,
    formData,
    records,
  }
}
