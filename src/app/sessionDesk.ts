import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { dirtyForms, flushDrafts, forgetTab } from '#shared/dirtyForms'
import type { ApiError } from '#shared/http/ApiError'
import { onSessionLost, type SessionOutcome } from '#shared/http/sessionLoss'
import { clearSession, getSession, isLoggedIn, useSession } from '#shared/session'
import { showNotice } from './errorDesk'

type SignInDialog = { userId: string; finish: (outcome: SessionOutcome) => void; dismiss: () => void }

/** The open sign-in dialog, if any. */
export const useSignInDialog = create<{ dialog: SignInDialog | null }>(() => ({ dialog: null }))

/**
 * Handles a lost session. With unsaved input on a page, sign-in opens over it and the failed calls are replayed
 * afterwards; otherwise the session is cleared, and the access rules redirect to sign-in, keeping the requested path.
 */
export function startSessionDesk(queryClient: QueryClient): void {
  // Another browser tab may sign out or switch users: clear everything of the previous user.
  useSession.subscribe((now, before) => {
    if (!before.user || now.user?.userId === before.user.userId) return
    void flushDrafts()
    for (const form of dirtyForms()) forgetTab(form.tabKey)
    queryClient.clear()
    useSignInDialog.getState().dialog?.dismiss()
  })
  onSessionLost(async (error) => {
    if (!isLoggedIn()) {
      showNotice(error.message)
      return 'left'
    }
    if (dirtyForms().length > 0) return askInPlace(queryClient, error)
    leave(queryClient)
    showNotice(error.message)
    return 'left'
  })
}

/** Ends the session of this browser; the access rules show the sign-in page. Drafts are kept. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  await flushDrafts()
  leave(queryClient)
}

function leave(queryClient: QueryClient) {
  clearSession()
  queryClient.clear()
}

function askInPlace(queryClient: QueryClient, error: ApiError): Promise<SessionOutcome> {
  showNotice(error.message)
  const userId = getSession().user?.userId ?? ''
  return new Promise((resolve) => {
    const close = (outcome: SessionOutcome) => {
      useSignInDialog.setState({ dialog: null })
      resolve(outcome)
    }
    const finish = (outcome: SessionOutcome) => {
      if (outcome === 'left') void endSession(queryClient)
      close(outcome)
    }
    useSignInDialog.setState({ dialog: { userId, finish, dismiss: () => close('left') } })
  })
}
