import { priceScale, quantityScale } from '#domain/money'
import type { LineRow } from '#features/procurement/contract/form/contractForm'
import { shownColumns } from '#features/procurement/contract/form/serverColumns'
import type { MaterialField } from '#features/procurement/material/model'
import { otherHeads } from '#features/procurement/material/model/workbook'
import type { GridColumn } from '#shared/grid/gridTypes'

/** The number is the grid's own; delivered quantities are not editable. */
const NOT_EDITED = new Set(['seq', 'deliveredQuantity', 'remainQuantity'])

/** The options of a dictionary, by its code. */
type Options = (dictCode: string) => { value: string; label: string }[]

/** The grid's columns from the server's description for the contract's material type. */
export function lineColumns(fields: readonly MaterialField[], optionsOf: Options): GridColumn<LineRow>[] {
  const edited = shownColumns(fields).filter(({ field }) => !NOT_EDITED.has(field))
  const columns = edited.map((field) => columnOf(field, optionsOf))
  // The columns up to the name are pinned. Their order is the template's, so that a block of it can be pasted.
  const name = columns.findIndex(({ field }) => field === 'materialName')
  return columns.map((column, index) => ({ ...column, pinned: index <= name }))
}

function columnOf(field: MaterialField, optionsOf: Options): GridColumn<LineRow> {
  const { field: name, label, type, dictCode, precision, required, maxLength } = field
  const base = {
    field: name as keyof LineRow & string,
    label,
    width: Math.max(field.width ?? 0, 60),
    required: required && field.editable,
    ...otherHeads(name),
  }
  if (!field.editable) return { ...base, kind: 'readonly', align: type === 'number' ? 'right' : 'left' }
  if (type === 'select' && dictCode) return { ...base, kind: 'select', options: optionsOf(dictCode) }
  if (type === 'date') return { ...base, kind: 'date' }
  if (name === 'quantity') return { ...base, kind: 'quantity', scale: (row) => quantityScale(row.unit) }
  if (type === 'number') return { ...base, kind: 'money', scale: scaleIn(name, precision ?? 2) }
  return { ...base, kind: name === 'materialCode' ? 'code' : 'text', maxLength: maxLength ?? undefined }
}

/** A price keeps its own decimals as far as the column allows. */
function scaleIn(name: string, most: number): GridColumn<LineRow>['scale'] {
  return (row) => Math.min(most, priceScale(Reflect.get(row, name)))
}
