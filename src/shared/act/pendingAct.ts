import { createContext, useContext } from 'react'
import type { Act, Acts } from './act'

/** A started server act on one record. */
export type Pending<Row> = { acts: Acts<Row>; act: Act<Row>; row: Row }

/** Starts an act. */
export type StartAct = <Row>(pending: Pending<Row>) => void

/** Provides `StartAct` to the buttons of a page. */
export const ActContext = createContext<StartAct | null>(null)

/** Starts a server act; its dialog belongs to the page. */
export function useStartAct(): StartAct {
  const start = useContext(ActContext)
  if (!start) throw new Error('useStartAct needs a page inside a tab')
  return start
}
