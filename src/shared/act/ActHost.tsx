import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { lazyPart } from '#shared/lazyPart'
import { ActContext, type Pending, type StartAct } from './pendingAct'

const ActDialog = lazyPart(() => import('./ActDialog'))

/**
 * Renders the dialogs of the actions started on a page: they hide with the page, and stay open when the row they
 * started from is gone.
 */
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

/** Whether a started action blocks another: both need a dialog, or they are the same. */
function isInTheWay(begun: Pending<unknown>, next: Pending<unknown>): boolean {
  const asksToo = begun.act.call?.question !== undefined && next.act.call?.question !== undefined
  return asksToo || keyOf(begun) === keyOf(next)
}

function keyOf({ acts, act, row }: Pending<unknown>): string {
  return `${act.key} ${acts.idOf(row)}`
}
