import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { ErrorBoundary } from '#app/layout/ErrorBoundary'
import { useNotifierWanted } from '#app/notifications/notifications'
import { useSignInDialog } from '#app/session/sessionExpiry'
import { antdTheme } from '#app/theme/antdTheme'
import { useTheme } from '#app/theme/theme'
import { antdLocale } from '#shared/i18n'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { siteSettings } from '#shared/site/settings'
import { siteUrl } from '#shared/sitePath'
import { Router } from './router'

const loadNotifications = () => import('./NotificationHost')
const NotificationHost = lazyWithRetry(loadNotifications)
const SignInDialog = lazyWithRetry(() => import('#app/session/SignInDialog'))
const Watermark = lazyWithRetry(() => import('#shared/watermark/Watermark'))

/** Delay after the first page, ms: preloads the notifications, so that they can be shown when the network fails. */
const NOTIFICATIONS_LOAD_AFTER_MS = 5000

/** Providers around the whole product. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const isSignInOpen = useSignInDialog((state) => state.dialog !== null)
  return (
    <Providers queryClient={queryClient}>
      <ErrorBoundary>
        <BrowserRouter basename={siteUrl('')}>
          <Router />
          <Suspense fallback={null}>
            {isSignInOpen && <SignInDialog />}
            {siteSettings().watermark && <Watermark />}
          </Suspense>
        </BrowserRouter>
      </ErrorBoundary>
    </Providers>
  )
}

/** Language, theme, query cache and notifications, without the routes. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  const isNotifierWanted = useNotifierWanted((state) => state.isWanted)
  const look = useTheme((state) => antdTheme(state.mode, state.density))
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadNotifications().catch(() => undefined)
      // A print page has no shell to watch for idle users.
      void import('#app/session/idleSignOut').then((module) => module.watchIdle(queryClient)).catch(() => undefined)
    }, NOTIFICATIONS_LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [queryClient])
  return (
    <ConfigProvider locale={useAntLocale()} theme={look} button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={queryClient}>
        {isNotifierWanted && (
          <Suspense fallback={null}>
            <NotificationHost />
          </Suspense>
        )}
        {children}
      </QueryClientProvider>
    </ConfigProvider>
  )
}

/** antd's own texts follow the language. */
function useAntLocale() {
  useTranslation()
  // Always pass a locale: toggling it would remount the tree, and with it every open form.
  return antdLocale() ?? zhCN
}
