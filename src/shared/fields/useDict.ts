import { queryOptions, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { labelOf, type Option, toOptions } from '#domain/dict'
import { listOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { dictEndpoints } from './endpoints'

const NONE: Option[] = []

/** A flat list or a tree of entries; `toOptions` detects which. */
const readDict = operation(dictEndpoints.byCode, listOf(v.record(v.string(), v.unknown())))

/** A dictionary's options, fetched once per session; empty while loading or after an error. */
export function useDict(code: string): Option[] {
  return useDictQuery(code).data ?? NONE
}

/** The options of several dictionaries, by code; empty while loading or after an error. `codes` must not change. */
export function useDicts(codes: readonly string[]): Record<string, Option[]> {
  const combine = useCallback(
    (results: UseQueryResult<Option[]>[]) =>
      Object.fromEntries(codes.map((code, at) => [code, results[at]?.data ?? NONE])),
    [codes],
  )
  return useQueries({ queries: codes.map(dictQuery), combine })
}

/** The options of a dictionary; `retry` is set when it failed to load. */
export type DictState = { options: Option[]; retry?: () => void }

/** Like `useDict`, with a retry. */
export function useDictState(code: string): DictState {
  const { data, isError, refetch } = useDictQuery(code)
  return { options: data ?? NONE, retry: isError ? () => void refetch() : undefined }
}

/**
 * The label of a dictionary key: empty while the dictionary loads, so that no raw key flashes; after an error the raw
 * key with a retry, and without the retry while it runs.
 */
export function useDictWord(code: string, value: unknown): { word: string; retry?: () => void } {
  const { data, isLoading, isError, failureCount, refetch } = useDictQuery(code)
  if (isLoading && failureCount === 0) return { word: '' }
  return { word: labelOf(data ?? NONE, value), retry: isError ? () => void refetch() : undefined }
}

/** Returns the dictionary's name of a unit: 吨 for t, in English t. A unit missing in the dictionary is unchanged. */
export function useUnitWord(): (unit: string) => string {
  const { t } = useTranslation()
  const units = useDict('measure_unit')
  return useCallback((unit) => (unit === '' ? '' : t(labelOf(units, unit))), [units, t])
}

/**
 * Returns the dictionary's Chinese name of a unit, for documents and workbooks, which are in Chinese in every interface
 * language: the word of the screen. Null while the dictionary loads; after an error units are as spelled.
 */
export function useUnitName(): UnitName | null {
  const { data = NONE, isLoading, failureCount } = useDictQuery('measure_unit')
  const isAwaited = isLoading && failureCount === 0
  return useMemo(() => (isAwaited ? null : (unit) => (unit === '' ? '' : labelOf(data, unit))), [isAwaited, data])
}

/** The name of a unit by its code. */
export type UnitName = (unit: string) => string

/**
 * The query of a dictionary, also for use outside components. Its error is not shown as a notification; the caller
 * shows it.
 */
export function dictQuery(code: string) {
  return queryOptions({
    queryKey: ['dict', 'listByCode', code],
    queryFn: async ({ signal }) => toOptions(await readDict({ code }, { signal }), code),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  })
}

function useDictQuery(code: string) {
  return useQuery({ ...dictQuery(code), enabled: code !== '' })
}
