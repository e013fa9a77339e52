import { storedSite } from '#shared/site/settings'
import { siteUrl } from '#shared/sitePath'

// Part of the small entry: without a library.

/** How long the start waits for the file, ms: the code takes longer where the network is that slow. */
const LIMIT_MS = 1500

/**
 * Reads `site.json` and adopts it where it says something else than before. A site that cannot be reached stays as it
 * was; a missing or broken file gives the values of the build, with a line in the diagnosis.
 */
export async function loadSite(): Promise<void> {
  const text = await readText()
  const before = storedSite()
  // A faulty file is named in the diagnosis of each page.
  if (text === null || (text === before.text && !before.isFaulty)) return
  const { adoptSite } = await import('./adoptSite')
  adoptSite(text)
}

async function readText(): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const answer = await fetch(siteUrl('/site.json'), { cache: 'no-cache', signal })
    return answer.ok ? (await answer.text()).trim() : ''
  } catch {
    return null
  }
}
