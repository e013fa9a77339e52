import { create } from 'zustand'
import { isRecord } from '#domain/wire'
import { keepDeviceUuid } from '#shared/http/uuid'
import { localStore } from '#shared/storage/webStorage'
import { ACTIVITY_KEY } from './idle'
import { ownName } from './sitePath'

/** The stored part of the signed-in seller (`userInfoSeller`); any of it may be missing on a real server. */
export type SellerUser = {
  userId: string
  account: string
  userName: string
  storeName: string
  storeLogo: string
  phone?: string
  /** Registered, but without an open shop: may only apply for one. */
  isApplicant?: true
}

/** A token pair from the server. */
export type Tokens = { accessToken: string; refreshToken: string }

type SessionState = { accessToken: string; refreshToken: string; user: SellerUser | null }

/**
 * Set on session expiry, as opposed to signing out: another browser tab with unsaved input keeps its page and asks
 * there.
 */
const LOST_KEY = 'sessionLost'

const KEYS = { accessToken: 'accessToken', refreshToken: 'refreshToken', user: 'userInfoSeller' } as const

/** The session of this browser, mirrored in local storage so that all its tabs share one. */
export const useSession = create<SessionState>(() => readStorage())

/** The session outside React. */
export function getSession(): SessionState {
  return useSession.getState()
}

/** Signed in means that seller info is stored. An expired token is detected by the first request. */
export function isLoggedIn(): boolean {
  return getSession().user !== null
}

/**
 * Calls back when the current user is no longer signed in: work started for one user must not continue under another.
 */
export function onUserLeft(call: () => void): () => void {
  const { userId } = getSession().user ?? {}
  return useSession.subscribe(({ user }) => {
    if (user?.userId !== userId) call()
  })
}

/** Stores a new token pair, after sign-in or refresh. */
export function storeTokens({ accessToken, refreshToken }: Tokens) {
  localStore.set(KEYS.accessToken, accessToken)
  localStore.set(KEYS.refreshToken, refreshToken)
  useSession.setState({ accessToken, refreshToken })
}

/**
 * Stores tokens and user of a sign-in. The access token is written last: when another browser tab is notified of it,
 * the user is already stored.
 */
export function storeSession({ accessToken, refreshToken }: Tokens, user: SellerUser) {
  localStore.set(KEYS.user, JSON.stringify(user))
  localStore.set('sellerLogo', user.storeLogo)
  localStore.set(KEYS.refreshToken, refreshToken)
  localStore.set(KEYS.accessToken, accessToken)
  localStore.remove(LOST_KEY)
  localStore.set(ACTIVITY_KEY, String(Date.now()))
  keepDeviceUuid()
  useSession.setState({ accessToken, refreshToken, user })
}

/**
 * Runs a request with new tokens before the new session is stored; a failure restores the old tokens.
 *
 * @throws the error of `run`
 */
export async function tryTokens<Data>({ accessToken, refreshToken }: Tokens, run: () => Promise<Data>): Promise<Data> {
  useSession.setState({ accessToken, refreshToken })
  try {
    return await run()
  } catch (error) {
    adoptStoredSession()
    throw error
  }
}

/** Stores the seller's info, which makes the user signed in. */
export function storeUser(user: SellerUser) {
  localStore.set(KEYS.user, JSON.stringify(user))
  localStore.set('sellerLogo', user.storeLogo)
  useSession.setState({ user })
}

/**
 * Clears the session and, as both variants require, all local storage. Drafts and settings are kept in IndexedDB.
 *
 * @param isLost the session expired; the user did not sign out
 */
export function clearSession({ isLost = false } = {}) {
  if (isLost) markLost()
  else localStore.clear()
  useSession.setState({ accessToken: '', refreshToken: '', user: null })
}

/** Whether the session that ended last in this browser has expired; signing out is no loss. */
export function wasSessionLost(): boolean {
  return localStore.get(LOST_KEY) !== null
}

/** Writes the reason before removing the user, because other browser tabs receive the changes in this order. */
function markLost() {
  localStore.set(LOST_KEY, '1')
  localStore.remove(KEYS.user)
  for (const name of localStore.names()) if (name !== LOST_KEY) localStore.remove(name)
}

let isHolding = () => false

/**
 * Registers whether this browser tab keeps its user when the session expires in another one, because it has unsaved
 * input.
 */
export function holdUserWhile(holds: () => boolean): void {
  isHolding = holds
}

/**
 * Adopts the session stored by another browser tab. Call it before treating a token as expired: the other tab may have
 * refreshed it, and its `storage` event arrives late.
 */
export function adoptStoredSession(): SessionState {
  const stored = readStorage()
  const now = getSession()
  const isSignedIn = stored.user !== null && stored.accessToken !== ''
  if (now.user && !isSignedIn && localStore.get(LOST_KEY) && isHolding()) return now
  const same = stored.accessToken === now.accessToken && stored.refreshToken === now.refreshToken
  if (!same || JSON.stringify(stored.user) !== JSON.stringify(now.user)) useSession.setState(stored)
  return getSession()
}

let onSignedInElsewhere = () => undefined as unknown

/** Calls back when another browser tab has signed in and stored its access token and user. */
export function onSignInElsewhere(call: () => void): void {
  onSignedInElsewhere = call
}

/** Subscribes to sign-in, refresh and sign-out of other browser tabs. Returns the cleanup. */
export function followOtherTabs(): () => void {
  const listen = ({ key: stored, newValue }: StorageEvent) => {
    const key = stored === null ? null : ownName(stored)
    if (stored === null || Object.values<string | null>(KEYS).includes(key)) adoptStoredSession()
    if (key === KEYS.accessToken && newValue) onSignedInElsewhere()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

function readStorage(): SessionState {
  return {
    accessToken: localStore.get(KEYS.accessToken) ?? '',
    refreshToken: localStore.get(KEYS.refreshToken) ?? '',
    user: readUser(localStore.get(KEYS.user)),
  }
}

function readUser(text: string | null): SellerUser | null {
  if (!text) return null
  try {
    const user: unknown = JSON.parse(text)
    return isRecord(user) && isScalar(user.userId) ? toUser(user) : null
  } catch {
    return null
  }
}

/** Keeps texts only, because the fields are rendered unchecked. */
function toUser(fields: Record<string, unknown>): SellerUser {
  const text = (name: string) => (isScalar(fields[name]) ? String(fields[name]) : '')
  const user = {
    userId: text('userId'),
    account: text('account'),
    userName: text('userName'),
    storeName: text('storeName'),
    storeLogo: text('storeLogo'),
  }
  return {
    ...user,
    ...(isScalar(fields.phone) ? { phone: text('phone') } : {}),
    ...(fields.isApplicant === true ? { isApplicant: true } : {}),
  }
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}
