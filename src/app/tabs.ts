import { create } from 'zustand'
import { internalPath } from '#shared/navigation'

/** An opened page. `search` is its query with the `?`; `title` names the record once the page knows it. */
export type Tab = {
  key: string
  name: string
  path: string
  search: string
  title: string
  /** Counts up when the page is to be made anew. */
  version: number
  /** When it was last on screen, for choosing which page sleeps. */
  seenAt: number
}

type TabsState = { userId: string; tabs: Tab[]; activeKey: string }

/** Key of the home tab: always first, never closed. */
export const HOME_KEY = 'home_index'
/** At most so many pages stay alive; beyond, the oldest clean one sleeps. */
export const MAX_ALIVE = 10

/** The open tabs of the signed-in user. */
export const useTabs = create<TabsState>(() => ({ userId: '', tabs: [], activeKey: HOME_KEY }))

/** Identity of a tab: its screen and the record it shows, so that two contracts stand side by side. */
export function tabKey(name: string, id: readonly string[], search: string): string {
  const query = new URLSearchParams(search)
  const record = id.map((key) => encodeURIComponent(query.get(key) ?? ''))
  return record.some((value) => value !== '') ? `${name}:${record.join('|')}` : name
}

/** Ids of a tab on the bar and of the panel that holds its page: each names the other. */
export function tabId(key: string): string {
  return `tab-${key}`
}
export function panelId(key: string): string {
  return `panel-${key}`
}

/** Opens a tab, or brings the open one of the same identity to the address asked for. Home stays first. */
export function openTab(tabs: readonly Tab[], tab: Omit<Tab, 'version' | 'title'>): Tab[] {
  const known = tabs.find((one) => one.key === tab.key)
  if (known) return tabs.map((one) => (one === known ? { ...one, ...tab } : one))
  const added = { ...tab, version: 0, title: '' }
  return tab.key === HOME_KEY ? [added, ...tabs] : [...tabs, added]
}

/** Closes a tab. When it was the active one its right neighbour follows, else the left, at last home. */
export function closeTab(tabs: readonly Tab[], key: string, activeKey: string): { tabs: Tab[]; activeKey: string } {
  const index = tabs.findIndex((tab) => tab.key === key)
  if (index < 0 || key === HOME_KEY) return { tabs: [...tabs], activeKey }
  const rest = tabs.filter((tab) => tab.key !== key)
  const neighbour = rest[index] ?? rest[index - 1]
  return { tabs: rest, activeKey: key === activeKey ? (neighbour?.key ?? HOME_KEY) : activeKey }
}

/** Which tabs a close command takes away; home is never among them. */
export function keysToClose(tabs: readonly Tab[], key: string, command: 'others' | 'all' | 'left' | 'right'): string[] {
  const index = tabs.findIndex((tab) => tab.key === key)
  // The tab may have been closed while its menu was open.
  if (index < 0 && command !== 'all') return []
  return tabs
    .filter((tab, at) => {
      if (tab.key === HOME_KEY) return false
      if (command === 'all') return true
      if (command === 'others') return tab.key !== key
      return command === 'left' ? at < index : at > index
    })
    .map((tab) => tab.key)
}

/** Closes several tabs. The active one stays when it can, else `fallback`, else home. */
export function closeTabs(
  tabs: readonly Tab[],
  keys: readonly string[],
  activeKey: string,
  fallback = HOME_KEY,
): { tabs: Tab[]; activeKey: string } {
  const rest = tabs.filter((tab) => tab.key === HOME_KEY || !keys.includes(tab.key))
  const isOpen = (key: string) => rest.some((tab) => tab.key === key)
  return { tabs: rest, activeKey: isOpen(activeKey) ? activeKey : isOpen(fallback) ? fallback : HOME_KEY }
}

/**
 * Splits the tabs into those on the bar and those in 更多: home and 5 others, home and 2 at 1200 px or less.
 * The active tab is always on the bar; it takes the last place when it would not be.
 */
export function splitTabs(tabs: readonly Tab[], activeKey: string, width: number): { bar: Tab[]; more: Tab[] } {
  const room = width <= 1200 ? 2 : 5
  const home = tabs.filter((tab) => tab.key === HOME_KEY)
  const others = tabs.filter((tab) => tab.key !== HOME_KEY)
  const shown = others.slice(0, room)
  const active = others.find((tab) => tab.key === activeKey)
  if (active && !shown.includes(active)) shown[shown.length - 1] = active
  return { bar: [...home, ...shown], more: others.filter((tab) => !shown.includes(tab)) }
}

/** Keys of the pages that stay alive: the most recently seen, and every one with unsaved input. */
export function aliveKeys(tabs: readonly Tab[], dirty: ReadonlySet<string>, max = MAX_ALIVE): Set<string> {
  const clean = tabs.filter((tab) => !dirty.has(tab.key)).sort((a, b) => b.seenAt - a.seenAt)
  const kept = clean.slice(0, Math.max(0, max - (tabs.length - clean.length)))
  return new Set([...kept, ...tabs.filter((tab) => dirty.has(tab.key))].map((tab) => tab.key))
}

/** What is stored of the tabs, per user. */
export function storedTabs(tabs: readonly Tab[]): Pick<Tab, 'key' | 'name' | 'path' | 'search' | 'title'>[] {
  return tabs.map(({ key, name, path, search, title }) => ({ key, name, path, search, title }))
}

/** Tabs as stored before; anything malformed is left out, and so is the second of the same key. */
export function restoreTabs(stored: unknown): Tab[] {
  if (!Array.isArray(stored)) return []
  const tabs = stored.filter(isStoredTab)
  return storedTabs(tabs.filter((tab, at) => tabs.findIndex((one) => one.key === tab.key) === at)).map((tab) => ({
    ...tab,
    version: 0,
    seenAt: 0,
  }))
}

function isStoredTab(value: unknown): value is Tab {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  const isWhole = ['key', 'name', 'path', 'search', 'title'].every((name) => typeof fields[name] === 'string')
  return isWhole && internalPath(fields.path as string) !== null
}
