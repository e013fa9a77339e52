import { currentPath } from './sitePath'

/** A query value; empty ones are left out of the address. */
export type QueryValue = string | number | undefined | null

/** A query as names and values. */
export type Query = Record<string, QueryValue>

/** The screens by name, each with its query. Filled by `app/pages.ts`, which this layer may not import. */
// biome-ignore lint/suspicious/noEmptyInterface: src/app/pages.ts augments it
export interface Screens {}

/** Name of a screen. */
export type ScreenName = keyof Screens

/** Query keys that no screen of the layout names: the step of an application, and which of several drafts is open. */
type OtherKey = 'step' | 'draft'

/** A query key of any screen: a filter, a record, a drawer. */
export type SearchKey =
  | { [Name in ScreenName]: string extends keyof Screens[Name] ? never : keyof Screens[Name] & string }[ScreenName]
  | OtherKey

/** A screen and its query, as a value to open later. */
export type ScreenLink = { [Name in ScreenName]: { name: Name; query?: Screens[Name] } }[ScreenName]

/** The app's side of navigation; set once by the shell. */
export type Navigator = {
  /** Path of a screen by its name, or null when the account's menu does not include it. */
  pathOf: (name: string) => string | null
  /** Whether the account may change what a screen of its menu shows, not only see it. */
  mayOperate: (name: string) => boolean
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** Closes a tab, by default the one on screen; its neighbour becomes active. */
  closeTab: (key?: string) => void
  /** Whether a tab is the one on screen. */
  isOnScreen?: (key: string) => boolean
  /** Sets the query of a tab, with the `?`, without selecting it. */
  setSearch?: (key: string, search: string) => void
}

const NOWHERE: Navigator = {
  pathOf: () => null,
  mayOperate: () => false,
  navigate: () => undefined,
  closeTab: () => undefined,
}

let navigator = NOWHERE

/** Registers the app's navigator. Returns the cleanup. */
export function setNavigator(next: Navigator): () => void {
  navigator = next
  return () => {
    if (navigator === next) navigator = NOWHERE
  }
}

/** Opens a screen by its name, in its tab. */
export function go<Name extends ScreenName>(name: Name, query?: Screens[Name]): void {
  const to = hrefTo(name, query)
  if (to) navigator.navigate(to)
}

/** Opens the screen of a link. */
export function goTo({ name, query }: ScreenLink): void {
  go(name, query)
}

/**
 * Closes a tab and opens a screen, e.g. a saved record after its editor. A user who has switched to another page
 * meanwhile stays there.
 *
 * @param tabKey the tab, by default the one on screen
 */
export function closeAndGo<Name extends ScreenName>(name: Name, query?: Screens[Name], tabKey?: string): void {
  const to = hrefTo(name, query)
  const isElsewhere = tabKey !== undefined && navigator.isOnScreen?.(tabKey) === false
  navigator.closeTab(tabKey)
  if (to && !isElsewhere) navigator.navigate(to)
}

/**
 * Sets the query, with the `?`, of a tab that is not on screen, without selecting that tab when its work finishes.
 *
 * @returns false when it is on screen; its address is to be changed then
 */
export function setHiddenSearch(tabKey: string, search: string): boolean {
  if (tabKey === '' || navigator.isOnScreen?.(tabKey) !== false) return false
  navigator.setSearch?.(tabKey, search)
  return true
}

/** Sets one key in the address of the visible page, without a history entry. */
export function nameInAddress(key: string, value: string): void {
  const params = new URLSearchParams(window.location.search)
  params.set(key, value)
  navigator.navigate(`${currentPath()}?${params}`, { replace: true })
}

/** The address of a screen, or null when the account may not open it. */
export function hrefTo<Name extends ScreenName>(name: Name, query?: Screens[Name]): string | null {
  return storedHref(name, toSearch(query ?? {}))
}

/**
 * The address of a screen whose name was stored, e.g. with a draft: it is untyped, and a later version may lack it.
 *
 * @param search the query as the text after `?`
 */
export function storedHref(name: string, search: string): string | null {
  const path = navigator.pathOf(name)
  return path !== null && search ? `${path}?${search}` : path
}

/** True when the account's menu includes the screen: links to others are rendered as plain text. */
export function canGo(name: ScreenName): boolean {
  return navigator.pathOf(name) !== null
}

/** True when the account may change what the screen shows: buttons that write are rendered only then. */
export function canOperate(name: ScreenName): boolean {
  return navigator.mayOperate(name)
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
 * The target as an internal path, or null: a redirect to another site is dropped. Uses the browser's own URL parser,
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
