import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { afterFirstPage } from '#app/afterFirstPage'
import { MenuFailure } from '#app/menu/MenuFailure'
import { Sider } from '#app/menu/Sider'
import { prepareMenu, useMenu } from '#app/menu/useMenu'
import { useMenuFolded } from '#app/menu/useMenuFolded'
import { followUserPrefs } from '#app/session/userPrefs'
import { tabId } from '#app/tabs/tabs'
import { useLater } from '#app/useLater'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { rendered } from '#shared/list/lazyAfterRows'
import { refusedPlaces, subscribeRefusals } from '#shared/storage/refusal'
import { HeaderBar } from './HeaderBar'
import styles from './Layout.module.css'
import { OfflineBanner } from './OfflineBanner'
import { PageSkeleton } from './PageSkeleton'
import { ScreenKeys } from './ScreenKeys'
import { TabBar } from './TabBar'
import { TabHost } from './TabHost'
import { CONTENT_ID, focusContent } from './useFocusOnPage'
import { openAddress, useTabRouting } from './useTabRouting'

const StorageBanner = lazyWithRetry(() => import('./StorageBanner'))
const UnknownMenuBanner = lazyWithRetry(() => import('#app/menu/UnknownMenuBanner'))
const loadVersionBanner = () => import('#app/release/VersionBanner')

/** Prepares the shell's first render: with its menu and the tab of the address it renders complete at once. */
export async function prepare(client: QueryClient): Promise<void> {
  openAddress(await prepareMenu(client))
}

/** Loads after the first rows; without it all works, but less is said and nothing kept to find again. */
function assist(client: QueryClient) {
  let isOver = false
  let end = () => {}
  const start = async () => {
    await rendered()
    const { startAssistance } = await import('#app/startAssistance')
    if (!isOver) end = startAssistance(client)
  }
  start().catch(() => undefined)
  return () => {
    isOver = true
    end()
  }
}

/** The shell around every screen of the back office: menu, header, tabs, pages. */
export default function Layout() {
  const { t } = useTranslation()
  const state = useMenu()
  const [isCollapsed, setCollapsed] = useMenuFolded()
  const menu = state.status === 'ready' ? state.menu : null
  const routing = useTabRouting(menu)
  const queryClient = useQueryClient()
  const VersionBanner = useLater(loadVersionBanner)
  const refused = useSyncExternalStore(subscribeRefusals, refusedPlaces)
  useEffect(() => followUserPrefs(queryClient), [queryClient])
  useEffect(() => watchIdleLater(queryClient), [queryClient])
  useEffect(() => assist(queryClient), [queryClient])
  return (
    <div className={styles.shell}>
      <a
        className={styles.skipLink}
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          // Navigation goes through the tabs, which set the address.
          event.preventDefault()
          focusContent()
        }}
      >
        {t('跳到正文')}
      </a>
      <ScreenKeys />
      <Sider state={state} trail={routing.trail} isCollapsed={isCollapsed} onCollapse={setCollapsed} />
      <div className={styles.column}>
        <HeaderBar trail={routing.trail} activeKey={routing.activeKey} entries={menu?.entries ?? []} />
        <TabBar routing={routing} />
        <OfflineBanner />
        <VersionBanner />
        {refused && (
          <Suspense fallback={null}>
            <StorageBanner places={refused} />
          </Suspense>
        )}
        {menu && menu.unknown.length > 0 && (
          <Suspense fallback={null}>
            <UnknownMenuBanner menu={menu} />
          </Suspense>
        )}
        <main className={styles.content} id={CONTENT_ID} tabIndex={-1} aria-labelledby={tabId(routing.activeKey)}>
          {state.status === 'ready' && <TabHost menu={state.menu} routing={routing} />}
          {state.status === 'waiting' && <PageSkeleton />}
          {state.status === 'failed' && <MenuFailure retry={state.retry} />}
        </main>
      </div>
    </div>
  )
}

/** Watches for idle users once the first page is there. */
function watchIdleLater(queryClient: QueryClient): () => void {
  const watch = () => import('#app/session/idleSignOut').then((module) => module.watchIdle(queryClient))
  return afterFirstPage(queryClient, () => void watch().catch(() => undefined))
}
