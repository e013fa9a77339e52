import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { translateMessage } from '#domain/text'
import { useInform } from '#shared/dialog/useInform'
import { goTo, toSearch } from '#shared/navigation'
import { type Action, type Actions, isGranted, labelOf } from './action'
import { useStartAction } from './pendingAction'

/** An action on one record as a button: its label and click handler. */
export type ActionButton = {
  key: string
  label: string
  /** The label in a row. */
  short: string
  isDanger: boolean
  isPrimary: boolean
  isDisabled: boolean
  /** The action is running. */
  isBusy: boolean
  icon?: React.ReactNode
  run: () => void
}

/** Returns the actions that the status of a record and the permissions of the account allow, in order. */
export function useActions<Row>(actions: Actions<Row> | undefined): (row: Row) => ActionButton[] {
  const { t } = useTranslation()
  const start = useStartAction()
  const client = useQueryClient()
  const inform = useInform()
  const navigate = useNavigate()
  const { search } = useLocation()
  // A mutation, so failures use the common error display.
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ task }: { id: string; task: () => Promise<unknown> }) => task(),
  })
  // A second click may arrive before the button renders as loading.
  const underway = useRef(new Set<string>())
  return useMemo((): ((row: Row) => ActionButton[]) => {
    if (!actions) return () => []
    const idOf = (action: Action<Row>, row: Row) => `${action.key} ${actions.idOf(row)}`

    const run = (action: Action<Row>, row: Row) => {
      if (action.mutation) return start({ actions, action, row })
      if (action.open) return navigate({ search: `?${merged(search, toSearch(action.open(row)))}` })
      if (action.go) return goTo(action.go(row))
      const id = idOf(action, row)
      if (underway.current.has(id)) return
      underway.current.add(id)
      const task = async () => action.run?.(row, { client, inform })
      mutate({ id, task: () => task().finally(() => underway.current.delete(id)) })
    }

    return (row) =>
      actions.all
        .filter((action) => (action.isAllowed?.(row) ?? true) && isGranted(actions, action, row))
        .map((action) => ({
          key: action.key,
          label: translateMessage(t, labelOf(action, row)),
          short: action.short ? t(action.short) : translateMessage(t, labelOf(action, row)),
          isDanger: action.isDanger ?? false,
          isPrimary: typeof action.isPrimary === 'function' ? action.isPrimary(row) : (action.isPrimary ?? false),
          isDisabled: action.isDisabled?.(row) ?? false,
          isBusy: isPending && variables.id === idOf(action, row),
          icon: action.icon,
          run: () => run(action, row),
        }))
  }, [actions, t, start, client, inform, navigate, search, mutate, isPending, variables])
}

/** The tab's query with some keys changed. */
function merged(search: string, change: string): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(change)) params.set(name, value)
  return params.toString()
}
