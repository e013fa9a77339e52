import { allowedActions, type StatusTable, type Transition } from '../../domain/status'
import { isBeforeText, serverToday } from '../../domain/time'

/** A decimal as the wire carries it: text; `''`, null or the *number* -1 stand for none. Read it with `decimal`. */
export type DecimalText = string | number | null

/** Decides the columns of materials, notes and sheets. */
export type MaterialType = 'REBAR' | 'CONCRETE' | 'RAW' | 'SUNDRY'

/** Framework agreement, single contract, supplement to another contract. */
export type ContractType = 'FRAME' | 'SINGLE' | 'SUPPLEMENT'

export type ContractStatus = '0' | '1' | '2' | '4' | '8'

/** What can happen to a contract; the first four are the supplier's. */
export type ContractAction = 'update' | 'commit' | 'drop' | 'createDeliver' | 'approve' | 'reject' | 'void'

/** A contract between a buyer company and the supplier. Dates are days; amounts are computed by the server. */
export type Contract = {
  id: string
  contractCode: string
  contractName: string
  contractType: ContractType
  /** The main contract of a supplement. */
  parentContractId: string
  parentContractCode: string
  materialType: MaterialType
  companyId: string
  companyName: string
  supplierId: string
  supplierName: string
  projects: ContractProject[]
  signDate: string
  effectiveDate: string
  expireDate: string
  priceMode: 'FIXED' | 'FLOATING'
  priceSource: string
  /** Yuan per tonne. */
  integratedCost: DecimalText
  settleBasis: string
  /** Per mille. */
  toleranceRate: DecimalText
  settleCycle: string
  creditDays: number | null
  /** Percent a year. */
  fundRate: DecimalText
  /** Percent. */
  taxRate: DecimalText
  /** None when the lines have different units. */
  totalQuantity: DecimalText
  totalAmountTax: DecimalText
  totalAmountNoTax: DecimalText
  taxAmount: DecimalText
  deliveredAmountTax: DecimalText
  settledAmountTax: DecimalText
  materialCount: number
  attachments: ContractAttachment[]
  remark: string
  status: number
  statusName: string
  /** Why it was rejected or voided. */
  rejectReason: string
  createUserName: string
  createTime: string
  commitTime: string
  auditUserName: string
  auditTime: string
  updateTime: string
  version: number
  /** The supplier's actions the server allows now; a server that does not say leaves it out. */
  operations?: string[]
}

export type ContractProject = { projectId: string; projectName: string }

/** `size` in bytes. */
export type ContractAttachment = { id: string; name: string; url: string; size: number }

/** A contract with what only its detail carries. */
export type ContractDetail = Contract & { materials: ContractMaterial[]; approvals: Approval[] }

/** A line of a contract. Which of the last six fields are filled depends on the material type. */
export type ContractMaterial = {
  id: string
  contractId: string
  seq: number
  materialCode: string
  materialName: string
  spec: string
  /** Steel grade, strength grade or quality class. */
  grade: string
  brand: string
  categoryId: string
  categoryName: string
  unit: string
  /** None in a framework agreement without quantities. */
  quantity: DecimalText
  taxUnitPrice: DecimalText
  taxRate: DecimalText
  noTaxUnitPrice: DecimalText
  taxAmountTotal: DecimalText
  noTaxAmount: DecimalText
  taxAmount: DecimalText
  deliveredQuantity: DecimalText
  remainQuantity: DecimalText
  remark: string
  basePrice?: DecimalText
  integratedCost?: DecimalText
  length?: string
  pouringMode?: string
  slump?: string
  impermeability?: string
  transportIncluded?: boolean
}

/** One step of an approval chain. `signUrl` is a picture; empty comments are common. */
export type Approval = {
  id: string
  nodeName: string
  position: string
  approverName: string
  operation: string
  operationType: string
  comment: string
  time: string
  signUrl: string
  durationText: string
}

/** The approvals of one business document, found by its code. */
export type ApprovalForm = {
  code: string
  formKey: string
  title: string
  processInstanceId: string
  processStatus: 'RUNNING' | 'FINISHED' | 'TERMINATED'
  currentNode: string
  formData: Record<string, unknown>
  records: Approval[]
}

export const contractStatus: StatusTable<ContractStatus> = {
  0: { label: '待提交', color: 'default' },
  2: { label: '待审核', color: 'processing' },
  4: { label: '已驳回', color: 'error' },
  8: { label: '已通过', color: 'success' },
  1: { label: '已作废', color: 'default' },
}

/** The order in which people think of the statuses; an object keyed by digits would sort them. */
export const contractStatusOrder: readonly ContractStatus[] = ['0', '2', '4', '8', '1']

/** There is no way back from review: the product knows no withdrawal. A rejected contract stays 4 while it is corrected. */
export const contractTransitions: readonly Transition<ContractAction>[] = [
  { from: ['0', '4'], action: 'update' },
  { from: ['0', '4'], action: 'commit', to: '2' },
  { from: ['0', '4'], action: 'drop', to: '1' },
  { from: ['8'], action: 'createDeliver' },
  { from: ['2'], action: 'approve', to: '8' },
  { from: ['2'], action: 'reject', to: '4' },
  { from: ['8'], action: 'void', to: '1' },
]

const SUPPLIER_ACTIONS: readonly ContractAction[] = ['update', 'commit', 'drop', 'createDeliver']
const SERVER_DECIDES: readonly string[] = ['update', 'commit', 'drop']

/**
 * What the supplier may do with a contract now. The server's own list decides where it sends one; expiry takes
 * deliveries away.
 */
export function contractActions(
  contract: Pick<Contract, 'status' | 'operations' | 'expireDate'>,
  today: string = serverToday(),
): ContractAction[] {
  const { operations } = contract
  return allowedActions(contractTransitions, contract.status)
    .filter((action) => SUPPLIER_ACTIONS.includes(action))
    .filter((action) => action !== 'createDeliver' || !isExpired(contract, today))
    .filter((action) => !operations || !SERVER_DECIDES.includes(action) || operations.includes(action))
}

/** Expired from the day after `expireDate`; a contract without one never is. Expiry is no status. */
export function isExpired(contract: Pick<Contract, 'expireDate'>, today: string = serverToday()): boolean {
  return isBeforeText(contract.expireDate, today)
}
