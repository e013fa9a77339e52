import { isRecord } from '#domain/wire'
import { siteUrl } from '#shared/sitePath'
import { sessionStore } from '#shared/storage/webStorage'
import { isOlder } from './isOlder'
import { isReleased, ownEntry, useNewVersion } from './newVersion'

/** How often the site is asked for a new version, ms; only while the page is visible. */
const EVERY_MS = 10 * 60_000
/** The lowest version that this browser tab was reloaded for: where that did not help, it is not reloaded again. */
const RELOADED = 'reloadedForLowest'

/** What `version.json` says of the site; '' where it says nothing. */
type Release = { entry: string; version: string; lowest: string }

/** Polls for a new version. It only announces it: the page decides when to reload. Returns the cleanup. */
export function watchRelease(): () => void {
  let lookedAt = Date.now()
  const look = async () => {
    if (document.hidden || !navigator.onLine || Date.now() - lookedAt < EVERY_MS) return
    lookedAt = Date.now()
    await lookNow()
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  const onVisible = () => void look()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

async function lookNow(): Promise<void> {
  const release = await readRelease()
  const isThere = release?.entry ? release.entry !== ownEntry() : await isReleased()
  if (!isThere) return
  const lowest = release?.lowest ?? ''
  const own = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''
  // A site that is itself below the lowest version would reload for ever.
  const isTooOld = isOlder(own, lowest) && !isOlder(release?.version ?? '', lowest)
  useNewVersion.setState({ isThere, lowest: isTooOld && sessionStore.get(RELOADED) !== lowest ? lowest : '' })
}

/** Notes that the page reloads for a lowest version; returns whether the browser remembers it. */
export function noteReload(lowest: string): boolean {
  return sessionStore.set(RELOADED, lowest)
}

/** Null where the file is missing or cannot be read: the index page tells of a new version then. */
async function readRelease(): Promise<Release | null> {
  try {
    const answer = await fetch(siteUrl('/version.json'), { cache: 'no-cache' })
    const said: unknown = answer.ok ? await answer.json() : null
    if (!isRecord(said)) return null
    const text = (name: string) => (typeof said[name] === 'string' ? said[name] : '')
    return { entry: text('entry'), version: text('version'), lowest: text('lowest') }
  } catch {
    return null
  }
}
