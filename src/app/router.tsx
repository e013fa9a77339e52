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

/** Full-window screens; everything else renders the shell. The access rules run first. */
export function Router() {
  const location = useLocation()
  const userId = useSession((session) => session.user?.userId)
  const isLoggedIn = userId !== undefined
  const access = accessTo(location.pathname + location.search, isLoggedIn, currentVariant().id)
  if (!access.allow) {
    // Avoids an empty window during the redirect.
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

/** A full-window error page. */
function ErrorMain({ status }: { status: '403' | '404' | '500' }) {
  return (
    <main>
      <ErrorPage status={status} />
    </main>
  )
}

/** The path requested before sign-in, internal paths only. */
function wanted(search: string): string {
  return internalPath(new URLSearchParams(search).get('redirect')) ?? '/home'
}
