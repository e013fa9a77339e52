import { labelOf, type Option } from '#domain/dict'
import { type Field, isQuantities } from '#domain/field'
import { decimal, formatMoney, formatPercent, formatPrice, formatQuantity } from '#domain/money'
import { formatPlate } from '#domain/plate'
import { statusOf } from '#domain/status'
import { NOTHING, wireText } from '#domain/wire'
import { serverText } from '#shared/serverText'
import { quantitiesLine } from './quantityLine'

type Words = { options?: Option[]; t?: (text: string) => string }

/** A field's value as plain text, for print, export and titles. A missing value is —. */
export function fieldText(field: Field, value: unknown, { options = [], t = (text) => text }: Words = {}): string {
  switch (field.kind) {
    case 'money':
      return formatMoney(decimal(value))
    case 'price':
      return formatPrice(decimal(value))
    case 'quantity':
      if (isQuantities(field, value)) return quantitiesLine(value, (unit) => unit && t(labelOf(options, unit)))
      return formatQuantity(typeof value === 'string' ? value : decimal(value))
    case 'percent':
      return formatPercent(decimal(value))
    case 'integer':
      return decimal(value)?.toFixed(0) ?? NOTHING
    case 'status':
      return t(statusOf(field.table ?? {}, value).label) || NOTHING
    case 'dict':
      return t(labelOf(options, value)) || NOTHING
    case 'bool':
      return [true, 1, '1', 'true'].includes(value as never) ? t('是') : t('否')
    case 'date':
    case 'time':
      // To the minute: seconds matter in logs only, which show their times as they are.
      return wireText(value).slice(0, field.kind === 'date' ? 10 : 16) || NOTHING
    case 'plate':
      return formatPlate(value) || NOTHING
    default:
      return (field.isPhrase ? serverText(wireText(value)) : wireText(value)) || NOTHING
  }
}
