import type { StatusTable } from '../../domain/status'
import type { Approval, DecimalText, MaterialType } from '../contract/model'

export type SettlementStatus = '0' | '1' | '2' | '3' | '4' | '8' | '9'

/** A settlement sheet of one contract and project. The supplier reads it; the buyer side writes. */
export type SettlementBill = {
  id: string
  settlementCode: string
  contractId: string
  contractCode: string
  contractName: string
  orderSn: string
  companyName: string
  projectId: string
  projectName: string
  supplierName: string
  materialType: MaterialType
  /** Layout of the sheet; one that is not known here is shown as RAW. */
  settlementType: string
  /** 1 total settlement, 0 partial. */
  isTotal: 0 | 1
  periodStart: string
  periodEnd: string
  settleDate: string
  settleBasis: string
  /** Per mille. */
  toleranceRate: DecimalText
  status: number
  statusName: string
  totalQuantity: DecimalText
  totalWeighed: DecimalText
  totalDeviation: DecimalText
  totalAmountTax: DecimalText
  totalAmountNoTax: DecimalText
  totalTax: DecimalText
  /** In Chinese capitals. */
  totalAmountCn: string
  deliverCount: number
  createUserName: string
  createTime: string
  rejectReason: string
  /** Why finance could not post it (status 9). */
  errorReason: string
  invoiceStatus: string
  payStatus: string
  workflowCode: string
  remark: string
  lines?: SettlementLine[]
  approvals?: Approval[]
}

/** A line of a sheet: one truck. The last nine fields belong to rebar or concrete. */
export type SettlementLine = {
  id: string
  seq: number
  deliverSn: string
  deliverItemId: string
  supplyDate: string
  carNo: string
  materialName: string
  spec: string
  unit: string
  quantity: DecimalText
  weighedQuantity: DecimalText
  deviation: DecimalText
  /** Per mille. */
  deviationRate: DecimalText
  settleQuantity: DecimalText
  settlePriceTax: DecimalText
  amountTax: DecimalText
  taxRate: DecimalText
  amountNoTax: DecimalText
  taxAmount: DecimalText
  outOfTolerance: boolean
  remark: string
  grade?: string
  heatNo?: string
  basePrice?: DecimalText
  integratedCost?: DecimalText
  fundInterest?: DecimalText
  subtotal?: DecimalText
  strengthGrade?: string
  pouringPart?: string
  pouringMode?: string
  ticketQuantity?: DecimalText
  convertedQuantity?: DecimalText
  smallerQuantity?: DecimalText
}

export const settlementStatus: StatusTable<SettlementStatus> = {
  0: { label: '待提交', color: 'default' },
  8: { label: '待对账', color: 'processing' },
  1: { label: '已对账未结算', color: 'warning' },
  9: { label: '已对账结算异常', color: 'error' },
  3: { label: '已结算', color: 'success' },
  2: { label: '已驳回', color: 'error' },
  4: { label: '已作废', color: 'default' },
}

/** In the order of the sheet's life. A supplier never sees 待提交. */
export const settlementTabs: readonly SettlementStatus[] = ['8', '1', '9', '3', '2', '4']
