import type { SiteSettings } from '#domain/site/siteFile'
import { localStore } from '#shared/storage/webStorage'

// Part of the small entry: without a library.

const KEY = 'site'

/**
 * What was read of `site.json` last: its text, what it says for this host, its colours as CSS, and whether something
 * was wrong with it.
 */
export type StoredSite = { text: string; settings: SiteSettings; css: string; isFaulty: boolean }

/** As if the file said nothing: `{}` is what the site is shipped with. */
const NOTHING_SAID: StoredSite = { text: '{}', settings: {}, css: '', isFaulty: false }

let site = readStored()

/** What `site.json` says for this host, as far as it is known; what it does not say is as the site was built. */
export function siteSettings(): SiteSettings {
  return site.settings
}

/** What was read of `site.json` last. */
export function storedSite(): StoredSite {
  return site
}

/** Adopts what `site.json` says now, also for the next start. */
export function storeSite(next: StoredSite): void {
  site = next
  localStore.set(KEY, JSON.stringify(next))
}

function readStored(): StoredSite {
  try {
    const stored = JSON.parse(localStore.get(KEY) ?? 'null') as StoredSite | null
    return stored?.settings ? stored : NOTHING_SAID
  } catch {
    return NOTHING_SAID
  }
}
