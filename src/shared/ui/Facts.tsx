import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { FieldValue } from '#shared/fields/FieldValue'
import styles from './Facts.module.css'

type Props<Row> = {
  fields: Fields
  record: Row
  /** Fields in order. A name with a render says something special; `wide` takes a whole row. */
  names: readonly ((keyof Row & string) | { field: string; render: ReactNode; isWide?: boolean })[]
}

/** The fields of a record as words and values, four in a row at 1440 px. */
export function Facts<Row extends object>({ fields, record, names }: Props<Row>) {
  const { t } = useTranslation()
  return (
    <dl className={styles.facts}>
      {names.map((item) => {
        const name = typeof item === 'string' ? item : item.field
        const field = fields[name]
        if (!field) throw new Error(`no field named ${name}`)
        return (
          <div key={name} className={typeof item !== 'string' && item.isWide ? styles.wide : undefined}>
            <dt>{t(field.label)}</dt>
            <dd>{typeof item === 'string' ? <FieldValue field={field} value={record[item]} /> : item.render}</dd>
          </div>
        )
      })}
    </dl>
  )
}
