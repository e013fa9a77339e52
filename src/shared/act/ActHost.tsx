import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type Dialog from './ActDialog'
import { ActContext, type Pending, type StartAct } from './pendingAct'

// `lazy` would fix the type of rows to none in particular.
const ActDialog = lazy(() => import('./ActDialog')) as unknown as typeof Dialog

/** Holds the acts that a page has begun, so that their dialogs hide with the page and outlive the row they were begun from. */
export function ActHost({ children }: { children: ReactNode }) {
  const [begun, setBegun] = useState<readonly Pending<unknown>[]>([])
  const start = useMemo<StartAct>(
    () => (next) => {
      const pending = next as unknown as Pending<unknown>
      setBegun((before) => (before.some((one) => isInTheWay(one, pending)) ? before : [...before, pending]))
    },
    [],
  )
  return (
    <ActContext value={start}>
      {children}
      {begun.map((pending) => (
        <Suspense key={keyOf(pending)} fallback={null}>
          <ActDialog
            pending={pending}
            onClose={() => setBegun((before) => before.filter((one) => keyOf(one) !== keyOf(pending)))}
          />
        </Suspense>
      ))}
    </ActContext>
  )
}

/** One dialog at a time, and a second click on a button does not begin its act again. */
function isInTheWay(begun: Pending<unknown>, next: Pending<unknown>): boolean {
  const asksToo = begun.act.call?.question !== undefined && next.act.call?.question !== undefined
  return asksToo || keyOf(begun) === keyOf(next)
}

function keyOf({ acts, act, row }: Pending<unknown>): string {
  return `${act.key} ${acts.idOf(row)}`
}
