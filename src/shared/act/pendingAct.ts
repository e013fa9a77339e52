import { createContext, useContext } from 'react'
import type { Act, Acts } from './act'

/** An act that calls the server, on its way on one record. */
export type Pending<Row> = { acts: Acts<Row>; act: Act<Row>; row: Row }

/** Begins an act. */
export type StartAct = <Row>(pending: Pending<Row>) => void

/** Carries the beginning of acts to the buttons of a page. */
export const ActContext = createContext<StartAct | null>(null)

/** Begins an act that calls the server: its dialog belongs to the page. */
export function useStartAct(): StartAct {
  const start = useContext(ActContext)
  if (!start) throw new Error('useStartAct needs a page inside a tab')
  return start
}
