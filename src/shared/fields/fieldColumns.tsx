import type { TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { alignmentOf, type Field } from '#domain/field'
import { FieldValue } from './FieldValue'

/**
 * antd columns of a table inside a record, from the field dictionary. `render` overrides a cell; undefined falls back
 * to the field.
 */
export function fieldColumns<Row extends object, Name extends keyof Row & string>(
  fields: Readonly<Record<Name, Field>>,
  names: readonly Name[],
  t: (text: string) => string,
  render?: (name: Name, row: Row) => ReactNode,
): (TableColumnType<Row> & { width: number })[] {
  return names.map((name) => {
    const field = fields[name]
    return {
      key: name,
      title: t(field.label),
      width: field.width,
      align: alignmentOf(field.kind),
      render: (_value, row) => render?.(name, row) ?? <FieldValue field={field} value={row[name]} />,
    }
  })
}
