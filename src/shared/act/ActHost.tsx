import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type Dialog from './ActDialog'
import { ActContext, type Pending, type StartAct } from './pendingAct'

// `lazy` would fix the type of rows to none in particular.
const ActDialog = lazy(() => import('./ActDialog')) as unknown as typeof Dialog

/** Holds the dialogs of a page's acts, so that they hide with the page and outlive the row they were begun from. */
export function ActHost({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending<unknown> | null>(null)
  const start = useMemo<StartAct>(
    // A second click on the button that asks opens one dialog.
    () => (next) => setPending((open) => open ?? (next as unknown as Pending<unknown>)),
    [],
  )
  return (
    <ActContext value={start}>
      {children}
      {pending && (
        <Suspense fallback={null}>
          <ActDialog pending={pending} onClose={() => setPending(null)} />
        </Suspense>
      )}
    </ActContext>
  )
}
