import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { lazyPart } from '#shared/lazyPart'
import { ActContext, type Pending, type StartAct } from './pendingAct'

const ActDialog = lazyPart(() => import('./ActDialog'))

/** Holds a page's started acts: their dialogs hide with the page and outlive the row they started from. */
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

/** One dialog at a time; a second click does not start the same act again. */
function isInTheWay(begun: Pending<unknown>, next: Pending<unknown>): boolean {
  const asksToo = begun.act.call?.question !== undefined && next.act.call?.question !== undefined
  return asksToo || keyOf(begun) === keyOf(next)
}

function keyOf({ acts, act, row }: Pending<unknown>): string {
  return `${act.key} ${acts.idOf(row)}`
}
