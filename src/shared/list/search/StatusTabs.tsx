import { useQueries } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field, Fields } from '#domain/field'
import type { Page } from '#domain/page'
import { toQuery } from '#shared/list/toQuery'
import type { ListQuery, ListState } from '#shared/listState'
import type { ResourceQuery } from '#shared/resource'
import styles from './StatusTabs.module.css'

/** Counts of a list's statuses by code, '' for all of them. */
export type StatusCounts = ResourceQuery<ListQuery, Readonly<Record<string, number | null>>>

type Props<P extends Page<unknown>> = {
  /** The filter the tabs set; a status field. */
  name: string
  fields: Fields
  state: ListState
  /** The list's own query: each count is the total it returns. */
  query: ResourceQuery<ListQuery, P>
  /** A query that counts all statuses under the other criteria, instead of one query per status. */
  counts?: StatusCounts
  /** When the rows were loaded, 0 before. Counts load after the rows, so that they do not delay what is on screen. */
  readAt: number
  onChoose: (status: string) => void
}

/** The statuses as tabs, each with its count under the other criteria. */
export function StatusTabs<P extends Page<unknown>>({
  name,
  fields,
  state,
  query,
  counts: whole,
  readAt,
  onChoose,
}: Props<P>) {
  const { t } = useTranslation()
  // Radios of one name exclude each other, even those of a hidden list.
  const group = useId()
  const field = fields[name]
  const codes = ['', ...statusCodes(field)]
  const chosen = state.criteria[name] ?? ''
  const counts = useQueries({
    queries: codes.map((code) => {
      if (whole) return { ...countOf(whole, code, state, name, fields), meta: { silent: true }, enabled: readAt > 0 }
      const criteria = { ...state.criteria, [name]: code }
      const arg = toQuery({ ...state, criteria, current: 1, size: 1, sort: '', order: '' }, fields)
      if (code === '') delete arg[name]
      return { ...query(arg), meta: { silent: true }, enabled: readAt > 0 }
    }),
    combine: (results) =>
      results.map(({ data, isError, refetch }) => ({ total: data?.total, retry: isError ? refetch : undefined })),
  })
  const failed = useRef(counts)
  useEffect(() => {
    failed.current = counts
  })
  // Retry failed counts whenever the rows are refetched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the reading is the trigger
  useEffect(() => {
    for (const { retry } of failed.current) void retry?.()
  }, [readAt])
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={t(field?.label ?? '')}>
      {codes.map((code, index) => (
        <label key={code || 'all'} className={code === chosen ? `${styles.tab} ${styles.chosen}` : styles.tab}>
          <input type="radio" name={group} checked={code === chosen} onChange={() => onChoose(code)} />
          {code === '' ? t('全部') : t(field?.table?.[code]?.label ?? code)}
          <span className={styles.count}>{counts[index]?.total ?? ' '}</span>
        </label>
      ))}
    </div>
  )
}

/** The count of one status, selected from the shared query for all statuses. */
function countOf(whole: StatusCounts, code: string, state: ListState, name: string, fields: Fields) {
  const { [name]: _, ...criteria } = state.criteria
  const {
    current: _current,
    size: _size,
    pageNumber: _number,
    pageSize: _pageSize,
    ...arg
  } = toQuery({ ...state, criteria, sort: '', order: '' }, fields)
  const select = (counts: Readonly<Record<string, number | null>>) => ({ total: counts[code] ?? undefined })
  return { ...whole(arg), select }
}

function statusCodes(field: Field | undefined): readonly string[] {
  return field?.order ?? Object.keys(field?.table ?? {})
}
