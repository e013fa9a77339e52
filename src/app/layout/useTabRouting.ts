import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type MenuEntry, type MenuRoute, type ResolvedMenu, rightsOf } from '#app/menu/menu'
import {
  closeTab as closeOne,
  closeTabs,
  HOME_KEY,
  keysToClose,
  openTab,
  restoreTabs,
  storedTabs,
  tabKey,
  togglePin,
  useTabs,
  withClosed,
  withoutOldest,
} from '#app/tabs/tabs'
import { noteVisit } from '#shared/diagnosis/incident'
import { dirtyForms, forgetTab } from '#shared/dirtyForms'
import { type Navigator, setNavigator } from '#shared/navigation'
import { getSession } from '#shared/session'
import { currentPath } from '#shared/sitePath'
import { localStore } from '#shared/storage/webStorage'

const NO_TRAIL: MenuEntry[] = []
const STORE_KEY = 'pageOpenedList'

/** The shell's view of the current address. */
export type TabRouting = {
  /** The route of the address; null while the menu is loading or without a matching route. */
  current: MenuRoute | null
  activeKey: string
  trail: MenuEntry[]
  activate: (key: string) => void
  close: (key: string) => void
  closeMany: (key: string, command: 'others' | 'all' | 'left' | 'right') => void
  refresh: (key: string) => void
  togglePin: (key: string) => void
}

/** Keeps tabs and address in sync: the address selects the active tab, the tabs decide where closing leads. */
export function useTabRouting(menu: ResolvedMenu | null): TabRouting {
  const { pathname, search, key: visit } = useLocation()
  const navigate = useNavigate()
  const current = useMemo(() => routeAt(menu, pathname), [menu, pathname])
  const page = current?.page ?? null
  const activeKey = page ? tabKey(page.name, page.id, search) : ''

  useLayoutEffect(restoreForUser, [])
  // Again on each visit: a tab may be closed and its own address opened at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => openRoute(current, search), [current, search, visit])

  useEffect(() => {
    // `openAddress` has opened the address's tab before the first render.
    storeTabs()
    return useTabs.subscribe(storeTabs)
  }, [])

  const activate = useCallback(
    (key: string) => {
      const tab = useTabs.getState().tabs.find((one) => one.key === key)
      navigate(tab ? tab.path + tab.search : '/home')
    },
    [navigate],
  )

  const apply = useCallback(
    (next: Pick<ReturnType<typeof useTabs.getState>, 'tabs' | 'activeKey'>) => {
      const before = useTabs.getState()
      for (const tab of before.tabs) if (!next.tabs.some((one) => one.key === tab.key)) forgetTab(tab.key)
      useTabs.setState({ ...next, closed: withClosed(before.closed, before.tabs, next.tabs) })
      if (next.activeKey !== before.activeKey) activate(next.activeKey)
    },
    [activate],
  )

  const close = useCallback(
    (key: string) => apply(closeOne(useTabs.getState().tabs, key, useTabs.getState().activeKey)),
    [apply],
  )

  const closeMany = useCallback(
    (key: string, command: 'others' | 'all' | 'left' | 'right') => {
      const { tabs, activeKey: active } = useTabs.getState()
      apply(closeTabs(tabs, keysToClose(tabs, key, command), active, key))
    },
    [apply],
  )

  const refresh = useCallback((key: string) => {
    forgetTab(key)
    useTabs.setState(({ tabs }) => ({
      tabs: tabs.map((tab) => (tab.key === key ? { ...tab, version: tab.version + 1 } : tab)),
    }))
  }, [])

  const navigator = useMemo<Navigator>(
    () => ({
      ...rightsOf(menu),
      navigate: (to, options) => navigate(to, options),
      closeTab: (key = useTabs.getState().activeKey) => close(key),
      isOnScreen,
      setSearch: (key, search) =>
        useTabs.setState(({ tabs }) => ({ tabs: tabs.map((tab) => (tab.key === key ? { ...tab, search } : tab)) })),
    }),
    [menu, navigate, close],
  )
  // Set during render: pages look up paths while rendering, which is before any effect of the shell.
  setNavigator(navigator)
  useLayoutEffect(() => setNavigator(navigator), [navigator])

  const owner = useTabs(({ tabs }) => tabs.find(({ key }) => key === activeKey)?.owner ?? '')
  const trail = page ? (menu?.trails.get(owner) ?? menu?.trails.get(page.name) ?? NO_TRAIL) : NO_TRAIL
  return { current, activeKey, trail, activate, close, closeMany, refresh, togglePin: pin }
}

