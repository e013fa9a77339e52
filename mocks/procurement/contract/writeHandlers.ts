import * as v from 'valibot'
import { optionError } from '#domain/cell/optionError'
import { isSameCode } from '#domain/cell/words'
import { contractStatus } from '#domain/document/procurementStatus'
import { decimal, fixedPrice, plainFigure } from '#domain/money'
import { type Errors, onlyErrors } from '#domain/text'
import { wireText } from '#domain/wire'
import { contractEndpoints } from '#features/procurement/contract/endpoints'
import {
  type ContractPayload,
  type ContractType,
  contractDefaults,
  contractPayloadSchema,
  contractSchema,
  SETTLE_CYCLES,
  takesSupplement,
  validateContract,
  validateDrop,
} from '#features/procurement/contract/model'
import { contractRequests } from '#features/procurement/contract/requests'
import type { MaterialType } from '#features/procurement/material/model'
import { dictError } from '#mocks/common/dictionary/rules'
import { supplierOf } from '#mocks/kernel/auth/caller'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { bodyBy, recordsField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, writeRoute } from '#mocks/kernel/http/route'
import { worldNow, worldToday } from '#mocks/kernel/store/now'
import { approvalTables } from '#mocks/procurement/approval/rows'
import { recordStep } from '#mocks/procurement/approval/rules'
import { companyTables } from '#mocks/procurement/company/rows'
import { logAction } from '#mocks/procurement/recordLog/rules'
import { buyerWillReview } from './counterparty'
import { putMaterials } from './lineRules'
import { logUpdate } from './logRules'
import { type ContractRow, contractTables } from './rows'
import { changeContract, materialsOf, ownContracts, statusAfter } from './rules'

export const contractWriteRoutes: Route[] = [
  writeRoute(contractEndpoints.create, 'contract', createContract),
  writeRoute(contractEndpoints.update, 'contract', (call) => {
    bodyBy(call, contractRequests.update, ['version'])
    const { id, version } = updateContract(call)
    return { id, version }
  }),
  writeRoute(contractEndpoints.commit, 'contract', commitContract),
  writeRoute(contractEndpoints.updateAndCommit, 'contract', (call) => commit(call, updateContract(call))),
  writeRoute(contractEndpoints.withdraw, 'contract', withdrawContract),
  writeRoute(contractEndpoints.drop, 'contract', dropContract),
]

/**
 * Creates a contract (status 0) with its lines.
 *
 * @throws Refusal when a field or line is invalid
 */
export function createContract(call: Call) {
  const { account } = call
  const by = { supplierName: supplierOf(account).name, createUserName: account.userName, updateTime: worldNow() }
  const row = ownContracts.insert(call, { ...emptyContract, ...checkedContent(call, null), ...by })
  putMaterials(row, recordsField(call.fields, 'materials'))
  return { id: row.id, contractCode: row.contractCode, status: row.status }
}

function updateContract(call: Call): ContractRow {
  const { id, version } = bodyBy(call, contractRequests.updateAndCommit)
  const row = ownContracts.get(call, id)
  statusAfter(row, 'update')
  // One that cannot be read is no missing one: it would overwrite what others changed.
  if (textField(call, 'version') !== '' && version !== row.version) throw new Refusal('合同已被他人修改，请刷新后重试')
  const changed = changeContract(row, checkedContent(call, row))
  if (changed.contractCode !== row.contractCode) moveApprovals(row.contractCode, changed.contractCode)
  const lines = materialsOf(row.id)
  if (Array.isArray(call.fields.materials)) putMaterials(changed, recordsField(call.fields, 'materials'))
  const after = contractTables.contracts.get(row.id) ?? changed
  logUpdate(call, { row, lines }, { row: after, lines: materialsOf(row.id) })
  return after
}

/**
 * Submits a contract for review.
 *
 * @throws Refusal when the status forbids it or something is missing
 */
