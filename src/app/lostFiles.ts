import { dirtyForms } from '#shared/dirtyForms'
import { isReleased, useNewVersion } from './newVersion'

const GUARD = 'reloadedForRelease'
const GUARD_MS = 60_000

/** Handles files that did not load: their caller retries (`loadSurely`), and a new release shows its banner. */
export function watchLostFiles(): void {
  window.addEventListener('vite:preloadError', () => {
    renewStyles()
    void tellRelease()
  })
}

/**
 * Reloads when a release took a screen's file away, once a minute at most. A page with unsaved input stays as it is:
 * the banner leaves it to the user.
 */
export async function reloadForRelease(): Promise<void> {
  if (!(await tellRelease()) || dirtyForms().length > 0) return
  const last = Number(sessionStorage.getItem(GUARD) ?? 0)
  if (Date.now() - last < GUARD_MS) return
  sessionStorage.setItem(GUARD, String(Date.now()))
  window.location.reload()
}

async function tellRelease(): Promise<boolean> {
  const isThere = await isReleased()
  if (isThere) useNewVersion.setState({ isThere })
  return isThere
}

/** Asks again for stylesheets that did not arrive; the next attempt at their script would go without them. */
function renewStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode())
  }
}
