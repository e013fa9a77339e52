/** A query of a screen: empty values are left out of the address. */
export type Query = Record<string, string | number | undefined | null>

/** A screen and its query. */
export type Target = { name: string; query?: Query }

/** What navigation needs of the app; set once by the shell. */
export type Navigator = {
  /** Path of a screen by its name, or null when the account's menu does not reach it. */
  pathOf: (name: string) => string | null
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** Closes a tab, the one on screen when none is named; its neighbour follows. */
  closeTab: (key?: string) => void
  /** Whether a tab is the one on screen. */
  isOnScreen?: (key: string) => boolean
}

let navigator: Navigator = {
  pathOf: () => null,
  navigate: () => undefined,
  closeTab: () => undefined,
}

/** Registers the app's navigator. Returns how to take it back. */
export function setNavigator(next: Navigator): () => void {
  const before = navigator
  navigator = next
  return () => {
    if (navigator === next) navigator = before
  }
}

/** Opens a screen by its name, in its tab. */
export function go(name: string, query?: Query): void {
  const to = hrefTo(name, query)
  if (to) navigator.navigate(to)
}

/**
 * Closes a tab and opens a screen, e.g. a saved record after its editor. Who has gone to another page meanwhile stays
 * there.
 *
 * @param tabKey the tab, the one on screen when none is named
 */
export function closeAndGo(name: string, query?: Query, tabKey?: string): void {
  const to = hrefTo(name, query)
  const isElsewhere = tabKey !== undefined && navigator.isOnScreen?.(tabKey) === false
  navigator.closeTab(tabKey)
  if (to && !isElsewhere) navigator.navigate(to)
}

/** The address of a screen, or null when the account may not open it. */
export function hrefTo(name: string, query: Query = {}): string | null {
  const path = navigator.pathOf(name)
  if (path === null) return null
  const search = toSearch(query)
  return search ? `${path}?${search}` : path
}

/** True when the account's menu reaches the screen: links to others are shown as plain text. */
export function canGo(name: string): boolean {
  return navigator.pathOf(name) !== null
}

/** A query as the text after `?`, without empty values. */
export function toSearch(query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value))
  }
  return params.toString()
}

/**
 * The target as an internal path, or null: a redirect to another site is dropped. The browser's own reader decides,
 * because it drops tabs and line breaks and takes `\` for `/`.
 */
export function internalPath(target: string | null | undefined): string | null {
  if (!target?.startsWith('/')) return null
  const own = 'https://internal.invalid'
  try {
    return new URL(target, own).origin === own ? target : null
  } catch {
    return null
  }
}
