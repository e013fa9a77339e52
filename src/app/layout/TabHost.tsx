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
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { ResolvedMenu } from '#app/menu/menu'
import { componentOf, screens } from '#app/screens'
import { pageTitleOf } from '#app/tabs/pageTitleOf'
import { aliveKeys, panelId, type Tab, tabId, useTabs } from '#app/tabs/tabs'
import { ActionHost } from '#shared/action/ActionHost'
import { confirmOnce, PageModalContext } from '#shared/dialog/pageModal'
import { dirtyForms, forgetTab, useDirtyTabs } from '#shared/dirtyForms'
import type { PageDef } from '#shared/screen/screen'
import { TabActiveContext, TabContext } from '#shared/tab'
import textStyles from '#shared/ui/text.module.css'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorPage } from './ErrorPage'
import { PageAddress } from './PageAddress'
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
  const known = new Map(menu.routes.map((route) => [route.path, route]))
  const alive = aliveKeys(tabs, dirty)
  const { current, activeKey } = routing
  const { t } = useTranslation()
  const shown = current?.page && tabs.find(({ key }) => key === activeKey)
  useNavigationProgress(activeKey)
  useFocusOnPage(activeKey)
  return (
    <>
      {shown && <h1 className={`${styles.title} ${textStyles.spoken}`}>{pageTitleOf(shown, t)}</h1>}
      {!current?.page && <NoPage menu={menu} routing={routing} />}
      {tabs.map((tab) => {
        const isActive = tab.key === activeKey
        const { page, keepAlive } = known.get(tab.path) ?? {}
        const isKept = alive.has(tab.key) && keepAlive && tab.seenAt > 0
        if (!page || (!isActive && !isKept)) return null
        return <TabPane key={`${tab.key}@${tab.version}`} tab={tab} page={page} menu={menu} isActive={isActive} />
      })}
    </>
  )
}

type PaneProps = { tab: Tab; page: PageDef; menu: ResolvedMenu }

function TabPane({ isActive, ...pane }: PaneProps & { isActive: boolean }) {
  return (
    <Activity mode={isActive ? 'visible' : 'hidden'}>
      <ScrollPane tabKey={pane.tab.key}>
        <TabActiveContext value={isActive}>
          <PanePage {...pane} />
        </TabActiveContext>
      </ScrollPane>
    </Activity>
  )
}

/**
 * Re-renders only when its own address or the menu (which holds the permissions) changes, not when the page is shown or
 * hidden.
 */
const PanePage = memo(PanePageInner, (before, after) => {
  const isSame = before.page === after.page && before.menu === after.menu && before.tab.path === after.tab.path
  return isSame && before.tab.search === after.tab.search
})

function PanePageInner({ tab, page }: PaneProps) {
  const setTitle = useCallback((title: string) => changeTab(tab.key, { title }), [tab.key])
  const setOwner = useCallback((owner: string) => changeTab(tab.key, { owner }), [tab.key])
  const context = useMemo(
    () => ({ key: tab.key, identity: identityOf(tab.name, tab.search), setTitle, setOwner }),
    [tab.key, tab.name, tab.search, setTitle, setOwner],
  )
  const keepInput = useCallback(async () => {
    await Promise.all(dirtyForms(tab.key).map((form) => form.flush()))
    forgetTab(tab.key)
  }, [tab.key])
  return (
    <TabContext value={context}>
      <PageAddress path={tab.path} search={tab.search} tabKey={tab.key}>
        <ErrorBoundary beforeRetry={keepInput}>
          <PageModals>
            <ActionHost>
              <Suspense fallback={<PageSkeleton />}>
                <Screen page={page} />
              </Suspense>
            </ActionHost>
          </PageModals>
        </ErrorBoundary>
      </PageAddress>
    </TabContext>
  )
}

/** Confirmations of a page render inside it, so that they hide with it when another tab is selected. */
function PageModals({ children }: { children: React.ReactNode }) {
  const [api, holder] = Modal.useModal()
  const modal = useMemo(() => confirmOnce(api), [api])
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
    // The browser itself shows progress for the first page, and starting the bar there would cause a second layout.
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    progress.start()
    const frame = requestAnimationFrame(() => progress.done())
    return () => cancelAnimationFrame(frame)
  }, [activeKey])
}

/** Looks the component up at each render, because a retry after a failed load gets a new one. */
function Screen({ page }: { page: PageDef }) {
  return createElement(componentOf(page))
}

function identityOf(name: string, search: string): string[] {
  const query = new URLSearchParams(search)
  return (screens.pages.find((page) => page.name === name)?.id ?? []).map((key) => query.get(key) ?? '')
}

/** Sets what the page of a tab says of it. */
function changeTab(key: string, said: { title: string } | { owner: string }) {
  const isSaid = (tab: Tab) => Object.entries(said).every(([name, value]) => tab[name as keyof Tab] === value)
  useTabs.setState(({ tabs }) => ({
    tabs: tabs.map((tab) => (tab.key === key && !isSaid(tab) ? { ...tab, ...said } : tab)),
  }))
}
