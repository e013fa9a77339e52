import { decimal, formatMoney, formatQuantity } from '../../domain/money'
import { wireText } from '../../domain/wire'
import type { PrintColumn } from '../../shared/print/columns'
import type { Paper } from '../../shared/print/papers'
import type { MaterialType } from '../contract/model'
import type { DeliverItem } from './model'

/** The columns of a printed note. Prices and amounts come and go together. */
export function noteColumns(materialType: MaterialType, showPrice: boolean, paper: Paper): PrintColumn<DeliverItem>[] {
  const isConcrete = materialType === 'CONCRETE'
  const isWide = paper.width > 210
  const grade = isConcrete ? '强度等级' : '牌号/等级'
  const special: PrintColumn<DeliverItem>[] = isConcrete
    ? [{ field: 'pouringPart', label: '浇筑部位', width: isWide ? 30 : 26, text: (item) => wireText(item.pouringPart) }]
    : [{ field: 'heatNo', label: '炉批号', width: isWide ? 28 : 24, text: (item) => wireText(item.heatNo) }]
  const prices: PrintColumn<DeliverItem>[] = showPrice
    ? [
        {
          field: 'taxUnitPrice',
          label: '含税单价',
          width: 17,
          align: 'right',
          text: (item) => money(item.taxUnitPrice),
        },
        { field: 'amountTax', label: '含税金额', width: 21, align: 'right', text: (item) => money(item.amountTax) },
      ]
    : []
  return [
    { field: 'seq', label: '序号', width: 9, align: 'center', text: (_item, index) => String(index + 1) },
    { field: 'materialName', label: '材料名称', width: 30, grow: true, text: (item) => wireText(item.materialName) },
    { field: 'spec', label: '规格型号', width: 28, grow: true, text: (item) => wireText(item.spec) },
    {
      field: 'grade',
      label: grade,
      width: 19,
      align: 'center',
      text: (item) => wireText(item.strengthGrade) || wireText(item.grade),
    },
    { field: 'unit', label: '单位', width: 9, align: 'center', text: (item) => wireText(item.unit) },
    { field: 'quantity', label: '送货数量', width: 19, align: 'right', text: (item) => quantity(item.quantity) },
    {
      field: 'pieces',
      label: '件数',
      width: 10,
      align: 'right',
      text: (item) => decimal(item.pieces)?.toFixed(0) ?? '',
    },
    {
      field: 'acceptedQuantity',
      label: '实收数量',
      width: 19,
      align: 'right',
      text: (item) => quantity(item.acceptedQuantity),
    },
    ...prices,
    ...special,
    { field: 'remark', label: '备注', width: isWide ? 20 : 14, text: (item) => wireText(item.remark) },
  ]
}

/** Blank where there is none: the storekeeper writes it by hand. */
function quantity(value: DeliverItem['quantity']): string {
  return decimal(value) === null ? '' : formatQuantity(value)
}

function money(value: DeliverItem['taxUnitPrice']): string {
  return decimal(value) === null ? '' : formatMoney(value)
}
