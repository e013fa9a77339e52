import { contractStatus } from '#domain/document/procurementStatus'
import { fixed, quantityScale } from '#domain/money'
import { contractLineEndpoints } from '#features/procurement/contract/endpoints'
import { isExpired } from '#features/procurement/contract/model'
import { materialEndpoints } from '#features/procurement/material/endpoints'
import { listRoute } from '#mocks/kernel/http/crud'
import { requiredField } from '#mocks/kernel/http/request'
import type { Call, Route } from '#mocks/kernel/http/route'
import { containing, equalTo, type Filters, filtered, inAnyOf, oneOf } from '#mocks/kernel/store/listing'
import { worldToday } from '#mocks/kernel/store/now'
import type { ContractRow } from '#mocks/procurement/contract/rows'
import { deliveredQuantities, materialsOf, materialView, ownContracts } from '#mocks/procurement/contract/rules'
import { openOrderQuantities } from '#mocks/procurement/purchase/rules'

const lineFilters: Filters<{ materialName: string; spec: string; grade: string }> = {
  ...containing('spec'),
  materialName: inAnyOf('materialName', 'spec', 'grade'),
}

const contractFilters: Filters<ContractRow> = {
  ...containing('contractCode', 'contractName', 'supplierName'),
  ...equalTo('materialType'),
  contractId: oneOf((row) => row.id),
  projectId: (row, asked) => row.projects.some(({ projectId }) => projectId === asked),
}

export const materialRoutes: Route[] = [
  listRoute(
    contractLineEndpoints.page,
    'contract',
    (call) => {
      const { id } = ownContracts.get(call, requiredField(call, 'contractId'))
      const sent = deliveredQuantities()
      return filtered(materialsOf(id), call, lineFilters).map((line) => materialView(line, sent))
    },
    { newestBy: [] },
  ),
  listRoute(materialEndpoints.available, 'choose', choosable, { newestBy: [] }),
]

/** Lines of the caller's approved, unexpired contracts. */
function choosable(call: Call) {
  const today = worldToday()
  const sent = deliveredQuantities()
  const ordered = openOrderQuantities(sent)
  const valid = ownContracts
    .all(call)
    .filter((row) => contractStatus.is(row.status, 'approved') && !isExpired(row, today))
  const lines = filtered(valid, call, contractFilters).flatMap((row) => {
    const { contractCode, contractName, companyId, companyName, supplierName, projects } = row
    const parties = { contractCode, contractName, companyId, companyName, supplierName, projects }
    const { materialType, status, effectiveDate } = row
    const known = { ...parties, materialType, contractStatus: status, effectiveDate }
    return materialsOf(row.id).map((line) => ({
      ...materialView(line, sent),
      ...known,
      openOrderQuantity: fixed(ordered(line.id), quantityScale(line.unit)),
    }))
  })
  return filtered(lines, call, lineFilters)
}
