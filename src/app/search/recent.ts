import { useTabs } from '#app/tabs/tabs'
import { readPref, writePref } from '#shared/prefs'

/** A page that was opened: its screen, its record's name, its address, and when, ms since 1970. */
export type RecentPage = { key: string; name: string; title: string; path: string; search: string; time: number }

const MAX_RECENT = 20

/** The pages that the user opened on this workstation, the latest first. */
export function recentPages(): RecentPage[] {
  return readPref<RecentPage[]>(prefName(useTabs.getState().userId), [])
}

/** Remembers the record that is open and those that are opened, once their names are known. Returns the cleanup. */
export function followRecent(): () => void {
  const keep = ({ userId, tabs, activeKey }: ReturnType<typeof useTabs.getState>) => {
    const tab = tabs.find(({ key }) => key === activeKey)
    if (!tab?.title || !userId) return
    const { key, name, title, path, search } = tab
    const known = recentPages()
    if (known[0]?.key === key && known[0].title === title && known[0].search === search) return
    const rest = known.filter((page) => page.key !== key)
    writePref(prefName(userId), [{ key, name, title, path, search, time: Date.now() }, ...rest].slice(0, MAX_RECENT))
  }
  keep(useTabs.getState())
  return useTabs.subscribe(keep)
}

function prefName(userId: string): string {
  return `recent.${userId}`
}
