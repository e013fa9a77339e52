import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { showNotice } from '#app/notifications/notifications'
import { signOut as callSignOut } from '#features/account/signIn/api'
import { dirtyForms, flushDrafts, forgetTab } from '#shared/dirtyForms'
import type { ApiError } from '#shared/http/ApiError'
import { PASSWORD_EXPIRED } from '#shared/http/endpoints'
import { onSessionLost, type SessionOutcome } from '#shared/http/sessionLoss'
import {
  clearSession,
  getSession,
  holdUserWhile,
  isLoggedIn,
  onSignInElsewhere,
  useSession,
  wasSessionLost,
} from '#shared/session'
import { storedName } from '#shared/sitePath'
import { currentVariant, siteAddress } from '#shared/variant'

/** A dialog that holds the requests of a session until it goes on or ends. */
type OpenDialog = {
  userId: string
  /** Why: `PASSWORD_EXPIRED`, or any other for a session that has expired. */
  code: number
  finish: (outcome: SessionOutcome) => void
  dismiss: () => void
}

/** The open sign-in dialog, if any. */
export const useSignInDialog = create<{ dialog: OpenDialog | null }>(() => ({ dialog: null }))

/** How long a sign-out waits for the server, ms. */
const CALL_MS = 3_000

/** Resolves when the drafts of the previous user are written. */
let flushing: Promise<void> = Promise.resolve()
/** Users whose drafts were deleted in another browser tab; drafts that this tab writes afterwards are deleted too. */
const forgotten = new Set<string>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(storedName('forgottenDrafts'))

/**
 * Handles session expiry. With unsaved input, the sign-in dialog opens over the page and the failed requests are
 * replayed afterwards; for a password that has to be changed first, its own dialog opens. Otherwise the session is
 * cleared, and the access rules redirect to sign-in, keeping the requested path.
 */
export function startSessionExpiry(queryClient: QueryClient): void {
  holdUserWhile(() => dirtyForms().length > 0)
  // Another browser tab may sign out or switch users: clear everything of the previous user.
  useSession.subscribe((now, before) => {
    const userId = before.user?.userId
    if (userId === undefined || now.user?.userId === userId) return
    const isLost = wasSessionLost()
    flushing = flushDrafts().then(() =>
      forget(forgotten.delete(userId) ? 'drafts' : isLost ? 'nothing' : 'persons', userId),
    )
    for (const form of dirtyForms()) forgetTab(form.tabKey)
    queryClient.clear()
    useSignInDialog.getState().dialog?.dismiss()
  })
  // Signed in again in another browser tab: close the dialog here and resume the waiting requests.
  onSignInElsewhere(() => {
    const { dialog } = useSignInDialog.getState()
    if (dialog && getSession().user?.userId === dialog.userId) dialog.finish('resumed')
  })
  channel?.addEventListener('message', ({ data: userId }: MessageEvent<string>) => {
    if (getSession().user?.userId === userId) forgotten.add(userId)
    void Promise.all([flushing, flushDrafts()]).then(() => forget('drafts', userId))
  })
  onSessionLost(async (error) => {
    if (!isLoggedIn()) {
      showNotice(error.message)
      return 'left'
    }
    if (dirtyForms().length > 0 || error.code === PASSWORD_EXPIRED) return askInPlace(queryClient, error)
    leave(queryClient, { isLost: true })
    showNotice(error.message)
    return 'left'
  })
}

/** What this computer forgets of a user who leaves: `persons` are phone numbers and values of forms without a draft. */
type Forgotten = 'nothing' | 'persons' | 'drafts' | 'everything'

async function forget(what: Forgotten, userId: string): Promise<void> {
  if (what === 'nothing') return
  const { forgetDrafts, forgetEverything, forgetPersons } = await import('./forget')
  if (what === 'persons') return forgetPersons(userId)
  return what === 'drafts' ? forgetDrafts(userId) : forgetEverything()
}

/**
 * Signs out, also at the server; drafts are kept unless the user wants them deleted. A shared computer keeps nothing.
 */
export async function signOut(queryClient: QueryClient, { forgets = 'persons' as Forgotten } = {}): Promise<void> {
  const userId = getSession().user?.userId ?? ''
  const { id, sharedPc } = currentVariant()
  // Sign out even when the server is unreachable.
  await Promise.race([callSignOut(id).catch(() => undefined), new Promise((resolve) => setTimeout(resolve, CALL_MS))])
  await endSession(queryClient)
  const what = sharedPc ? 'everything' : forgets
  if (what !== 'persons') channel?.postMessage(userId)
  await flushing
  if (what !== 'persons') await forget(what, userId)
}

/** Signs out, then at the identity provider, too, where the site names its address. */
export async function signOutEverywhere(...[queryClient, choice]: Parameters<typeof signOut>): Promise<void> {
  await signOut(queryClient, choice)
  const { signOutUrl } = currentVariant()
  if (signOutUrl) window.location.assign(siteAddress(signOutUrl))
}

/** Ends the session of this browser; the access rules show the sign-in page. Drafts are kept. */
async function endSession(queryClient: QueryClient): Promise<void> {
  await flushDrafts()
  leave(queryClient)
}

function leave(queryClient: QueryClient, { isLost = false } = {}) {
  clearSession({ isLost })
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
    useSignInDialog.setState({ dialog: { userId, code: error.code, finish, dismiss: () => close('left') } })
  })
}
