import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { ActionContext, type Pending, type StartAction } from './pendingAction'

const ActionDialog = lazyWithRetry(() => import('./ActionDialog'))

/**
 * Renders the dialogs of the actions started on a page: they hide with the page, and stay open when the row they
 * started from is gone.
 */
export function ActionHost({ children }: { children: ReactNode }) {
  const [begun, setBegun] = useState<readonly Pending<unknown>[]>([])
  const start = useMemo<StartAction>(
    () => (next) => {
      const pending = next as unknown as Pending<unknown>
      setBegun((before) => (before.some((one) => isInTheWay(one, pending)) ? before : [...before, pending]))
    },
    [],
  )
  return (
    <ActionContext value={start}>
      {children}
      {begun.map((pending) => (
        <Suspense key={keyOf(pending)} fallback={null}>
          <ActionDialog
            pending={pending}
            onClose={() => setBegun((before) => before.filter((one) => keyOf(one) !== keyOf(pending)))}
          />
        </Suspense>
      ))}
    </ActionContext>
  )
}

/** Whether a started action blocks another: both need a dialog, or they are the same. */
function isInTheWay(begun: Pending<unknown>, next: Pending<unknown>): boolean {
  const asksToo = begun.action.mutation?.question !== undefined && next.action.mutation?.question !== undefined
  return asksToo || keyOf(begun) === keyOf(next)
}

function keyOf({ actions, action, row }: Pending<unknown>): string {
  return `${action.key} ${actions.idOf(row)}`
}
