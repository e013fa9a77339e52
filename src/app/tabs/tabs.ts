import { create } from 'zustand'
import { internalPath } from '#shared/navigation'

/** An open page. `search` is its query with the `?`; `title` names the record once the page has set it. */
export type Tab = {
  key: string
  name: string
  path: string
  search: string
  title: string
  /** The menu screen that it stands under, where its record decides it. */
  owner?: string
  /** Incremented to remount the page. */
  version: number
  /** Kept at the front, and only closed by its own command. */
  isPinned?: boolean
  /** When it was last visible, to choose which page to unmount. */
  seenAt: number
}

/** The persisted part of a tab. */
export type StoredTab = Pick<Tab, 'key' | 'name' | 'path' | 'search' | 'title' | 'isPinned'>

type TabsState = {
  userId: string
  tabs: Tab[]
  activeKey: string
  /** Closed tabs, the last one first, to be opened again. */
  closed: StoredTab[]
}

/** Key of the home tab: always first, never closed. */
export const HOME_KEY = 'home_index'
/** Maximum number of mounted pages; beyond it, the oldest page without unsaved input is unmounted. */
export const MAX_ALIVE = 10
/** Maximum number of open tabs, home included; beyond it, the oldest one without unsaved input closes itself. */
export const MAX_TABS = 20

/** Number of closed tabs that can be opened again. */
const MAX_CLOSED = 10

/** The open tabs of the signed-in user. */
export const useTabs = create<TabsState>(() => ({ userId: '', tabs: [], activeKey: HOME_KEY, closed: [] }))

/** Identity of a tab: its screen and record, so that two contracts can be open side by side. */
export function tabKey(name: string, id: readonly string[], search: string): string {
  const query = new URLSearchParams(search)
  const record = id.map((key) => encodeURIComponent(query.get(key) ?? ''))
  return record.some((value) => value !== '') ? `${name}:${record.join('|')}` : name
}

/** Ids of a tab and of its panel, which reference each other. */
export function tabId(key: string): string {
  return `tab-${key}`
}
export function panelId(key: string): string {
  return `panel-${key}`
}

/** Opens a tab, or updates the address of the open one with the same identity. Home stays first. */
export function openTab(tabs: readonly Tab[], tab: Omit<Tab, 'version' | 'title'>): Tab[] {
  const known = tabs.find((one) => one.key === tab.key)
  if (known) return tabs.map((one) => (one === known ? { ...one, ...tab } : one))
  const added = { ...tab, version: 0, title: '' }
  return tab.key === HOME_KEY ? [added, ...tabs] : [...tabs, added]
}

/** Closes a tab. If it was active, its right neighbour becomes active, else the left one, finally home. */
export function closeTab(tabs: readonly Tab[], key: string, activeKey: string): { tabs: Tab[]; activeKey: string } {
  const index = tabs.findIndex((tab) => tab.key === key)
  if (index < 0 || key === HOME_KEY) return { tabs: [...tabs], activeKey }
  const rest = tabs.filter((tab) => tab.key !== key)
  const neighbour = rest[index] ?? rest[index - 1]
  return { tabs: rest, activeKey: key === activeKey ? (neighbour?.key ?? HOME_KEY) : activeKey }
}

/** Pins a tab, or unpins it: pinned ones come right after home. */
export function togglePin(tabs: readonly Tab[], key: string): Tab[] {
  const next = tabs.map((tab) => (tab.key === key ? { ...tab, isPinned: !tab.isPinned } : tab))
  const rank = (tab: Tab) => (tab.key === HOME_KEY ? 0 : tab.isPinned ? 1 : 2)
  return next.sort((a, b) => rank(a) - rank(b))
}

/** The closed tabs after those of `before` that are missing in `after` were closed. */
export function withClosed(closed: readonly StoredTab[], before: readonly Tab[], after: readonly Tab[]): StoredTab[] {
  const gone = storedTabs(before.filter(({ key }) => !after.some((tab) => tab.key === key))).reverse()
  const rest = closed.filter(({ key }) => ![...gone, ...after].some((tab) => tab.key === key))
  return [...gone, ...rest].slice(0, MAX_CLOSED)
}

