import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Actions } from '#shared/action/action'
import type { RowAction } from '#shared/action/RowActions'
import { useActions } from '#shared/action/useActions'
import { canGo, goTo, type ScreenLink } from '#shared/navigation'

/**
 * The actions of a row: 查看 if it has a record that none of its own actions opens, then its own; undefined when there
 * are none.
 */
export function useRowActions<Row>(
  actions: Actions<Row> | undefined,
  open: ((row: Row) => ScreenLink) | undefined,
): ((row: Row) => RowAction[]) | undefined {
  const { t } = useTranslation()
  const actionsOf = useActions(actions)
  return useMemo(() => {
    if (!actions && !open) return undefined
    return (row) => {
      const own = actionsOf(row)
      const target = open?.(row)
      const isReached = target !== undefined && canGo(target.name)
      const isOwn = actions?.all.some(
        ({ key, go }) => go && own.some((action) => action.key === key) && isSame(go(row), target),
      )
      const view = isReached && !isOwn ? [{ key: 'view', label: t('查看'), run: () => goTo(target) }] : []
      return [...view, ...own.map(({ short, ...action }) => ({ ...action, label: short }))]
    }
  }, [actions, open, actionsOf, t])
}

function isSame(one: ScreenLink, other: ScreenLink | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
