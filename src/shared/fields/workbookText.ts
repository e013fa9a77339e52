import { labelOf, type Option } from '#domain/dict'
import { type Field, isQuantities } from '#domain/field'
import { maskPhone } from '#domain/mask'
import { decimal, scaleOf } from '#domain/money'
import { NOTHING, wireText } from '#domain/wire'
import type { WorkbookColumn } from '#shared/excel/writeWorkbook'
import { fieldText } from './fieldText'

/** Screen width, px, that equals one character of a worksheet column. */
const CHARACTER = 7.5

/** The worksheet column of a field: figures are numbers, everything else is text. */
export function workbookColumn(field: Field, t: (text: string) => string): WorkbookColumn {
  const column = { head: t(field.label), width: Math.max(8, Math.ceil(field.width / CHARACTER)) }
  switch (field.kind) {
    case 'money':
    case 'price':
    case 'quantity':
      return { ...column, isNumber: true, format: 'grouped' }
    case 'integer':
      return { ...column, isNumber: true }
    case 'percent':
      return { ...column, isNumber: true, format: 'percent' }
    default:
      return column
  }
}

/**
 * A field's text for a worksheet cell. Figures are plain, with all their decimals, money with at least two; texts,
 * dates and masked numbers are as in lists. A missing value is an empty cell, which formulas can handle; lists show —.
 */
export function workbookText(
  field: Field,
  value: unknown,
  { options = [], t }: { options?: Option[]; t: (text: string) => string },
): string {
  switch (field.kind) {
    case 'money':
    case 'price':
      return decimal(value)?.toFixed(Math.max(2, scaleOf(value))) ?? ''
    case 'quantity':
      // Of several units it is text; of one a number, and the unit stands in a column of its own.
      if (isQuantities(field, value) && value.length > 1) return fieldText(field, value, { options, t })
      if (isQuantities(field, value)) return workbookText({ ...field, dictCode: undefined }, value[0]?.quantity, { t })
      return decimal(value)?.toFixed(scaleOf(value)) ?? ''
    case 'percent':
      return decimal(value)?.toFixed() ?? ''
    case 'phone':
      return maskPhone(value)
    case 'dict':
    case 'status':
      return wireText(value) === '' ? '' : fieldText(field, value, { options, t })
    default: {
      const text = fieldText(field, value, { options, t })
      return text === NOTHING ? '' : text
    }
  }
}

/** The unit of a field's quantity for the column beside it; '' for several units, which stand in the text. */
export function workbookUnit(
  field: Field,
  value: unknown,
  { options = [], t }: { options?: Option[]; t: (text: string) => string },
): string {
  const [only, ...others] = isQuantities(field, value) ? value : []
  return only && others.length === 0 && only.unit !== '' ? t(labelOf(options, only.unit)) : ''
}
