import { approvalEndpoints } from '#features/procurement/approval/endpoints'
import type { ApprovalForm } from '#features/procurement/approval/model'
import { defineArea } from '#mocks/kernel/area'
import { isGranted } from '#mocks/kernel/auth/permission'
import { type Call, readRoute } from '#mocks/kernel/http/route'
import { into } from '#mocks/kernel/store/store'
import { approvalTables } from './rows'
import { approvalForms, approvalsOf } from './rules'
import { knownApprovals } from './seed'

/** Approval steps of documents; each area records and seeds its own. */
export const area = defineArea({
  tables: approvalTables,
  seed: () => [into(approvalTables.approvals, knownApprovals())],
  routes: [readRoute(approvalEndpoints.form, null, (call) => formOf(call, call.params.code ?? ''))],
})

/** The approval of a document visible to the caller; null for any other, which the envelope sends as `{}`. */
function formOf(call: Call, code: string): ApprovalForm | null {
  const records = approvalsOf(code)
  const [first, last] = [records[0], records.at(-1)]
  if (!first || !last) return null
  const forms = approvalForms.all().map((formIn) => formIn(call, code))
  const found = forms.find((form) => form !== null && isGranted(call.account, form.grant, 'view'))
  if (!found) return null
  const { isRunning, formKey, title, formData } = found
  const processStatus = isRunning ? 'RUNNING' : 'FINISHED'
  const currentNode = isRunning ? '公司物资部' : last.position
  return { code, formKey, title, processInstanceId: first.id, processStatus, currentNode, formData, records }
}
