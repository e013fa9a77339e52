import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { ErrorPage } from '#app/layout/ErrorPage'
import { PageSkeleton } from '#app/layout/PageSkeleton'
import { internalPath } from '#shared/navigation'
import { useSession } from '#shared/session'
import { currentVariant } from '#shared/variant'
import { accessTo } from './access'
import { printPages, publicPages } from './pages'

const Layout = lazy(() => import('#app/layout/Layout'))

/** Screens that are the whole window; everything else renders the shell. The access rules come before all of them. */
export function Router() {
  const location = useLocation()
  const userId = useSession((session) => session.user?.userId)
  const isLoggedIn = userId !== undefined
  const access = accessTo(location.pathname + location.search, isLoggedIn, currentVariant().id)
  if (!access.allow) {
    // The way there takes a moment, in which the window must not be empty.
    return (
      <>
        <PageSkeleton />
        <Navigate to={access.redirect === '/home' ? wanted(location.search) : access.redirect} replace />
      </>
    )
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        {[...publicPages, ...printPages].map(({ name, path, Page }) => (
          <Route key={name} path={path} element={<Page key={name} />} />
        ))}
        <Route path="/403" element={<ErrorMain status="403" />} />
        <Route path="/500" element={<ErrorMain status="500" />} />
        <Route path="*" element={isLoggedIn ? <Layout key={userId} /> : <ErrorPage status="404" />} />
      </Routes>
    </Suspense>
  )
}

/** An error page that is the whole window. */
function ErrorMain({ status }: { status: '403' | '404' | '500' }) {
  return (
    <main>
      <ErrorPage status={status} />
    </main>
  )
}

/** After sign-in the wanted page follows, an internal path only. */
function wanted(search: string): string {
  return internalPath(new URLSearchParams(search).get('redirect')) ?? '/home'
}
