import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { labelOf, type Option, toOptions } from '#domain/dict'
import { listOf, mapped } from '#domain/shape'
import { get } from '#shared/http/request'

const NONE: Option[] = []

/** A flat list or a tree of entries; `toOptions` detects which. */
const optionsOf = (code: string) => mapped(listOf(v.record(v.string(), v.unknown())), (rows) => toOptions(rows, code))

/** A dictionary's options, fetched once per session; empty while loading or after an error. */
export function useDict(code: string): Option[] {
  return useDictQuery(code).data ?? NONE
}

/** The options with what to do when they are missing: `retry` is set once the dictionary failed to load. */
export type DictState = { options: Option[]; retry?: () => void }

/** The same, for a place that can offer a retry. */
export function useDictState(code: string): DictState {
  const { data, isError, refetch } = useDictQuery(code)
  return { options: data ?? NONE, retry: isError ? () => void refetch() : undefined }
}

/**
 * The text of a key: '' while its dictionary loads, so no raw key flashes; the raw key with a retry after an error, and
 * the raw key alone while a failed load is tried again.
 */
export function useDictWord(code: string, value: unknown): { word: string; retry?: () => void } {
  const { data, isLoading, isError, failureCount, refetch } = useDictQuery(code)
  if (isLoading && failureCount === 0) return { word: '' }
  return { word: labelOf(data ?? NONE, value), retry: isError ? () => void refetch() : undefined }
}

/** Names units by the dictionary: 't' is '吨', in English 't' again. A unit that the dictionary lacks stays as it is. */
export function useUnitWord(): (unit: string) => string {
  const { t } = useTranslation()
  const units = useDict('measure_unit')
  return useCallback((unit) => (unit === '' ? '' : t(labelOf(units, unit))), [units, t])
}

/** The query of a dictionary, for use outside components. Only its caller shows an error. */
export function dictQuery(code: string) {
  return queryOptions({
    queryKey: ['dict', 'listByCode', code],
    queryFn: ({ signal }) => get('/api/gd-system/dict/listByCode', optionsOf(code), { code }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  })
}

function useDictQuery(code: string) {
  return useQuery({ ...dictQuery(code), enabled: code !== '' })
}
