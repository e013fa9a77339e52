import { chineseAmount } from '#domain/chineseAmount'
import { labelOf, toOptions } from '#domain/dict'
import {
  decimal,
  formatPercent,
  priceScale,
  quantitiesText,
  scaleOf,
  type UnitQuantity,
  weighedUnit,
} from '#domain/money'
import { formatPlate } from '#domain/plate'
import { differsFromParts } from '#domain/weighing/settle'
import {
  lineTable,
  type SettledName,
  settledFields,
  settledNames,
} from '#features/procurement/delivery/model/lineTable'
import {
  type SettlementLine,
  settlementTotals,
  settlementTypeOf,
  standingTotals,
} from '#features/procurement/settlement/model'
import { settlementColumns } from '#features/procurement/settlement/model/columns'
import { byName } from '#features/procurement/transport/model/transport'
import { flatDict } from '#mocks/common/dictionary/rules'
import type { ExcelCell, ExcelTable } from '#mocks/kernel/server/xlsx'
import type { SettlementRow } from './rows'

/** The columns of a settlement, and what each line of a workbook names beside them. */
type Column = ReturnType<typeof settlementColumns>[number] | 'contractCode' | 'projectName'
/** A line with what it is named by. */
type Line = SettlementLine & Pick<SettlementRow, 'contractCode' | 'projectName'>
type Kind = 'text' | 'unit' | 'day' | 'plate' | 'dict' | 'count' | 'quantity' | 'money' | 'price' | 'rate'

/** Column titles as the real server writes them, their kinds, and their widths in characters. */
const COLUMNS: Partial<Record<Column, [title: string, kind: Kind, width: number]>> = {
  seq: ['序号', 'count', 6],
  deliverSn: ['送货单号', 'text', 18],
  supplyDate: ['供货日期', 'day', 12],
  carNo: ['车牌号', 'plate', 12],
  materialName: ['材料名称', 'text', 20],
  grade: ['牌号', 'text', 12],
  strengthGrade: ['强度等级', 'text', 12],
  spec: ['规格', 'text', 20],
  ...byName(settledNames, (name): [string, Kind, number] => {
    const { label, kind } = settledFields[name]
    return [label, kind === 'dict' ? 'dict' : 'text', lineTable[name].settlement.excelWidth]
  }),
  unit: ['单位', 'unit', 6],
  quantity: ['数量', 'quantity', 12],
  weighedQuantity: ['过磅数量', 'quantity', 12],
  deviation: ['偏差', 'quantity', 11],
  smallerQuantity: ['数量(取小值)', 'quantity', 14],
  settleQuantity: ['结算数量', 'quantity', 12],
  basePrice: ['基准价', 'price', 12],
  integratedCost: ['综合费用', 'price', 11],
  fundInterest: ['两方资金贴息', 'price', 14],
  subtotal: ['小计', 'price', 12],
  settlePriceTax: ['结算单价(含税)', 'price', 16],
  amountTax: ['结算金额', 'money', 16],
  taxRate: ['税率', 'rate', 8],
  amountNoTax: ['不含税金额', 'money', 16],
  taxAmount: ['税额', 'money', 14],
  remark: ['备注', 'text', 20],
  contractCode: ['合同编号', 'text', 18],
  projectName: ['项目', 'text', 24],
}

/** Number of columns covered by the label of the rows below the lines. */
const LABEL_SPAN = 3

/**
 * A settlement as an Excel worksheet: lines, totals, a group per tax rate when there are several, and the amount in
 * Chinese capitals.
 */
