import { contractStatus } from '#domain/document/procurementStatus'
import { defaultBasis, defaultTolerance } from '#domain/weighing/usualTerms'
import { materialInput, materialTotals } from '#features/procurement/material/model'
import { ownerName, supplierName } from '#mocks/kernel/auth/caller'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { shiftDays } from '#mocks/kernel/store/time'
import { approvalTables } from '#mocks/procurement/approval/rows'
import { approvalRows, type Step } from '#mocks/procurement/approval/seed'
import { companyName, projectOf } from '#mocks/procurement/company/rules'
import { catalogInput, creditDaysOf, INTEGRATED_COST, mainTaxRate } from './catalogRules'
import { type ContractSpec, knownContracts } from './knownContracts'
import { buildLine } from './lineRules'
import type { ContractRow, MaterialRow } from './rows'
import { contractTables } from './rows'

/**
 * The fixed contracts with their materials, approvals and submissions; the others are simulated. `today` only moves the
 * end of valid contracts.
 */
export function seedContracts(today: string): SeedPart[] {
  const { contracts, materials } = seedRows(today)
  const submissions = contracts
    .filter(({ status }) => !contractStatus.is(status, 'draft'))
    .map((row) => ({
      id: row.id,
      content: { ...row, materials: materials.filter(({ contractId }) => contractId === row.id) },
    }))
  const steps = contracts.map((contract): [string, Step[]] => [contract.contractCode, contractSteps(contract)])
  return [
    into(contractTables.contracts, contracts),
    into(contractTables.materials, materials),
    into(contractTables.submissions, submissions),
    into(approvalTables.approvals, approvalRows(steps, 1)),
  ]
}

function seedRows(today: string): { contracts: ContractRow[]; materials: MaterialRow[] } {
  const built = knownContracts.map((spec, index) => buildContract(spec, index + 1, today))
  const contracts = built.map(({ contract }) => contract)
  return {
    contracts,
    materials: built.flatMap(({ materials }) => materials),
  }
}

function buildContract(spec: ContractSpec, serial: number, today: string) {
  const { materialType, status } = spec
  const id = `17689${String(serial === 1 ? 7 : serial + 100).padStart(14, '0')}`
  const isRebar = materialType === 'REBAR'
  const integratedCost = isRebar ? INTEGRATED_COST : null
  const materials = spec.lines.map(([code, quantity], index) =>
    buildLine(
      { id, materialType, integratedCost },
      catalogInput(code, quantity, index + 1),
      materialId(id, index + 1),
      index + 1,
    ),
  )
  const day = (days: number) => shiftDays(spec.created, days).slice(0, 10)
  const isCommitted = !contractStatus.is(status, 'draft')
  const isApproved = contractStatus.is(status, 'approved')
  const isAudited = isApproved || contractStatus.is(status, 'rejected')
  const contract: ContractRow = {
    id,
    contractCode: spec.code,
    contractName: spec.name,
    contractType: spec.contractType ?? 'SINGLE',
    parentContractId: '',
    parentContractCode: '',
    materialType,
    companyId: spec.companyId,
    companyName: companyName(spec.companyId),
    supplierId: spec.supplierId,
    supplierName: supplierName(spec.supplierId),
    projects: spec.projectIds.map((projectId) => ({ projectId, projectName: projectOf(projectId).projectName })),
    signDate: day(4),
    effectiveDate: day(4),
    expireDate: isApproved ? shiftDays(`${today} 00:00:00`, spec.expireInDays ?? 240).slice(0, 10) : day(369),
    priceMode: isRebar ? 'FLOATING' : 'FIXED',
    priceSource: isRebar ? '广州建材网价（示例）' : '',
    integratedCost,
    settleBasis: defaultBasis(materialType) ?? '',
    toleranceRate: defaultTolerance(materialType),
    settleCycle: '月结',
    creditDays: creditDaysOf(materialType),
    fundRate: isRebar ? '6' : null,
    taxRate: mainTaxRate(materials),
    ...materialTotals(materials.map(materialInput)),
    settledAmountTax: isApproved ? '0.00' : null,
    attachments: isCommitted ? attachments(spec.code, serial) : [],
    remark: '',
    status,
    rejectReason: '',
    createUserName: ownerName(spec.supplierId),
    createTime: spec.created,
    commitTime: isCommitted && !contractStatus.is(status, 'voided') ? shiftDays(spec.created, 1) : '',
    auditUserName: isAudited ? '郑洁' : '',
    auditTime: isAudited ? shiftDays(spec.created, 3) : '',
    updateTime: shiftDays(spec.created, isAudited ? 3 : 1),
    version: isAudited ? 3 : 1,
    ...spec.change,
  }
  return { contract, materials }
}

function materialId(contractId: string, seq: number): string {
  return `17690${contractId.slice(-6)}${String(seq).padStart(8, '0')}`
}

function attachments(code: string, serial: number) {
  const names = [`${code} 合同扫描件.pdf`, ...(serial % 3 === 0 ? [`${code} 授权委托书.png`] : [])]
  return names.map((name, index) => ({
    id: `17691${String(serial * 10 + index).padStart(14, '0')}`,
    name,
    url: attachmentUrl(name),
    size: 1_048_576 + serial * 1_500,
  }))
}

function contractSteps(contract: ContractRow): Step[] {
  const { status, commitTime, auditTime, createUserName } = contract
  if (commitTime === '') return []
  const steps: Step[] = [['供应商', createUserName, '提交', 'SUBMIT', '', commitTime]]
  if (contractStatus.is(status, 'submitted')) return steps
  const isApproved = contractStatus.is(status, 'approved')
  steps.push(['采购主管', '周航', '同意', 'APPROVE', isApproved ? '单价与询价一致' : '', shiftDays(commitTime, 1)])
  if (isApproved) steps.push(['公司物资部', '郑洁', '同意', 'APPROVE', '', auditTime])
  if (contractStatus.is(status, 'rejected')) {
    steps.push(['公司物资部', '郑洁', '驳回', 'REJECT', contract.rejectReason, auditTime])
  }
  return steps
}
