import { localStore } from '#shared/storage/webStorage'

/** What a user can choose. `system` follows the system's setting, also while the page is open. */
export type ThemeChoice = 'light' | 'dark' | 'system'
/** Spacing of the whole product. */
export type Density = 'standard' | 'compact'
export type Look = { theme: ThemeChoice; density: Density }

/** The mode in effect: the attribute `data-theme` of the document. */
export type Mode = 'light' | 'dark'

/** Keys in local storage, read before any other code of the product runs. */
export const THEME_KEY = 'theme'
export const DENSITY_KEY = 'density'

/** The look stored in this browser; whatever is missing or unknown is the default. */
export function storedLook(): Look {
  const theme = localStore.get(THEME_KEY)
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    density: localStore.get(DENSITY_KEY) === 'compact' ? 'compact' : 'standard',
  }
}

/** The system's own preference, as a media query. */
export function systemDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

/** The mode of a choice. */
export function modeOf(theme: ThemeChoice): Mode {
  if (theme !== 'system') return theme
  return systemDark().matches ? 'dark' : 'light'
}

/** Sets the attributes that the style sheets read. */
export function applyLook(mode: Mode, density: Density): void {
  Object.assign(document.documentElement.dataset, { theme: mode, density })
}

/** Call first at boot: shows the stored look before the first paint. */
export function applyStoredLook(): void {
  const { theme, density } = storedLook()
  applyLook(modeOf(theme), density)
}
