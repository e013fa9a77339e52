import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBetween, serverToday } from '#domain/time'
import { useSearchParam } from '#shared/useSearchParam'
import {
  argsOf,
  argsOfDays,
  type Comparison,
  comparedDays,
  comparisonOf,
  type Days,
  DEFAULT_PERIOD,
  daysOf,
  isChosen,
  isKnownToAll,
  isPeriod,
  type PeriodArgs,
  SEARCH_TYPES,
  type SearchType,
} from './model'

/** The period and comparison of a screen, from its address. */
export type PeriodState = {
  /** As in the address. */
  period: string
  comparison: Comparison
  days: Days
  /** The days as said: beside a comparison, a period that goes on ends today. */
  shown: Days
  /** The server's parameters of the period. */
  args: Record<string, string>
  /** The days compared with, and their parameters; null without comparison. */
  before: { days: Days; args: Record<string, string> } | null
  /** In words, for titles of files and prints. */
  words: string
  /** That the days chosen to compare with are more or fewer, in words; '' where they are as many. */
  uneven: string
  /** The days compared with, in words; '' without comparison. */
  comparedWith: string
}

/**
 * Reads the period of a screen from its address, so that a colleague opens the same figures; `initial` without one. A
 * limited screen asks a service that knows recent days and months alone: others would be answered by those of today.
 */
export function usePeriod(initial: SearchType = DEFAULT_PERIOD, isLimited = false): PeriodState {
  const { t } = useTranslation()
  const [asked] = useSearchParam('period')
  const [compared] = useSearchParam('compare')
  const today = serverToday()
  return useMemo(() => {
    const canAsk = (args: PeriodArgs) => !isLimited || isKnownToAll(args)
    const period = isPeriod(asked) && canAsk(argsOf(asked, today)) ? asked : initial
    const days = daysOf(period, today)
    const past = comparedDays(period, comparisonOf(compared), today)
    const before = past && canAsk(argsOfDays(past, today)) ? past : null
    const comparison = before ? comparisonOf(compared) : ''
    const shown = before && days.to > today && days.from <= today ? { ...days, to: today } : days
    const [count, pastCount] = [shown, before ?? shown].map(({ from, to }) => (daysBetween(from, to) ?? 0) + 1)
    const preset = period in SEARCH_TYPES ? `${t(SEARCH_TYPES[period as keyof typeof SEARCH_TYPES])} ` : ''
    return {
      period,
      comparison,
      days,
      args: argsOf(period, today),
      before: before && { days: before, args: argsOfDays(before, today) },
      shown,
      uneven:
        isChosen(comparison) && count !== pastCount
          ? t('（{{count}} 天对 {{past}} 天，增减未按天数折算）', { count, past: pastCount })
          : '',
      comparedWith: before ? wordsOf(before) : '',
      words: `${preset}${wordsOf(days)}`,
    }
  }, [asked, compared, initial, isLimited, today, t])
}

/** 'from ~ to', or one day. */
export function wordsOf({ from, to }: Days): string {
  return from === to ? from : `${from} ~ ${to}`
}
