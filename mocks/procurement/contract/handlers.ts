import { serverToday } from '#domain/time'
import { contractStatus, contractStatusOrder, isExpired } from '#features/procurement/contract/model'
import { materialTypeDict } from '#mocks/common/dictionary/rules'
import type { ContractRow } from '#mocks/kernel/caller'
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
} from '#mocks/kernel/listing'
import { Refusal } from '#mocks/kernel/reply'
import { requiredField } from '#mocks/kernel/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/route'
import { db } from '#mocks/kernel/store'
import { approvalsOf, contractView, materialsOf, materialView, sentQuantities } from './rules'

const CONTRACT = '/api/gd-centralized-sourcing/censou/contract'
const MATERIAL = '/api/gd-centralized-sourcing/censou/material'
/** Lines a contract's detail carries; the rest comes by pages. */
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
  startTime: notBefore((row) => row.createTime),
  endTime: notAfter((row) => row.createTime),
}

type Line = { materialName: string; spec: string }
const lineFilters: Filters<Line> = {
  materialName: contains((row) => row.materialName),
  spec: contains((row) => row.spec),
}

export const contractRoutes: Route[] = [
  readRoute(['GET', 'POST'], `${CONTRACT}/queryContractsByCondition`, 'contract', (call) => {
    const views = filtered(ownContracts(call), call, contractFilters).map(contractView)
    return pageOf(sorted(views, call, ['createTime']), call)
  }),
  readRoute(['GET'], `${CONTRACT}/queryContractById`, 'contract', (call) => {
    const row = ownContract(call, requiredField(call, 'id'))
    const sent = sentQuantities()
    const materials = materialsOf(row.id)
      .slice(0, MAX_DETAIL_LINES)
      .map((line) => materialView(line, sent))
    return { ...contractView(row), materials, approvals: approvalsOf(row.contractCode) }
  }),
  readRoute(['GET'], `${CONTRACT}/materialTypes`, null, () => materialTypeDict()),
  readRoute(['GET'], `${CONTRACT}/status`, null, () =>
    contractStatusOrder.map((dictKey) => ({ dictKey, dictValue: contractStatus[dictKey].label })),
  ),
  readRoute(['GET'], `${MATERIAL}/queryContractMaterialsByCondition`, 'contract', (call) => {
    const { id } = ownContract(call, requiredField(call, 'contractId'))
    const sent = sentQuantities()
    const lines = filtered(materialsOf(id), call, lineFilters).map((line) => materialView(line, sent))
    return pageOf(sorted(lines, call, []), call)
  }),
  readRoute(['GET'], `${MATERIAL}/listWithContractByPage`, 'choose', (call) =>
    pageOf(sorted(choosable(call), call, []), call),
  ),
]

/** The contracts of the caller's supplier. */
function ownContracts({ account }: Call): ContractRow[] {
  return db.contracts.filter(({ supplierId }) => supplierId === account.supplierId)
}

/** One of them. Another supplier's does not exist for the caller. */
export function ownContract(call: Call, id: string): ContractRow {
  const row = db.contracts.get(id)
  if (row?.supplierId !== call.account.supplierId) throw new Refusal('合同不存在')
  return row
}

/** Lines of the caller's contracts that are passed and have not expired. */
function choosable(call: Call) {
  const today = serverToday()
  const sent = sentQuantities()
  const valid = ownContracts(call).filter((row) => row.status === 8 && !isExpired(row, today))
  const contracts = filtered(valid, call, {
    contractCode: contains((row) => row.contractCode),
    contractName: contains((row) => row.contractName),
    materialType: oneOf((row) => row.materialType),
    supplierName: contains((row) => row.supplierName),
    contractId: oneOf((row) => row.id),
    projectId: contractFilters.projectId ?? (() => true),
  })
  const lines = contracts.flatMap((row) => {
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
