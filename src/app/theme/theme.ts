import { flushSync } from 'react-dom'
import { create } from 'zustand'
import { readPref, writePref } from '#shared/prefs'
import { useSession } from '#shared/session'
import { ownName } from '#shared/sitePath'
import { localStore } from '#shared/storage/webStorage'
import {
  applyLook,
  DENSITY_KEY,
  type Density,
  type Look,
  type Mode,
  modeOf,
  storedLook,
  systemDark,
  THEME_KEY,
  type ThemeChoice,
} from './look'

type ThemeState = Look & { mode: Mode }

/** The current user's choice, and the mode that follows from it. */
export const useTheme = create<ThemeState>(() => {
  const look = storedLook()
  return { ...look, mode: modeOf(look.theme) }
})

/** Chooses light, dark or the system's setting for the current user. */
export function chooseTheme(theme: ThemeChoice): void {
  save({ ...storedLook(), theme })
}

/** Chooses the spacing for the current user. */
export function chooseDensity(density: Density): void {
  save({ ...storedLook(), density })
}

/**
 * Follows the system, other browser tabs, and the user: signing out clears local storage, so the settings bring the
 * user's look back at sign-in. Call once the settings are loaded. Returns the cleanup.
 */
export function startTheme(): () => void {
  adoptUser()
  const stopSession = useSession.subscribe((now, before) => {
    if (now.user?.userId !== before.user?.userId) adoptUser()
  })
  const system = systemDark()
  // Synchronous, so that the page is light before the browser lays it out for the printer.
  const print = () => flushSync(() => show('light'))
  const resume = () => show()
  const follow = (event: StorageEvent) => adoptTab(event)
  system.addEventListener('change', resume)
  window.addEventListener('storage', follow)
  window.addEventListener('beforeprint', print)
  window.addEventListener('afterprint', resume)
  return () => {
    stopSession()
    system.removeEventListener('change', resume)
    window.removeEventListener('storage', follow)
    window.removeEventListener('beforeprint', print)
    window.removeEventListener('afterprint', resume)
  }
}

/**
 * A look in local storage belongs to this user, because signing out removes it; otherwise the stored preference
 * applies.
 */
function adoptUser() {
  const own = readPref<Look | null>(prefName(), null)
  if (own && localStore.get(THEME_KEY) === null) store(own)
  show()
}

/** Applies a choice or a sign-out of another tab. */
function adoptTab({ key: stored }: StorageEvent) {
  const key = stored === null ? null : ownName(stored)
  if (stored !== null && key !== THEME_KEY && key !== DENSITY_KEY) return
  // Copy the choice into this tab's preferences, or the next sign-in here would restore the old look.
  if (stored !== null && useSession.getState().user) writePref(prefName(), storedLook())
  show()
}

function save(look: Look) {
  if (useSession.getState().user) writePref(prefName(), look)
  store(look)
  show()
}

function store({ theme, density }: Look) {
  localStore.set(DENSITY_KEY, density)
  localStore.set(THEME_KEY, theme)
}

function show(forced?: Mode) {
  const look = storedLook()
  const mode = forced ?? modeOf(look.theme)
  applyLook(mode, look.density)
  useTheme.setState({ ...look, mode })
}

function prefName(): string {
  return `theme.${useSession.getState().user?.userId ?? ''}`
}
