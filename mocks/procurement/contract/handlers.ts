import { contractStatus } from '#domain/document/procurementStatus'
import { contractEndpoints } from '#features/procurement/contract/endpoints'
import { flatDict } from '#mocks/common/dictionary/rules'
import { listRoute } from '#mocks/kernel/http/crud'
import { requiredField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { containing, during, equalTo, type Filters, inLines } from '#mocks/kernel/store/listing'
import { approvalsOf } from '#mocks/procurement/approval/rules'
import { type ContractRow, contractTables } from './rows'
import { contractView, deliveredQuantities, materialsOf, materialView, ownContracts } from './rules'

const CONTRACT = '/api/gd-centralized-sourcing/censou/contract'
/** Maximum number of lines in the detail of a contract; the others are paged. */
const MAX_DETAIL_LINES = 200

const contractFilters: Filters<ContractRow> = {
  ...containing('contractName', 'contractCode', 'createUserName'),
  ...equalTo('materialType', 'contractType', 'status', 'companyId', 'parentContractId'),
  ...during('expireDate', 'expireDateStart', 'expireDateEnd'),
  ...during('createTime', 'startTime', 'endTime'),
  materialName: inLines((row) => materialsOf(row.id), 'materialName', 'spec', 'grade'),
  projectId: (row, asked) => row.projects.some(({ projectId }) => projectId === asked),
  projectName: (row, asked) => row.projects.some(({ projectName }) => projectName.includes(asked)),
}

export const contractRoutes: Route[] = [
  listRoute({ ...contractEndpoints.page, alsoBy: ['POST'] }, 'contract', ownContracts.all, {
    filters: contractFilters,
    figures: contractView,
    view: contractView,
  }),
  readRoute(contractEndpoints.detail, 'contract', (call) => {
    const row = ownContracts.get(call, requiredField(call, 'id'))
    const sent = deliveredQuantities()
    const materials = materialsOf(row.id)
      .slice(0, MAX_DETAIL_LINES)
      .map((line) => materialView(line, sent))
    return { ...contractView(row), materials, approvals: approvalsOf(row.contractCode) }
  }),
  readRoute({ method: 'GET', path: `${CONTRACT}/materialTypes` }, null, () => flatDict('material_type')),
  readRoute({ method: 'GET', path: `${CONTRACT}/status` }, null, () =>
    contractStatus.order.map((dictKey) => ({ dictKey, dictValue: contractStatus.labelOf(dictKey).label })),
  ),
]

/** The approval form of a contract: its last submission. */
export function contractForm(call: Call, code: string) {
  const contract = ownContracts.all(call).find((row) => row.contractCode === code)
  if (!contract) return null
  const formData = { ...(contractTables.submissions.get(contract.id)?.content ?? contractView(contract)) }
  const title = `${contract.contractName}审批`
  return {
    grant: 'contract',
    formKey: 'censou_contract',
    title,
    isRunning: contractStatus.entryOf(contract.status).isInApproval === true,
    formData,
  }
}
