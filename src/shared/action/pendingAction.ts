import { createContext, useContext } from 'react'
import type { Action, Actions } from './action'

/** An action that was started on one record and is waiting for confirmation or its response. */
export type Pending<Row> = { actions: Actions<Row>; action: Action<Row>; row: Row; onDone?: () => void }

/** Starts an action. */
export type StartAction = <Row>(pending: Pending<Row>) => void

/** Provides `StartAction` to the buttons of a page. */
export const ActionContext = createContext<StartAction | null>(null)

/** Returns the function that starts an action; its dialog belongs to the page. */
export function useStartAction(): StartAction {
  const start = useContext(ActionContext)
  if (!start) throw new Error('useStartAction needs a page inside a tab')
  return start
}
