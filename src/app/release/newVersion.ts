import { create } from 'zustand'
import { siteUrl } from '#shared/sitePath'

/** How often the site is asked for a new version, ms; only while the page is visible. */
const EVERY_MS = 10 * 60_000

/** Whether the site has a newer version than this page. */
export const useNewVersion = create(() => ({ isThere: false }))

/** Polls for a new version. It only announces it: the user chooses when to reload. Returns the cleanup. */
export function watchVersion(): () => void {
  let lookedAt = Date.now()
  const look = async () => {
    if (document.hidden || !navigator.onLine || Date.now() - lookedAt < EVERY_MS) return
    lookedAt = Date.now()
    if (await isReleased()) useNewVersion.setState({ isThere: true })
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  const onVisible = () => void look()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** Whether the site serves another version than this page; false when that cannot be determined. */
export async function isReleased(): Promise<boolean> {
  const entry = entryOf(document.documentElement.innerHTML)
  const latest = await readEntry()
  return entry !== null && latest !== null && latest !== entry
}

/** The entry file named in the latest index page; null when it cannot be read. */
async function readEntry(): Promise<string | null> {
  try {
    const answer = await fetch(siteUrl('/'), { cache: 'no-cache' })
    return answer.ok ? entryOf(await answer.text()) : null
  } catch {
    return null
  }
}

/** The file name of the entry carries a hash of its content. */
function entryOf(html: string): string | null {
  return /<script[^>]+type="module"[^>]+src="([^"]*\/index-[^"]+\.js)"/.exec(html)?.[1] ?? null
}
