import { Modal } from 'antd'
import {
  Activity,
  createElement,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import type { ResolvedMenu } from '#app/menu'
import type { PageDef } from '#app/pages'
import { componentOf, screens } from '#app/screens'
import { aliveKeys, panelId, type Tab, tabId, useTabs } from '#app/tabs'
import { ActHost } from '#shared/act/ActHost'
import { useDirtyTabs } from '#shared/dirtyForms'
import { TabContext } from '#shared/tab'
import { askOnce, PageModalContext } from '#shared/ui/pageModal'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorPage } from './ErrorPage'
import { PageSkeleton } from './PageSkeleton'
import { progress } from './progress'
import styles from './TabHost.module.css'
import { useFocusOnPage } from './useFocusOnPage'
import type { TabRouting } from './useTabRouting'

/**
 * Renders every open tab, the active one visible and the others hidden: hidden pages keep input, filters and scroll
 * position, run no effects and send no requests.
 */
export function TabHost({ menu, routing }: { menu: ResolvedMenu; routing: TabRouting }) {
  const tabs = useTabs((state) => state.tabs)
  const dirty = useDirtyTabs()
  const routes = useMemo(() => toRouteObjects(menu), [menu])
  const known = new Map(menu.routes.map((route) => [route.path, route]))
  const alive = aliveKeys(tabs, dirty)
  const { current, activeKey } = routing
  useNavigationProgress(activeKey)
  useFocusOnPage(activeKey)
  return (
    <>
      {!current?.page && <NoPage menu={menu} routing={routing} />}
      {tabs.map((tab) => {
        const isActive = tab.key === activeKey
        const isKept = alive.has(tab.key) && known.get(tab.path)?.keepAlive && known.get(tab.path)?.page
        if (!isActive && (!isKept || tab.seenAt === 0)) return null
        return <TabPane key={`${tab.key}@${tab.version}`} tab={tab} routes={routes} isActive={isActive} />
      })}
    </>
  )
}

type PaneProps = { tab: Tab; routes: RouteObject[]; isActive: boolean }

const TabPane = memo(TabPaneInner, (before, after) => {
  const isSame = before.isActive === after.isActive && before.routes === after.routes
  return isSame && before.tab.search === after.tab.search && before.tab.path === after.tab.path
})

function TabPaneInner({ tab, routes, isActive }: PaneProps) {
  const location = useMemo(
    () => ({ pathname: tab.path, search: tab.search, hash: '', state: null, key: tab.key }),
    [tab.path, tab.search, tab.key],
  )
  const page = useRoutes(routes, location)
  const setTitle = useCallback((title: string) => nameTab(tab.key, title), [tab.key])
  const context = useMemo(
    () => ({ key: tab.key, identity: identityOf(tab.name, tab.search), isActive, setTitle }),
    [tab.key, tab.name, tab.search, isActive, setTitle],
  )
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'}>
      <ScrollPane tabKey={tab.key}>
        <TabContext value={context}>
          <ErrorBoundary>
            <PageModals>
              <ActHost>
                <Suspense fallback={<PageSkeleton />}>{page}</Suspense>
              </ActHost>
            </PageModals>
          </ErrorBoundary>
        </TabContext>
      </ScrollPane>
    </Activity>
  )
}

/** Confirmations of a page render inside it, so that they hide with it when another tab is selected. */
function PageModals({ children }: { children: React.ReactNode }) {
  const [api, holder] = Modal.useModal()
  const modal = useMemo(() => askOnce(api), [api])
  return (
    <PageModalContext value={modal}>
      {children}
      {holder}
    </PageModalContext>
  )
}

/**
 * A page's scroll container. Browsers other than Chromium may lose a hidden container's position, so it is restored.
 */
function ScrollPane({ tabKey, children }: { tabKey: string; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const top = useRef(0)
  useLayoutEffect(() => {
    if (box.current && top.current > 0) box.current.scrollTop = top.current
  }, [])
  return (
    <div
      ref={box}
      role="tabpanel"
      id={panelId(tabKey)}
      aria-labelledby={tabId(tabKey)}
      className={styles.pane}
      onScroll={(event) => {
        if (event.target === event.currentTarget) top.current = event.currentTarget.scrollTop
      }}
    >
      {children}
    </div>
  )
}

/** The address has no page: it redirects, is forbidden to this account, or does not exist. */
function NoPage({ menu, routing }: { menu: ResolvedMenu; routing: TabRouting }) {
  const { pathname } = window.location
  if (pathname === '/') return <Navigate to="/home" replace />
  if (routing.current?.redirect) return <Navigate to={routing.current.redirect} replace />
  const isForbidden = !routing.current && menu.forbidden.has(pathname)
  return (
    <div className={styles.pane}>
      <ErrorPage status={isForbidden ? '403' : '404'} />
    </div>
  )
}

function useNavigationProgress(activeKey: string) {
  const isFirst = useRef(true)
  useEffect(() => {
    if (!activeKey) return
    // The browser shows the progress of the first page itself, and the bar makes it lay out the page twice.
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    progress.start()
    const frame = requestAnimationFrame(() => progress.done())
    return () => cancelAnimationFrame(frame)
  }, [activeKey])
}

function toRouteObjects(menu: ResolvedMenu): RouteObject[] {
  return menu.routes.flatMap(({ path, page }) => (page ? [{ path, element: <Screen page={page} /> }] : []))
}

/** Looks its component up at each render: after a failed load, a retry has a new one. */
function Screen({ page }: { page: PageDef }) {
  return createElement(componentOf(page))
}

function identityOf(name: string, search: string): string[] {
  const query = new URLSearchParams(search)
  return (screens.pages.find((page) => page.name === name)?.id ?? []).map((key) => query.get(key) ?? '')
}

function nameTab(key: string, title: string) {
  useTabs.setState(({ tabs }) => ({
    tabs: tabs.map((tab) => (tab.key === key && tab.title !== title ? { ...tab, title } : tab)),
  }))
}
