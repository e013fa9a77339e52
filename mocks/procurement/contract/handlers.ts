import { contractStatus } from '#domain/procurementStatus'
import { contractEndpoints } from '#features/procurement/contract/endpoints'
import { contractStatusOrder } from '#features/procurement/contract/model'
import type { LoggedRecord } from '#features/procurement/recordLog/model'
import { flatDict } from '#mocks/common/dictionary/rules'
import { isGranted } from '#mocks/kernel/auth/permission'
import { requiredField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import {
  anyLine,
  contains,
  type Filters,
  filtered,
  notAfter,
  notBefore,
  oneOf,
  pageOf,
  sorted,
} from '#mocks/kernel/store/listing'
import { approvalsOf } from '#mocks/procurement/approval/rules'
import type { RecordEvents } from '#mocks/procurement/recordLog/rows'
import { type ContractRow, contractTables } from './rows'
import {
  allContractDeliveries,
  contractView,
  deliveredQuantities,
  materialsOf,
  materialView,
  ownContract,
  ownContracts,
} from './rules'

const CONTRACT = '/api/gd-centralized-sourcing/censou/contract'
/** Maximum number of lines in the detail of a contract; the others are paged. */
const MAX_DETAIL_LINES = 200

const contractFilters: Filters<ContractRow> = {
  contractName: contains((row) => row.contractName),
  contractCode: contains((row) => row.contractCode),
  materialType: oneOf((row) => row.materialType),
  contractType: oneOf((row) => row.contractType),
  status: oneOf((row) => row.status),
  materialName: anyLine(
    (row) => materialsOf(row.id),
    contains((line) => line.materialName),
  ),
  companyId: oneOf((row) => row.companyId),
  projectId: (row, asked) => row.projects.some(({ projectId }) => projectId === asked),
  projectName: (row, asked) => row.projects.some(({ projectName }) => projectName.includes(asked)),
  createUserName: contains((row) => row.createUserName),
  expireDateStart: notBefore((row) => row.expireDate),
  expireDateEnd: notAfter((row) => row.expireDate),
  startTime: notBefore((row) => row.createTime),
  endTime: notAfter((row) => row.createTime),
}

export const contractRoutes: Route[] = [
  readRoute({ ...contractEndpoints.page, alsoBy: ['POST'] }, 'contract', (call) => {
    const shipped = allContractDeliveries()
    const views = filtered(ownContracts(call), call, contractFilters).map((row) => contractView(row, shipped))
    return pageOf(sorted(views, call, ['createTime']), call)
  }),
  readRoute(contractEndpoints.detail, 'contract', (call) => {
    const row = ownContract(call, requiredField(call, 'id'))
    const sent = deliveredQuantities()
    const materials = materialsOf(row.id)
      .slice(0, MAX_DETAIL_LINES)
      .map((line) => materialView(line, sent))
    return { ...contractView(row), materials, approvals: approvalsOf(row.contractCode) }
  }),
  readRoute({ method: 'GET', path: `${CONTRACT}/materialTypes` }, null, () => flatDict('material_type')),
  readRoute({ method: 'GET', path: `${CONTRACT}/status` }, null, () =>
    contractStatusOrder.map((dictKey) => ({ dictKey, dictValue: contractStatus[dictKey].label })),
  ),
]

/** The approval form of a contract: its last submission. */
export function contractForm(call: Call, code: string) {
  const contract = ownContracts(call).find((row) => row.contractCode === code)
  if (!contract || !isGranted(call.account, 'contract', 'view')) return null
  return {
    formKey: 'censou_contract',
    title: `${contract.contractName}审批`,
    isRunning: contract.status === 2,
    formData: { ...(contractTables.submissions.get(contract.id)?.content ?? contractView(contract)) },
  }
}

/** The events in the history of a contract that follow from its own fields. */
export function contractEvents(call: Call, { kind, id }: LoggedRecord): RecordEvents | null {
  const contract = ownContracts(call).find((row) => row.id === id)
  if (kind !== 'CONTRACT' || !contract) return null
  const { contractCode, createTime, createUserName } = contract
  return { code: contractCode, events: [{ time: createTime, userName: createUserName, action: 'create', detail: '' }] }
}
