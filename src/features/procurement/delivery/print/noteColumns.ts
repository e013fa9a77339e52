import { type DecimalInput, decimal, formatMoney, formatPrice, formatQuantity } from '#domain/money'
import { acceptedAmount, type DeliveryNoteItem } from '#features/procurement/delivery/model'
import { lineFieldOf, printedNamesOf } from '#features/procurement/delivery/model/lineTable'
import type { MaterialType } from '#features/procurement/material/model'
import type { UnitName } from '#shared/fields/useDict'
import type { PrintColumn } from '#shared/print/columns'
import type { PaperSize } from '#shared/print/paperSizes'

/**
 * The columns of a printed note. Prices and amounts are shown or hidden together; once the site has accepted the note,
 * the amounts are those of the accepted quantities beside them.
 */
export function noteColumns(
  materialType: MaterialType,
  { showPrice, isAccepted, unitName }: { showPrice: boolean; isAccepted: boolean; unitName: UnitName },
  paper: PaperSize,
): PrintColumn<DeliveryNoteItem>[] {
  const isConcrete = materialType === 'CONCRETE'
  const [wide, narrow] = [0, 1] as const
  const at = paper.width > 210 ? wide : narrow
  const width = (name: keyof typeof WIDTHS) => WIDTHS[name][at]
  const texts = printedNamesOf(materialType).map((name): PrintColumn<DeliveryNoteItem> => {
    const { field, print } = lineFieldOf(name)
    return {
      field: name,
      label: field.label,
      width: print?.widths[at] ?? 0,
      grow: print?.grow,
      text: (item) => item[name],
    }
  })
  const prices: PrintColumn<DeliveryNoteItem>[] = [
    {
      field: 'taxUnitPrice',
      label: '含税单价',
      width: width('price'),
      align: 'right',
      text: (item) => (decimal(item.taxUnitPrice) === null ? '' : formatPrice(item.taxUnitPrice)),
    },
    {
      field: 'amountTax',
      label: isAccepted ? '实收金额' : '含税金额',
      width: width('amount'),
      align: 'right',
      text: (item) => money(isAccepted ? acceptedAmount(item) : item.amountTax),
    },
  ]
  return [
    { field: 'seq', label: '序号', width: width('seq'), align: 'center', text: (_item, index) => String(index + 1) },
    {
      field: 'materialName',
      label: '材料名称',
      width: width('name'),
      grow: true,
      text: (item) => item.materialName,
    },
    { field: 'spec', label: '规格型号', width: width('spec'), grow: true, text: (item) => item.spec },
    {
      field: 'grade',
      label: isConcrete ? '强度等级' : '牌号/等级',
      width: width('grade'),
      align: 'center',
      text: (item) => item.strengthGrade || item.grade,
    },
    { field: 'unit', label: '单位', width: width('unit'), align: 'center', text: (item) => unitName(item.unit) },
    {
      field: 'quantity',
      label: '送货数量',
      width: width('quantity'),
      grow: true,
      align: 'right',
      text: (item) => quantity(item.quantity),
    },
    {
      field: 'pieces',
      label: '件数',
      width: width('pieces'),
      align: 'right',
      text: (item) => decimal(item.pieces)?.toFixed(0) ?? '',
    },
    {
      field: 'acceptedQuantity',
      label: '实收数量',
      width: width('quantity'),
      grow: true,
      align: 'right',
      text: (item) => quantity(item.acceptedQuantity),
    },
    ...(showPrice ? prices : []),
    ...texts,
  ]
}

/**
 * Widths in mm on 241 mm paper and on A4: figures never wrap, names may take a second line. Spare width goes to names,
 * to quantities (their totals are longer, and one is written by hand) and to heat numbers. The texts of a line have
 * theirs in `lineTable`.
 */
const WIDTHS = {
  seq: [9, 8.5],
  name: [30, 19],
  spec: [28, 21],
  grade: [19, 20],
  unit: [9, 8.5],
  quantity: [19, 16.5],
  pieces: [10, 8.5],
  price: [17, 17],
  amount: [22, 22],
} as const satisfies Record<string, readonly [wide: number, narrow: number]>

/** Blank when missing: the storekeeper writes it by hand. */
function quantity(value: DeliveryNoteItem['quantity']): string {
  return decimal(value) === null ? '' : formatQuantity(value)
}

function money(value: DecimalInput): string {
  return decimal(value) === null ? '' : formatMoney(value)
}
