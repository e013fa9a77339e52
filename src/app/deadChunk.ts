import { flushDrafts } from '#shared/dirtyForms'

const GUARD = 'reloadedForChunk'
const GUARD_MS = 60_000

/**
 * After a deploy the page may request a deleted chunk. Then drafts are saved and the page reloads once; a second
 * failure within a minute goes to the error page, to avoid a reload loop.
 */
export function reloadOnDeadChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline, a failed import does not mean a deleted chunk, and a reload would lose the page.
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(GUARD) ?? 0)
    if (Date.now() - last < GUARD_MS) return
    event.preventDefault()
    sessionStorage.setItem(GUARD, String(Date.now()))
    void flushDrafts().finally(() => window.location.reload())
  })
}
