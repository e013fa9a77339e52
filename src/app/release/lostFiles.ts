import { dirtyForms } from '#shared/dirtyForms'
import { sessionStore } from '#shared/storage/webStorage'
import { isReleased, useNewVersion } from './newVersion'

const GUARD = 'reloadedForRelease'
const GUARD_MS = 60_000

/**
 * Handles files that failed to load: the import itself is retried by `importWithRetry`; if a new release is the cause,
 * its banner appears.
 */
export function watchLostFiles(): void {
  window.addEventListener('vite:preloadError', () => {
    renewStyles()
    void tellRelease()
  })
}

/**
 * Reloads, at most once a minute, when a new release removed a screen's file. With unsaved input the page stays, and
 * the banner lets the user reload.
 */
export async function reloadForRelease(): Promise<void> {
  if (!(await tellRelease()) || dirtyForms().length > 0) return
  const last = Number(sessionStore.get(GUARD) ?? 0)
  if (Date.now() - last < GUARD_MS) return
  // Without the guard a page would reload for ever; the banner still offers it.
  if (sessionStore.set(GUARD, String(Date.now()))) window.location.reload()
}

async function tellRelease(): Promise<boolean> {
  const isThere = await isReleased()
  if (isThere) useNewVersion.setState({ isThere })
  return isThere
}

/** Reinserts style sheets that failed to load; otherwise a retried import would succeed without them. */
function renewStyles() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode())
  }
}