export function settlementWorkbook(settlement: SettlementRow): ExcelTable {
  const type = settlementTypeOf(settlement)
  const columns: Column[] = [...settlementColumns(type, settlement.lines), 'contractCode', 'projectName']
  const { contractCode, projectName } = settlement
  const totals = standingTotals(settlement, settlementTotals(settlement.lines))
  const foot = (label: string, cells: Partial<Record<Column, string | UnitQuantity[]>>): ExcelCell[] => [
    { value: label, isBold: true, span: LABEL_SPAN },
    ...columns.slice(1).map((column) => bold(totalCell(cells[column], column))),
  ]
  const groups = totals.byRate.length > 1 ? totals.byRate : []
  const { byRate: _, ...sums } = totals
  const capitals: ExcelCell[] = columns.map(() => null)
  capitals[0] = { value: '人民币（大写）', isBold: true, span: LABEL_SPAN }
  capitals[LABEL_SPAN] = {
    value: chineseAmount(totals.amountTax),
    isBold: true,
    span: columns.length - LABEL_SPAN,
  }
  return {
    name: settlement.settlementCode,
    widths: columns.map((column) => COLUMNS[column]?.[2] ?? 12),
    rows: [
      columns.map((column) => ({ value: COLUMNS[column]?.[0] ?? column, isBold: true, align: 'center' })),
      ...settlement.lines.map((line) =>
        columns.map((column) => lineCell({ ...line, contractCode, projectName }, column)),
      ),
      foot('合计', sums),
      ...groups.map(({ taxRate, ...amounts }) => foot(`税率 ${formatPercent(taxRate)}`, amounts)),
      capitals,
    ],
  }
}

function lineCell(line: Line, column: Column): ExcelCell {
  const value = line[column]
  const kind = kindOf(column)
  switch (kind) {
    case 'text':
      return { value: String(value ?? '') }
    case 'day':
      return { value: String(value ?? '').slice(0, 10), align: 'center' }
    case 'plate':
      return { value: formatPlate(value), align: 'center' }
    case 'unit':
      return { value: unitName(String(value ?? '')) }
    case 'dict': {
      const { dictCode = '' } = settledFields[column as SettledName]
      return value ? { value: labelOf(toOptions(flatDict(dictCode)), value), align: 'center' } : null
    }
    default: {
      const cell = figureCell(String(value ?? ''), kind, column === 'weighedQuantity' ? tonnesOf(line) : '')
      const isMarked =
        (column === 'deviation' && line.outOfTolerance) ||
        (column === 'subtotal' && differsFromParts(line.settlePriceTax, line))
      return cell && isMarked ? { ...cell, isRed: true, isBold: true } : cell
    }
  }
}

/** The total of a column: a number with its unit, or the text of several. */
function totalCell(total: string | UnitQuantity[] | undefined, column: Column): ExcelCell {
  if (!Array.isArray(total)) return figureCell(total, kindOf(column))
  const [only, ...others] = total
  if (others.length > 0) return { value: quantitiesText(total, unitName), align: 'right' }
  return figureCell(only?.quantity, kindOf(column), unitName(only?.unit ?? ''))
}

/** The unit that a line was weighed in, where it is not the line's own. */
function tonnesOf({ unit }: SettlementLine): string {
  const weighed = weighedUnit(unit)
  return weighed === unit ? '' : unitName(weighed)
}

function unitName(unit: string): string {
  return labelOf(toOptions(flatDict('measure_unit')), unit)
}

/** A figure of at most 15 digits is a number; a longer one would be rounded and is text. */
function figureCell(text: string | undefined, kind: Kind, unit = ''): ExcelCell {
  const figure = decimal(text)
  if (figure === null || text === undefined) return null
  if (figure.c.length > 15) return { value: figure.toFixed(), align: 'right' }
  if (kind === 'rate') {
    const places = scaleOf(figure)
    return { value: Number(figure.div(100).toFixed()), format: `0${decimals(places)}%`, align: 'center' }
  }
  const value = Number(figure.toFixed())
  if (kind === 'count') return { value, format: '0', align: 'center' }
  const places = kind === 'money' ? 2 : kind === 'price' ? priceScale(text) : scaleOf(text)
  return { value, format: `#,##0${decimals(places)}${unit && `"${unit}"`}` }
}

function decimals(places: number): string {
  return places > 0 ? `.${'0'.repeat(places)}` : ''
}

function bold(cell: ExcelCell): ExcelCell {
  return cell && { ...cell, isBold: true }
}

function kindOf(column: Column): Kind {
  return COLUMNS[column]?.[1] ?? 'text'
}
