import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field, Fields } from '#domain/field'
import type { Page } from '#domain/page'
import type { Reads } from '#shared/resource'
import { type ListQuery, type ListState, toQuery } from './listState'
import styles from './StatusTabs.module.css'

type Props<P extends Page<unknown>> = {
  /** The filter the tabs set; a status field. */
  name: string
  fields: Fields
  state: ListState
  /** The list's own call: each count is the total it returns. */
  query: Reads<ListQuery, P>
  /** Counts come after the rows: what is on screen first does not wait for them. */
  isCounting: boolean
  onChoose: (status: string) => void
}

/** The statuses as tabs, each with its count under the other criteria. */
export function StatusTabs<P extends Page<unknown>>({ name, fields, state, query, isCounting, onChoose }: Props<P>) {
  const { t } = useTranslation()
  // Radios of one name exclude each other, even those of a hidden list.
  const group = useId()
  const field = fields[name]
  const codes = ['', ...statusCodes(field)]
  const chosen = state.criteria[name] ?? ''
  const counts = useQueries({
    queries: codes.map((code) => {
      const criteria = { ...state.criteria, [name]: code }
      const arg = toQuery({ ...state, criteria, current: 1, size: 1, sort: '', order: '' }, fields)
      if (code === '') delete arg[name]
      return { ...query(arg), meta: { silent: true }, enabled: isCounting }
    }),
    combine: (results) => results.map((result) => result.data?.total),
  })
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={t(field?.label ?? '')}>
      {codes.map((code, index) => (
        <label key={code || 'all'} className={code === chosen ? `${styles.tab} ${styles.chosen}` : styles.tab}>
          <input type="radio" name={group} checked={code === chosen} onChange={() => onChoose(code)} />
          {code === '' ? t('全部') : t(field?.table?.[code]?.label ?? code)}
          <span className={styles.count}>{counts[index] ?? ' '}</span>
        </label>
      ))}
    </div>
  )
}

function statusCodes(field: Field | undefined): readonly string[] {
  return field?.order ?? Object.keys(field?.table ?? {})
}
