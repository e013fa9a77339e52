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

/** The text of a key: '' while its dictionary loads, so no raw key flashes; the raw key after an error. */
export function useDictWord(code: string, value: unknown): string {
  const { data, isLoading } = useDictQuery(code)
  return isLoading ? '' : labelOf(data ?? NONE, value)
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