export function commitContract(call: Call) {
  return commit(call, ownContracts.get(call, bodyBy(call, contractRequests.commit).id))
}

/**
 * Takes a submitted contract back before the buyer has decided.
 *
 * @throws Refusal that names its status when the buyer was first
 */
function withdrawContract(call: Call) {
  const row = ownContracts.get(call, bodyBy(call, contractRequests.withdraw).id)
  const status = contractStatus.next(row.status, 'withdraw')
  if (status === null) {
    throw new Refusal(`合同现为“${contractStatus.labelOf(row.status).label}”，不能撤回，请刷新后查看`)
  }
  changeContract(row, { status, commitTime: '' })
  recordStep(row.contractCode, '供应商', call.account.userName, '撤回', 'WITHDRAW', '')
  return { id: row.id, status }
}

/**
 * Voids a contract that is not approved; it needs a reason.
 *
 * @throws Refusal when the status forbids it or the reason is missing
 */
export function dropContract(call: Call) {
  const { id, reason: rejectReason } = bodyBy(call, contractRequests.drop)
  const row = ownContracts.get(call, id)
  const status = statusAfter(row, 'drop')
  refuseErrors(validateDrop({ reason: rejectReason }))
  changeContract(row, { status, rejectReason })
  logAction(call.account, { kind: 'CONTRACT', id: row.id }, 'update', {
    detail: rejectReason,
    changes: [{ field: 'status', from: String(row.status), to: String(status) }],
  })
  return { id: row.id, status }
}

function commit(call: Call, row: ContractRow) {
  const status = statusAfter(row, 'commit')
  refuseErrors(validateContract(payloadOf(row), 'commit', materialsOf(row.id).length, worldToday()))
  const now = worldNow()
  changeContract(row, { status, commitTime: now, auditUserName: '', auditTime: '', rejectReason: '' })
  keepSubmission(row.id)
  recordStep(row.contractCode, '供应商', call.account.userName, '提交', 'SUBMIT', '')
  buyerWillReview(row.id)
  return { id: row.id, status }
}

/** Stores the submitted contract, so that the changes after a rejection can be shown. */
function keepSubmission(id: string): void {
  const row = contractTables.contracts.get(id)
  if (!row) return
  contractTables.submissions.put({ id, content: { ...row, materials: materialsOf(id) } })
}

/**
 * The fields of a contract after the request; missing fields are unchanged. Names come from the store, not from the
 * caller.
 */
function checkedContent(call: Call, row: ContractRow | null): Partial<ContractRow> {
  const payload = readPayload(call, row)
  refuseErrors(validateContract(payload, 'update', 0, worldToday()))
  refuseErrors(optionErrors(payload))
  refuseTakenCode(call, payload, row)
  refuseOtherType(call, payload, row)
  const parent = payload.contractType === 'SUPPLEMENT' ? parentOf(call, payload.parentContractId) : null
  const isFloating = payload.priceMode === 'FLOATING'
  const defaults = contractDefaults(payload.materialType)
  return {
    ...payload,
    contractType: payload.contractType as ContractType,
    parentContractId: parent?.id ?? '',
    parentContractCode: parent?.contractCode ?? '',
    materialType: payload.materialType as MaterialType,
    companyName: companyNameOf(payload.companyId),
    projects: projectsOf(payload),
    signDate: payload.signDate.slice(0, 10),
    effectiveDate: payload.effectiveDate.slice(0, 10),
    expireDate: payload.expireDate.slice(0, 10),
    priceMode: isFloating ? 'FLOATING' : 'FIXED',
    priceSource: isFloating ? payload.priceSource : '',
    integratedCost: isFloating ? priceOrNull(payload.integratedCost) : null,
    settleBasis: payload.settleBasis || defaults.settleBasis,
    toleranceRate: plainFigure(payload.toleranceRate) || defaults.toleranceRate || null,
    creditDays: payload.creditDays === '' ? null : Number(plainFigure(payload.creditDays)),
    fundRate: plainFigure(payload.fundRate) || null,
    taxRate: payload.taxRate || null,
  }
}

