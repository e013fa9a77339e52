import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { LoggedValue } from '#shared/record/LoggedValue'
import textStyles from '#shared/ui/text.module.css'

import type { LineChange } from './model'
import styles from './RecordLogSection.module.css'

type Props = { changes: readonly LineChange[]; fields: Fields }

/** More changes than this are folded: a large edit changes hundreds. */
const FEW = 5

/** What an event changed in the lines of the record: which line, which term, old → new. */
export function LineChanges({ changes, fields }: Props) {
  const { t } = useTranslation()
  if (changes.length === 0) return null
  return (
    <details open={changes.length <= FEW}>
      <summary>{t('材料改动 {{count}} 处', { count: changes.length })}</summary>
      <ul className={styles.changes}>
        {changes.map(({ seq, name, field, from, to }) => (
          <li key={`${seq} ${name} ${field} ${from}`}>
            <span className={textStyles.secondary}>
              {t('第 {{row}} 行', { row: seq })} {name} {field && t(fields[field]?.label ?? field)}：
            </span>
            {field === '' ? (
              `${t(to === '' ? '删除行' : '新增行')} ${from || to}`
            ) : (
              <>
                <LoggedValue field={fields[field]} value={from} /> → <LoggedValue field={fields[field]} value={to} />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
