import { chineseAmount } from '#domain/chineseAmount'
import { settlementStatus } from '#domain/document/procurementStatus'
import { fixedPrice, lineAmounts, singleQuantity, sum } from '#domain/money'
import {
  convertedVolume,
  deviation,
  deviationRate,
  fundInterest,
  rebarSubtotal,
  settleQuantity,
} from '#domain/weighing/settle'
import { contractTolerance, deviationUnit, isOutOfTolerance, type Tolerance } from '#domain/weighing/tolerance'
import { defaultBasis } from '#domain/weighing/usualTerms'
import { type SettledName, settledNamesOf } from '#features/procurement/delivery/model/lineTable'
import { type SettlementLine, settlementTotals } from '#features/procurement/settlement/model'
import { byName } from '#features/procurement/transport/model/transport'
import { supplierName } from '#mocks/kernel/auth/caller'
import { ownedBy } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { shiftDays } from '#mocks/kernel/store/time'
import { companyName, projectOf } from '#mocks/procurement/company/rules'
import { contractTables } from '#mocks/procurement/contract/rows'
import { type SettlementRow, settlementTables } from './rows'

/** The settlements of the caller's supplier; it sees them once they are submitted. */
export const ownSettlements = ownedBy(settlementTables.settlements, 'supplierId', {
  where: ({ status }) => !settlementStatus.is(status, 'unsubmitted'),
  refuse: () => new Refusal('结算单不存在'),
})

/** Payment fields of an unpaid settlement. */
const UNPAID = { payStatus: 0, payTime: '' }

/** The inputs of a line; the rules compute everything else. */
export type LineSpec = Partial<Record<SettledName, string>> & {
  deliverSn?: string
  supplyDate: string
  carNo: string
  materialName: string
  spec: string
  grade?: string
  unit: string
  quantity: string
  weighed: string | null
  /** Accepted quantity; the delivered quantity by default. */
  accepted?: string | null
  taxRate: string
  /** Price with tax, before funding interest; without one it is what its parts add up to. */
  price?: string
  basePrice?: string
  integratedCost?: string
  interestDays?: string
  density?: string
  isFreight?: boolean
}

/** The inputs of a settlement; `buildSettlement` computes everything else. */
export type SettlementSpec = {
  code: string
  supplierId: string
  projectId: string
  contractCode: string
  contractName: string
  contractId: string
  type: 'REBAR' | 'CONCRETE' | 'RAW' | 'SUNDRY'
  isTotal?: boolean
  period: [start: string, end: string]
  status: number
  /** Payment time; missing when unpaid. */
  paid?: string
  reason?: string
  /** Settlement basis; by default that of the material type. */
  basis?: string
  /** Creation time; by default the evening after the period. */
  created?: string
  lines: LineSpec[]
}

/** A settlement with everything computed from its lines. */
export function buildSettlement(spec: SettlementSpec, id: string, lineId: (index: number) => string): SettlementRow {
  const toleranceRate = contractTables.contracts.get(spec.contractId)?.toleranceRate
  const tolerance = contractTolerance({ materialType: spec.type, toleranceRate })
  const lines = spec.lines.map((given, index) => {
    const line = buildLine(spec, tolerance, given, lineId(index), index + 1)
    return { ...line, outOfTolerance: isOutOfTolerance(line, tolerance) === true }
  })
  const totals = settlementTotals(lines)
  const project = projectOf(spec.projectId)
  const created = spec.created ?? `${shiftDays(`${spec.period[1]} 00:00:00`, 1).slice(0, 10)} 17:20:00`
  return {
    id,
    settlementCode: spec.code,
    contractId: spec.contractId,
    contractCode: spec.contractCode,
    contractName: spec.contractName,
    orderSn: '',
    companyName: companyName(project.companyId),
    projectId: project.id,
    projectName: project.projectName,
    supplierId: spec.supplierId,
    supplierName: supplierName(spec.supplierId),
    materialType: spec.type,
    settlementType: spec.type,
    isTotal: spec.isTotal ? 1 : 0,
    periodStart: spec.period[0],
    periodEnd: spec.period[1],
    settleDate: settlementStatus.is(spec.status, 'settled') ? shiftDays(created, 12).slice(0, 10) : '',
    settleBasis: spec.basis ?? defaultBasis(spec.type) ?? '',
    toleranceRate: tolerance?.rate ?? null,
    status: spec.status,
    ...UNPAID,
    ...(spec.paid ? { payStatus: 2, payTime: spec.paid } : {}),
    statusName: settlementStatus.labelOf(spec.status).label,
    totalQuantity: singleQuantity(totals.quantity),
    totalWeighed: singleQuantity(totals.weighedQuantity),
    totalDeviation: singleQuantity(totals.deviation),
    totalAmountTax: totals.amountTax,
    totalAmountNoTax: totals.amountNoTax,
    totalTax: totals.taxAmount,
    totalAmountCn: chineseAmount(totals.amountTax),
    deliverCount: new Set(lines.map((line) => line.deliverSn || line.id)).size,
    createUserName: project.receiverName,
    createTime: created,
    rejectReason: '',
    errorReason: '',
    ...reasonOf(spec),
    remark: '',
    lines,
  }
}

