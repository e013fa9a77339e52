import type { ApprovalForm } from '#features/procurement/contract/model'
import { isGranted } from '#mocks/kernel/permission'
import { type Call, type Route, readRoute } from '#mocks/kernel/route'
import { db } from '#mocks/kernel/store'
import { approvalsOf, contractView, orderView, sentQuantities } from '#mocks/procurement/contract/rules'

export const workflowRoutes: Route[] = [
  readRoute(['GET'], '/api/gd-workflow/workflow/form/byCode/:code', null, (call) =>
    formOf(call, call.params.code ?? ''),
  ),
]

/** The approval of a document the caller may see; null for any other, which the envelope writes as `{}`. */
function formOf(call: Call, code: string): ApprovalForm | null {
  const found = documentOf(call, code)
  const records = approvalsOf(code)
  const last = records.at(-1)
  if (!found || !last) return null
  const isRunning = found.isRunning
  return {
    code,
    formKey: found.formKey,
    title: found.title,
    processInstanceId: records[0]?.id ?? '',
    processStatus: isRunning ? 'RUNNING' : 'FINISHED',
    currentNode: isRunning ? '公司物资部' : last.position,
    formData: found.formData,
    records,
  }
}

function documentOf({ account }: Call, code: string) {
  const { supplierId, role } = account
  const contract = db.contracts.find((row) => row.contractCode === code && row.supplierId === supplierId)
  if (contract && isGranted(role, 'contract', 'view')) {
    const title = `${contract.contractName}审批`
    return {
      formKey: 'censou_contract',
      title,
      isRunning: contract.status === 2,
      formData: { ...(db.submissions.get(contract.id)?.content ?? contractView(contract)) },
    }
  }
  const order = db.orders.find((row) => row.orderSn === code && row.supplierId === supplierId)
  if (order && isGranted(role, 'purchase', 'view')) {
    const formData = { ...orderView(order, sentQuantities()) }
    return { formKey: 'purchase_order', title: `${code}采购订单审批`, isRunning: false, formData }
  }
  const bill = db.settlements.find((row) => row.settlementCode === code && row.supplierId === supplierId)
  if (bill && bill.status !== 0 && isGranted(role, 'settlement', 'view')) {
    const { lines: _, supplierId: __, ...formData } = bill
    return {
      formKey: 'material_settlement',
      title: `${code}结算审批`,
      isRunning: bill.status === 8 || bill.status === 1,
      formData,
    }
  }
  return null
}