function pin(key: string): void {
  useTabs.setState(({ tabs }) => ({ tabs: togglePin(tabs, key) }))
}

/** Opens the tab that was closed last again, as it was. */
export function reopenClosed(navigate: (to: string) => void): void {
  const { closed, tabs } = useTabs.getState()
  const last = closed.find(({ key }) => !tabs.some((tab) => tab.key === key))
  if (!last) return
  // A restored tab of the same identity keeps its title until its page sets it, and whether it was pinned.
  useTabs.setState({ tabs: [...tabs, ...restoreTabs([last])], closed: closed.filter((one) => one !== last) })
  navigate(last.path + last.search)
}

/** Opens the tab of the window's address, so that the first render already shows its page. */
export function openAddress(menu: ResolvedMenu | null): void {
  restoreForUser()
  openRoute(routeAt(menu, currentPath()), window.location.search)
}

function openRoute(route: MenuRoute | null, search: string) {
  if (!route?.page) return
  const { name, id } = route.page
  // Feedback names the last visited page, so its own page is not recorded.
  if (name !== 'feedback') noteVisit(route.path + search)
  const key = tabKey(name, id, search)
  const { tabs, activeKey } = useTabs.getState()
  const isShown = key === activeKey && tabs.some((tab) => tab.key === key && tab.search === search && tab.seenAt > 0)
  if (isShown) return
  const opened = { key, name, path: route.path, search, seenAt: Date.now() }
  const dirty = new Set(dirtyForms().map(({ tabKey }) => tabKey))
  useTabs.setState({ tabs: withoutOldest(openTab(tabs, opened), dirty, key), activeKey: key })
}

function routeAt(menu: ResolvedMenu | null, pathname: string): MenuRoute | null {
  return menu?.routes.find((route) => route.path === trimSlash(pathname)) ?? null
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

/** Tabs are stored with their owner and discarded for another user. */
function restoreForUser() {
  const userId = getSession().user?.userId ?? ''
  if (useTabs.getState().userId === userId) return
  const home = { key: HOME_KEY, name: HOME_KEY, path: '/home', search: '', title: '', version: 0, seenAt: 0 }
  const stored = readStored(userId)
  const restored = restoreTabs(stored?.tabs).filter((tab) => tab.key !== HOME_KEY)
  const closed = storedTabs(restoreTabs(stored?.closed))
  useTabs.setState({ userId, tabs: [home, ...restored], activeKey: HOME_KEY, closed })
}

function readStored(userId: string): { tabs?: unknown; closed?: unknown } | null {
  try {
    const stored = JSON.parse(localStore.get(STORE_KEY) ?? 'null')
    return stored?.userId === userId ? stored : null
  } catch {
    return null
  }
}

function storeTabs() {
  const { userId, tabs, closed } = useTabs.getState()
  if (getSession().user?.userId !== userId) return
  localStore.set(STORE_KEY, JSON.stringify({ userId, tabs: storedTabs(tabs), closed }))
}

/** Whether a tab is on screen, judged by the address, which changes before the next page renders. */
function isOnScreen(key: string): boolean {
  const { tabs, activeKey } = useTabs.getState()
  return key === activeKey && tabs.find((tab) => tab.key === key)?.path === currentPath()
}
