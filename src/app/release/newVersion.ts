import { create } from 'zustand'
import { siteUrl } from '#shared/sitePath'

/**
 * Whether the site has another version than this page; `lowest` is the lowest version in use, where this page's is out
 * of it.
 */
export const useNewVersion = create(() => ({ isThere: false, lowest: '' }))

/** Whether the site serves another version than this page; false when that cannot be determined. */
export async function isReleased(): Promise<boolean> {
  const entry = ownEntry()
  const latest = await readEntry()
  return entry !== null && latest !== null && latest !== entry
}

/** The entry file of this page. */
export function ownEntry(): string | null {
  return entryOf(document.documentElement.innerHTML)
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
