import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field, Fields } from '#domain/field'
import { NOTHING } from '#domain/wire'
import { FieldValue } from '#shared/fields/FieldValue'
import styles from './DescriptionList.module.css'

/** A fact: a field name, optionally with a custom render. `isWide` spans the row. */
type Fact<F, Row> =
  | (keyof F & keyof Row & string)
  | { field: keyof F & keyof Row & string; isWide?: boolean }
  | { field: keyof F & string; render: ReactNode; isWide?: boolean }

type Props<F, Row> = { fields: F; record: Row; names: readonly Fact<F, Row>[] }

/** The fields of a record as labels and values, four per row at 1440 px. Empty values show as —. */
export function DescriptionList<F extends Fields, Row extends object>({ fields, record, names }: Props<F, Row>) {
  const { t } = useTranslation()
  return (
    <dl className={styles.facts}>
      {names.map((item) => {
        const fact = typeof item === 'string' ? { field: item } : item
        const field: Field | undefined = fields[fact.field]
        if (!field) throw new Error(`no field named ${fact.field}`)
        return (
          <div key={fact.field} className={'isWide' in fact && fact.isWide ? styles.wide : undefined}>
            <dt>{t(field.label)}</dt>
            <dd>
              {'render' in fact ? (
                shown(fact.render)
              ) : (
                <FieldValue field={field} value={Reflect.get(record, fact.field)} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function shown(content: ReactNode): ReactNode {
  const isNone = content === null || content === undefined || content === false || content === ''
  return isNone ? NOTHING : content
}
