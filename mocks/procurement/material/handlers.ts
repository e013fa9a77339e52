import { contractLineEndpoints } from '#features/procurement/contract/endpoints'
import { isExpired } from '#features/procurement/contract/model'
import { materialEndpoints } from '#features/procurement/material/endpoints'
import { requiredField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { contains, type Filters, filtered, oneOf, pageOf, sorted } from '#mocks/kernel/store/listing'
import { worldToday } from '#mocks/kernel/store/now'
import type { ContractRow } from '#mocks/procurement/contract/rows'
import {
  deliveredQuantities,
  materialsOf,
  materialView,
  ownContract,
  ownContracts,
} from '#mocks/procurement/contract/rules'

const lineFilters: Filters<{ materialName: string; spec: string }> = {
  materialName: contains((row) => row.materialName),
  spec: contains((row) => row.spec),
}

const contractFilters: Filters<ContractRow> = {
  contractCode: contains((row) => row.contractCode),
  contractName: contains((row) => row.contractName),
  materialType: oneOf((row) => row.materialType),
  supplierName: contains((row) => row.supplierName),
  contractId: oneOf((row) => row.id),
  projectId: (row, asked) => row.projects.some(({ projectId }) => projectId === asked),
}

export const materialRoutes: Route[] = [
  readRoute(contractLineEndpoints.page, 'contract', (call) => {
    const { id } = ownContract(call, requiredField(call, 'contractId'))
    const sent = deliveredQuantities()
    const lines = filtered(materialsOf(id), call, lineFilters).map((line) => materialView(line, sent))
    return pageOf(sorted(lines, call, []), call)
  }),
  readRoute(materialEndpoints.available, 'choose', (call) => pageOf(sorted(choosable(call), call, []), call)),
]

/** Lines of the caller's approved, unexpired contracts. */
function choosable(call: Call) {
  const today = worldToday()
  const sent = deliveredQuantities()
  const valid = ownContracts(call).filter((row) => row.status === 8 && !isExpired(row, today))
  const lines = filtered(valid, call, contractFilters).flatMap((row) => {
    const { contractCode, contractName, companyId, companyName, supplierName, projects, materialType, status } = row
    const known = {
      contractCode,
      contractName,
      companyId,
      companyName,
      supplierName,
      projects,
      materialType,
      contractStatus: status,
    }
    return materialsOf(row.id).map((line) => ({ ...materialView(line, sent), ...known }))
  })
  return filtered(lines, call, lineFilters)
}