/** The choices of a contract's form. */
function optionErrors(payload: ContractPayload): Errors {
  return onlyErrors({
    contractType: dictError('contract_type', payload.contractType, '合同类型'),
    materialType: dictError('material_type', payload.materialType, '材料类型'),
    priceMode: dictError('price_mode', payload.priceMode, '计价方式'),
    settleBasis: dictError('settle_basis', payload.settleBasis, '结算量依据'),
    settleCycle: optionError(payload.settleCycle, SETTLE_CYCLES, { label: '结算周期' }),
  })
}

function readPayload(call: Call, row: ContractRow | null): ContractPayload {
  const { materials: _, ...sent } = bodyBy(call, contractRequests.create)
  if (!row) return sent
  const names = Object.keys(sent).filter((name) => Object.hasOwn(call.fields, name))
  return { ...payloadOf(row), ...Object.fromEntries(names.map((name) => [name, Reflect.get(sent, name)])) }
}

function payloadOf(row: ContractRow): ContractPayload {
  return v.parse(contractPayloadSchema, row)
}

/** The code of a voided contract remains taken. */
function refuseTakenCode(call: Call, { contractCode }: ContractPayload, row: ContractRow | null): void {
  const others = ownContracts.all(call).filter(({ id }) => id !== row?.id)
  if (contractCode !== '' && others.some((other) => isSameCode(other.contractCode, contractCode))) {
    throw new Refusal('合同编号已存在')
  }
}

/** The material type determines the columns of the lines, so it is fixed while there are lines. */
function refuseOtherType(call: Call, { materialType }: ContractPayload, row: ContractRow | null): void {
  if (!row || row.materialType === materialType) return
  const { materials } = call.fields
  const kept = Array.isArray(materials) ? recordsField(call.fields, 'materials').map(({ id }) => wireText(id)) : null
  const staying = materialsOf(row.id).filter(({ id }) => kept === null || kept.includes(id))
  if (staying.length > 0) throw new Refusal('已有合同材料，不能修改材料类型')
}

/** The main contract of a supplement: optional while saving, but submitting requires an approved one. */
function parentOf(call: Call, id: string): ContractRow | null {
  if (id === '') return null
  const parent = contractTables.contracts.get(id)
  if (parent?.supplierId !== call.account.supplierId || !takesSupplement(parent)) {
    throw new Refusal('主合同不存在或未通过')
  }
  return parent
}

function companyNameOf(id: string): string {
  const company = companyTables.companies.get(id)
  if (!company) throw new Refusal('采购单位不存在')
  return company.companyName
}

/** Projects of the company and its subsidiaries. */
function projectsOf({ projects, companyId }: ContractPayload) {
  return projects.map(({ projectId }) => {
    const project = companyTables.projects.get(projectId)
    if (!project || !isWithin(project.companyId, companyId)) throw new Refusal('项目不属于该采购单位')
    return { projectId, projectName: project.projectName }
  })
}

function isWithin(companyId: string, rootId: string): boolean {
  const company = companyTables.companies.get(companyId)
  return companyId === rootId || (company !== undefined && isWithin(company.parentId, rootId))
}

function moveApprovals(from: string, to: string): void {
  if (from === '') return
  for (const { id } of approvalTables.approvals.where('documentCode', from)) {
    approvalTables.approvals.update(id, { documentCode: to })
  }
}

function priceOrNull(text: string): string | null {
  const figure = decimal(text)
  return figure && fixedPrice(figure)
}

/** A contract before its first save. */
const emptyContract: ContractRow = v.parse(
  v.omit(contractSchema, ['statusName', 'operations', 'deliveredAmountTax', 'materialCount']),
  {
    id: 'new',
    totalAmountTax: '0.00',
    totalAmountNoTax: '0.00',
    taxAmount: '0.00',
    status: contractStatus.code.draft,
    version: 1,
  },
)