/** The tabs that a close command removes; never home or a pinned one. */
export function keysToClose(tabs: readonly Tab[], key: string, command: 'others' | 'all' | 'left' | 'right'): string[] {
  const index = tabs.findIndex((tab) => tab.key === key)
  // The tab may have been closed while its menu was open.
  if (index < 0 && command !== 'all') return []
  return tabs
    .filter((tab, at) => {
      if (tab.key === HOME_KEY || tab.isPinned) return false
      if (command === 'all') return true
      if (command === 'others') return tab.key !== key
      return command === 'left' ? at < index : at > index
    })
    .map((tab) => tab.key)
}

/** Closes several tabs. The active one stays active if it is still open, else `fallback`, else home. */
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

/** Tabs beside home that the bar shows at most, on any window and on one of at most `NARROW` px. */
const [ON_BAR, ON_NARROW_BAR] = [5, 2]
/** Widest narrow window, px. */
const NARROW = 1200
/** Room that a tab with unsaved input needs to show in addition on a narrow window, px of the window's width. */
const ROOM_OF_TAB = 200

/**
 * Splits the tabs into those on the bar and those in 更多: home and 5 others, home and 2 at 1200 px or less. The active
 * tab is always on the bar, and tabs with unsaved input come before the others: on a narrow window they may be more
 * than 2 if there is room, never more than 5.
 */
export function splitTabs(
  tabs: readonly Tab[],
  activeKey: string,
  width: number,
  dirty: ReadonlySet<string>,
): { bar: Tab[]; more: Tab[] } {
  const home = tabs.filter((tab) => tab.key === HOME_KEY)
  const others = tabs.filter((tab) => tab.key !== HOME_KEY)
  const rank = ({ key }: Tab) => (key === activeKey ? 0 : dirty.has(key) ? 1 : 2)
  const important = others.filter((tab) => rank(tab) < 2).length
  const usual = width <= NARROW ? ON_NARROW_BAR : ON_BAR
  const fitting = Math.min(ON_BAR, Math.floor(width / ROOM_OF_TAB))
  const count = Math.max(usual, Math.min(fitting, important))
  const shown = new Set([...others].sort((a, b) => rank(a) - rank(b)).slice(0, count))
  return { bar: [...home, ...others.filter((tab) => shown.has(tab))], more: others.filter((tab) => !shown.has(tab)) }
}

/** Keys of the mounted pages: the most recently seen, and every one with unsaved input. */
export function aliveKeys(tabs: readonly Tab[], dirty: ReadonlySet<string>, max = MAX_ALIVE): Set<string> {
  const clean = tabs.filter((tab) => !dirty.has(tab.key)).sort((a, b) => b.seenAt - a.seenAt)
  const kept = clean.slice(0, Math.max(0, max - (tabs.length - clean.length)))
  return new Set([...kept, ...tabs.filter((tab) => dirty.has(tab.key))].map((tab) => tab.key))
}

/**
 * The tabs without the longest unseen clean ones beyond the maximum; never home, the active or a pinned one, or unsaved
 * input.
 */
export function withoutOldest(
  tabs: readonly Tab[],
  dirty: ReadonlySet<string>,
  activeKey: string,
  max = MAX_TABS,
): Tab[] {
  const spare = tabs.filter(
    ({ key, isPinned }) => key !== HOME_KEY && key !== activeKey && !isPinned && !dirty.has(key),
  )
  const gone = spare.sort((a, b) => a.seenAt - b.seenAt).slice(0, Math.max(0, tabs.length - max))
  return tabs.filter((tab) => !gone.includes(tab))
}

/** Keys of the tabs whose page is not mounted: it loads again when the tab is selected. */
export function asleepKeys(tabs: readonly Tab[], dirty: ReadonlySet<string>, activeKey: string): Set<string> {
  const alive = aliveKeys(tabs, dirty)
  const asleep = tabs.filter(({ key, seenAt }) => key !== activeKey && (!alive.has(key) || seenAt === 0))
  return new Set(asleep.map(({ key }) => key).filter((key) => key !== HOME_KEY))
}

/** The persisted part of the tabs, per user. */
export function storedTabs(tabs: readonly StoredTab[]): StoredTab[] {
  return tabs.map(({ key, name, path, search, title, isPinned }) => ({
    key,
    name,
    path,
    search,
    title,
    ...(isPinned === true && { isPinned }),
  }))
}

/** Restores stored tabs; malformed entries and duplicate keys are dropped. */
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
