import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acts } from '#shared/act/act'
import { useActs } from '#shared/act/useActs'
import { canGo, goTo, type ScreenLink } from '#shared/navigation'
import type { RowAction } from './RowActions'

/** The actions of a row: 查看 if it has a record, then its own; undefined when there are none. */
export function useRowActions<Row>(
  acts: Acts<Row> | undefined,
  open: ((row: Row) => ScreenLink) | undefined,
): ((row: Row) => RowAction[]) | undefined {
  const { t } = useTranslation()
  const actsOf = useActs(acts)
  return useMemo(() => {
    if (!acts && !open) return undefined
    return (row) => {
      const target = open?.(row)
      const isReached = target !== undefined && canGo(target.name)
      const view = isReached ? [{ key: 'view', label: t('查看'), run: () => goTo(target) }] : []
      return [...view, ...actsOf(row).map(({ short, ...act }) => ({ ...act, label: short }))]
    }
  }, [acts, open, actsOf, t])
}
