import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App as AntApp, ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { currentLang } from '../shared/i18n'
import { openDesk } from './errorDesk'
import { ErrorBoundary } from './layout/ErrorBoundary'
import { Router } from './router'
import { SignInDialog } from './SignInDialog'
import { theme } from './theme'
import './app.css'

/** Providers around the whole product. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <Providers queryClient={queryClient}>
      <ErrorBoundary>
        <BrowserRouter>
          <Router />
          <SignInDialog />
        </BrowserRouter>
      </ErrorBoundary>
    </Providers>
  )
}

/** Language, theme, server cache and the error desk, without the routes. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  useTranslation()
  return (
    <ConfigProvider
      locale={currentLang() === 2 ? enUS : zhCN}
      theme={theme}
      form={{ validateMessages: { required: ' ' } }}
      button={{ autoInsertSpace: false }}
    >
      <AntApp message={{ maxCount: 3 }}>
        <QueryClientProvider client={queryClient}>
          <Desk />
          {children}
        </QueryClientProvider>
      </AntApp>
    </ConfigProvider>
  )
}

function Desk() {
  const { message, modal } = AntApp.useApp()
  useEffect(() => openDesk({ message, modal }), [message, modal])
  return null
}
