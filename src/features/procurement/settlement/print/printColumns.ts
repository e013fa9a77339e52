import { decimal, formatMoney, formatPercent, formatPrice, formatQuantity, weighedText } from '#domain/money'
import { formatPlate } from '#domain/plate'
import { differsFromParts } from '#domain/weighing/settle'
import { wireText } from '#domain/wire'
import { lineFieldOf, lineTable, settledNames } from '#features/procurement/delivery/model/lineTable'
import { settlementLineFields } from '#features/procurement/settlement/fields'
import type { SettlementLine } from '#features/procurement/settlement/model'
import { byName } from '#features/procurement/transport/model/transport'
import type { UnitName } from '#shared/fields/useDict'
import type { PrintColumn } from '#shared/print/columns'

type Name = keyof typeof settlementLineFields & keyof SettlementLine

/** Widths in mm on A4 landscape; figures never wrap. */
const WIDTHS: Record<Name, number> = {
  seq: 5.5,
  deliverSn: 25.5,
  supplyDate: 18,
  carNo: 17.5,
  materialName: 15,
  grade: 15,
  strengthGrade: 13,
  spec: 16,
  ...byName(settledNames, (name) => lineTable[name].settlement.printWidth),
  unit: 6,
  quantity: 15,
  weighedQuantity: 15,
  deviation: 13.5,
  smallerQuantity: 14,
  settleQuantity: 13,
  basePrice: 14.5,
  integratedCost: 11.5,
  fundInterest: 10.5,
  subtotal: 14.5,
  settlePriceTax: 14.5,
  amountTax: 18,
  taxRate: 8,
  amountNoTax: 18,
  taxAmount: 16,
  remark: 10,
}

/** The descriptions among the fields of a note's line. */
const LONG: ReadonlySet<Name> = new Set(settledNames.filter((name) => lineFieldOf(name).isLong))

/** Printed beside a deviation beyond the tolerance, because prints have no colour. */
export const OUT_OF_TOLERANCE_MARK = '▲'

/** Printed beside the sum of a price's parts that is not the price. */
export const PARTS_MARK = '※'

const POURING: Record<string, string> = { PUMP: '泵送', TIP: '自卸', CRANE: '塔吊' }

/** The columns of the printed settlement; labels as on screen, in Chinese. Rebar has no width for remarks. */
export function printColumns(
  names: readonly (keyof SettlementLine)[],
  unitName: UnitName,
): PrintColumn<SettlementLine>[] {
  const isFull = names.includes('basePrice')
  return (names as Name[])
    .filter((name) => !isFull || name !== 'remark')
    .map((name) => {
      const { label, kind } = settlementLineFields[name]
      const isFigure = kind === 'money' || kind === 'price' || kind === 'quantity'
      return {
        field: name,
        label,
        width: WIDTHS[name],
        align: isFigure ? 'right' : name === 'materialName' || name === 'remark' || LONG.has(name) ? 'left' : 'center',
        grow: name === 'remark' || name === 'materialName' || name === 'spec' || LONG.has(name),
        text: (line) => (name === 'unit' ? unitName(line.unit) : textOf(name, line, unitName)),
      }
    })
}

function textOf(name: Name, line: SettlementLine, unitName: UnitName): string {
  const value = line[name]
  switch (settlementLineFields[name].kind) {
    case 'money':
      return decimal(value) === null ? '' : formatMoney(decimal(value))
    case 'price': {
      const mark = name === 'subtotal' && differsFromParts(line.settlePriceTax, line) ? PARTS_MARK : ''
      return decimal(value) === null ? '' : mark + formatPrice(decimal(value))
    }
    case 'quantity':
      if (decimal(value) === null) return ''
      if (name === 'weighedQuantity') return weighedText(line, unitName)
      return `${name === 'deviation' && line.outOfTolerance ? OUT_OF_TOLERANCE_MARK : ''}${formatQuantity(wireText(value))}`
    case 'percent':
      return formatPercent(decimal(value))
    case 'plate':
      return formatPlate(value)
    case 'dict':
      return POURING[wireText(value)] ?? wireText(value)
    case 'date':
      return wireText(value).slice(0, 10)
    case 'integer':
      return String(value ?? '')
    default:
      return wireText(value)
  }
}
