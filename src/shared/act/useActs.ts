import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { say } from '#domain/text'
import { goTo, toSearch } from '#shared/navigation'
import { type Act, type Acts, isGranted, labelOf } from './act'
import { useStartAct } from './pendingAct'
import { useInform } from './useInform'

/** An action on one record as a button: its label and click handler. */
export type ActButton = {
  key: string
  label: string
  /** The label in a row. */
  short: string
  isDanger: boolean
  isPrimary: boolean
  isOff: boolean
  /** The action is running. */
  isBusy: boolean
  icon?: React.ReactNode
  run: () => void
}

/** Returns the actions that the status of a record and the permissions of the account allow, in order. */
export function useActs<Row>(acts: Acts<Row> | undefined): (row: Row) => ActButton[] {
  const { t } = useTranslation()
  const start = useStartAct()
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
  return useMemo((): ((row: Row) => ActButton[]) => {
    if (!acts) return () => []
    const idOf = (act: Act<Row>, row: Row) => `${act.key} ${acts.idOf(row)}`

    const run = (act: Act<Row>, row: Row) => {
      if (act.call) return start({ acts, act, row })
      if (act.stay) return navigate({ search: `?${merged(search, toSearch(act.stay(row)))}` })
      if (act.go) return goTo(act.go(row))
      const id = idOf(act, row)
      if (underway.current.has(id)) return
      underway.current.add(id)
      const task = async () => act.run?.(row, { client, inform })
      mutate({ id, task: () => task().finally(() => underway.current.delete(id)) })
    }

    return (row) =>
      acts.all
        .filter((act) => (act.isAllowed?.(row) ?? true) && isGranted(acts, act, row))
        .map((act) => ({
          key: act.key,
          label: say(t, labelOf(act, row)),
          short: act.short ? t(act.short) : say(t, labelOf(act, row)),
          isDanger: act.isDanger ?? false,
          isPrimary: typeof act.isPrimary === 'function' ? act.isPrimary(row) : (act.isPrimary ?? false),
          isOff: act.isOff?.(row) ?? false,
          isBusy: isPending && variables.id === idOf(act, row),
          icon: act.icon,
          run: () => run(act, row),
        }))
  }, [acts, t, start, client, inform, navigate, search, mutate, isPending, variables])
}

/** The tab's query with some keys changed. */
function merged(search: string, change: string): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(change)) params.set(name, value)
  return params.toString()
}
