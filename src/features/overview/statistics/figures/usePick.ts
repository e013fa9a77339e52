import { useCallback } from 'react'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import { useSearchParam } from '#shared/useSearchParam'

/** Before the name of a figure of the compared period. */
const PAST = '~'

/** Shows the documents behind a figure, by its parameter and key; those of the compared period for its figures. */
type Pick<Name extends string> = (name: Name, key: string, label?: string, isPast?: boolean) => void

/** The key of the row whose documents of this period are shown, from the address; '' for none. */
export function usePickedKey(): string {
  const [text] = useSearchParam('pick')
  return text.startsWith(PAST) ? '' : decodeURIComponent(text.split(':')[1] ?? '')
}

/**
 * The figure whose documents are shown, from the address: `name:key:label`. A pick shows them; picking it again shows
 * all.
 */
export function usePick<Name extends string>(
  period: PeriodState,
): {
  /** The parameter that narrows the documents, empty without a pick. */
  args: Partial<Record<Name, string>>
  label: string
  /** The period of the documents: the compared one, where one of its figures was picked. */
  time: PeriodState
  pick: Pick<Name>
  clear: () => void
} {
  const [text, write] = useSearchParam('pick')
  const before = text.startsWith(PAST) ? period.before : null
  const [name = '', key = '', ...label] = text.replace(PAST, '').split(':').map(decodeURIComponent)
  const pick: Pick<Name> = useCallback(
    (name, key, label = key, isPast = false) => {
      const next = (isPast ? PAST : '') + [name, key, label].map(encodeURIComponent).join(':')
      write(next === text ? '' : next)
    },
    [text, write],
  )
  const clear = useCallback(() => write(''), [write])
  const args = (name && key ? { [name]: key } : {}) as Partial<Record<Name, string>>
  const words = label.join(':')
  if (!before) return { args, label: words, time: period, pick, clear }
  const time = { ...period, ...before, words: period.comparedWith }
  return { args, label: words.includes(time.words) ? words : `${words} ${time.words}`, time, pick, clear }
}
