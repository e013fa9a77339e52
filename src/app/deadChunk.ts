import { flushDrafts } from '#shared/dirtyForms'

const GUARD = 'reloadedForChunk'
const GUARD_MS = 60_000

/**
 * After a deploy the page may ask for a part that is gone. Then drafts are saved and the page loaded once more; a
 * second failure within a minute is left to the error page, so that nothing reloads for ever.
 */
export function reloadOnDeadChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network nothing is known to be gone, and a page that is loaded anew would be lost.
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(GUARD) ?? 0)
    if (Date.now() - last < GUARD_MS) return
    event.preventDefault()
    sessionStorage.setItem(GUARD, String(Date.now()))
    void flushDrafts().finally(() => window.location.reload())
  })
}
