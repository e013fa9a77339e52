import { decimal } from '#domain/money'
import { hasPriceParts } from '#domain/weighing/settle'
import { settledNamesOf } from '#features/procurement/delivery/model/lineTable'
import type { SettlementLine, SettlementType } from '#features/procurement/settlement/model'

type Column = keyof SettlementLine

const HEAD: Column[] = ['seq', 'deliverSn', 'supplyDate', 'carNo', 'materialName']
const PARTS: Column[] = ['basePrice', 'integratedCost', 'fundInterest', 'subtotal']
const AMOUNTS: Column[] = ['settlePriceTax', 'amountTax', 'taxRate', 'amountNoTax', 'taxAmount', 'remark']

/**
 * Whether a line is paid for another quantity than the one that its settlement shows for it: what it weighed, else what
 * was sent.
 */
function isPaidOtherwise({ settleQuantity, weighedQuantity, quantity }: SettlementLine): boolean {
  const [paid, shown] = [decimal(settleQuantity), decimal(weighedQuantity) ?? decimal(quantity)]
  return paid !== null && shown !== null && !paid.eq(shown)
}

/**
 * The columns of a settlement in order, by its layout: each line names its delivery note; those of weighing and price
 * parts only where a line has any, and the settled quantity where the amount does not follow from the others.
 */
export function settlementColumns(type: SettlementType, lines: readonly SettlementLine[]): Column[] {
  const settled: Column[] = lines.some(isPaidOtherwise) ? ['settleQuantity'] : []
  if (type === 'REBAR') {
    const parts = lines.some(hasPriceParts) ? PARTS : []
    return [
      ...HEAD,
      'grade',
      'spec',
      ...settledNamesOf(type),
      'unit',
      'quantity',
      'weighedQuantity',
      'deviation',
      ...settled,
      ...parts,
      ...AMOUNTS,
    ]
  }
  if (type === 'CONCRETE') {
    const quantities: Column[] = ['unit', 'quantity', 'weighedQuantity', 'deviation']
    return [...HEAD, 'strengthGrade', 'spec', ...settledNamesOf(type), ...quantities, 'smallerQuantity', ...AMOUNTS]
  }
  const isWeighed = lines.some((line) => decimal(line.weighedQuantity) !== null)
  const weights: Column[] = isWeighed ? ['weighedQuantity', 'deviation'] : []
  return [...HEAD, 'spec', ...settledNamesOf(type), 'unit', 'quantity', ...weights, ...settled, ...AMOUNTS]
}
