import { createContext, useContext } from 'react'
import type { Act, Acts } from './act'

/** An action that was started on one record and is waiting for confirmation or its response. */
export type Pending<Row> = { acts: Acts<Row>; act: Act<Row>; row: Row }

/** Starts an action. */
export type StartAct = <Row>(pending: Pending<Row>) => void

/** Provides `StartAct` to the buttons of a page. */
export const ActContext = createContext<StartAct | null>(null)

/** Returns the function that starts an action; its dialog belongs to the page. */
export function useStartAct(): StartAct {
  const start = useContext(ActContext)
  if (!start) throw new Error('useStartAct needs a page inside a tab')
  return start
}