/** Why it was rejected, failed or voided, in the member that its status names. */
function reasonOf({
  status,
  reason = '',
}: SettlementSpec): Partial<Pick<SettlementRow, 'rejectReason' | 'errorReason'>> {
  const member = settlementStatus.entryOf(status).reason
  return member ? { [member]: reason } : {}
}

function buildLine(
  spec: SettlementSpec,
  tolerance: Tolerance | null,
  line: LineSpec,
  id: string,
  seq: number,
): Omit<SettlementLine, 'outOfTolerance'> {
  const isConcrete = spec.type === 'CONCRETE'
  const converted = isConcrete ? convertedVolume(line.weighed, line.density ?? null) : null
  const interest = fundInterest({
    basePrice: line.basePrice,
    integratedCost: line.integratedCost,
    fundRate: '6',
    days: line.interestDays ?? '0',
  })
  const subtotal = rebarSubtotal({
    basePrice: line.basePrice,
    integratedCost: line.integratedCost,
    fundInterest: interest,
  })
  const price = line.price === undefined ? (subtotal ?? '0.00') : fixedPrice(sum([line.price, interest]))
  const settled = settleQuantity({
    materialType: spec.type,
    quantity: line.quantity,
    weighedQuantity: line.weighed,
    ticketQuantity: line.quantity,
    convertedQuantity: converted,
    acceptedQuantity: line.accepted ?? line.quantity,
    unit: line.unit,
    basis: spec.basis,
    tolerance,
  })
  const amounts = lineAmounts({ quantity: settled, taxUnitPrice: price, taxRate: line.taxRate })
  const arrived = isConcrete ? converted : line.weighed
  return {
    id,
    seq,
    deliverSn: line.deliverSn ?? '',
    supplyDate: line.supplyDate,
    carNo: line.carNo,
    materialName: line.materialName,
    spec: line.spec,
    unit: line.unit,
    quantity: line.quantity,
    weighedQuantity: line.weighed,
    deviation: deviation(line.quantity, arrived, isConcrete ? 2 : 3),
    deviationRate: deviationRate(line.quantity, arrived, deviationUnit(spec.type)),
    settleQuantity: settled,
    settlePriceTax: price,
    amountTax: amounts?.amountTax ?? '0.00',
    taxRate: line.taxRate,
    amountNoTax: amounts?.amountNoTax ?? '0.00',
    taxAmount: amounts?.taxAmount ?? '0.00',
    isFreight: line.isFreight ?? false,
    remark: '',
    ...byName(settledNamesOf(spec.type), (name) => line[name] ?? ''),
    ...(spec.type === 'REBAR'
      ? {
          grade: line.grade ?? '',
          basePrice: line.basePrice ?? null,
          integratedCost: line.integratedCost ?? null,
          fundInterest: interest,
          subtotal,
        }
      : {}),
    ...(isConcrete
      ? {
          strengthGrade: line.grade ?? '',
          ticketQuantity: line.quantity,
          convertedQuantity: converted,
          smallerQuantity: settled,
        }
      : {}),
  }
}
