import type { QueryClient } from '@tanstack/react-query'
import { createElement, Suspense, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { ErrorPage } from '#app/layout/ErrorPage'
import { internalPath } from '#shared/navigation'
import { readAhead } from '#shared/resource'
import type { BarePage, PageDef } from '#shared/screen/screen'
import { getSession, isLoggedIn, useSession } from '#shared/session'
import { PageLoading } from '#shared/ui/PageLoading'
import { currentVariant } from '#shared/variant'
import { accessTo, loginPathOf } from './access'
import { isOffered } from './isOffered'
import { prefetchArg } from './prefetchArg'
import { componentOf, loadScreen, screens } from './screens'

const shell = { load: () => import('#app/layout/Layout') }
const printFrame = { load: () => import('#app/layout/PrintFrame') }

/**
 * How long the first render waits for the data of the screen, ms: with data, the page renders once instead of twice.
 */
const DATA_MS = 300

/** Loads what the first render needs: the screen's code and data, and the shell with its menu. */
export async function prepareRoute(pathname: string, client: QueryClient): Promise<void> {
  const bare = [...screens.publicPages, ...screens.printPages].find(({ path }) => path === pathname)
  const page = bare ?? screens.pages.find(({ path }) => path === pathname)
  const access = accessTo(pathname, isLoggedIn(), currentVariant().id, isApplicant())
  if (!access.allow) return
  const loads: Promise<unknown>[] = page ? [prepareScreen(page, client)] : []
  const isPrint = screens.printPages.some(({ path }) => path === pathname)
  if (isPrint || !bare) {
    const frame = isPrint ? printFrame : shell
    loads.push(
      loadScreen(frame),
      frame.load().then(({ prepare }) => prepare(client)),
    )
  }
  await Promise.allSettled(loads)
}

async function prepareScreen(page: BarePage | PageDef, client: QueryClient): Promise<void> {
  const { prepare } = await loadScreen(page)
  await prepare?.(client)
  const arg = 'drawers' in page ? prefetchArg(page, new URLSearchParams(window.location.search)) : null
  if (arg === null || !('prefetch' in page) || !page.prefetch) return
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, DATA_MS))
  await Promise.race([readAhead(client, page.prefetch, arg), tooLong])
}

/** Full-window screens; everything else renders the shell. The access rules run first. */
export function Router() {
  const location = useLocation()
  const userId = useSession((session) => session.user?.userId)
  // Re-render when an application is approved, because the access rules change.
  useSession((session) => session.user?.isApplicant)
  const isSignedIn = userId !== undefined
  const { id, sharedPc } = currentVariant()
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  const access = accessTo(location.pathname + location.search, isSignedIn, id, isApplicant())
  if (!access.allow) {
    // The next user of a shared computer does not open the page of the one who left.
    const isLeft = sharedPc && wasSignedIn && !isSignedIn
    const target = access.redirect === '/home' ? wanted(location.search) : access.redirect
    // Avoids an empty window during the redirect.
    return (
      <>
        <PageLoading />
        <Navigate to={isLeft ? loginPathOf(id) : target} replace />
      </>
    )
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        {screens.publicPages.map(pageRoute)}
        <Route element={createElement(componentOf(printFrame), { key: userId })}>
          {screens.printPages.map(pageRoute)}
        </Route>
        <Route path="/403" element={<ErrorMain status="403" />} />
        <Route path="/500" element={<ErrorMain status="500" />} />
        <Route
          path="*"
          element={isSignedIn ? createElement(componentOf(shell), { key: userId }) : <ErrorPage status="404" />}
        />
      </Routes>
    </Suspense>
  )
}

function pageRoute(page: BarePage) {
  const element = isOffered(page) ? createElement(componentOf(page), { key: page.name }) : <ErrorMain status="404" />
  return <Route key={page.name} path={page.path} element={element} />
}

function isApplicant(): boolean {
  return getSession().user?.isApplicant === true
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
