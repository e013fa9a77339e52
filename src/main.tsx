import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler'
import { App } from '#app/App'
import { followChanges } from '#app/changes'
import { languages } from '#app/languages'
import { showNotice } from '#app/notifications/notifications'
import { createQueryClient } from '#app/queryClient'
import { watchLostFiles } from '#app/release/lostFiles'
import { prepareRoute } from '#app/router'
import { openScreens } from '#app/screens'
import { startSessionExpiry } from '#app/session/sessionExpiry'
import { startTheme } from '#app/theme/theme'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { watchFailures } from '#shared/diagnosis/ring'
import { guardWindowClose } from '#shared/dirtyForms'
import { startI18n } from '#shared/i18n'
import { isIdleOver } from '#shared/idle'
import { onNotify } from '#shared/notify'
import { loadPrefs } from '#shared/prefs'
import type { ProductScreens } from '#shared/screen/screen'
import { followOtherTabs, isLoggedIn } from '#shared/session'
import { currentPath } from '#shared/sitePath'
import { currentVariant } from '#shared/variant'

/** Depth of stack traces, as in Chromium. */
const STACK_DEPTH = 10
/** Slices of the first render per second: short enough to avoid long tasks, few enough for a slow machine. */
const SLICES_PER_S = 30
/** Duration of the start-up setting, ms; later renders yield every 5 ms, the default. */
const START_MS = 5000

/** The boot order and nothing else; called by the entry with all screens. */
export async function start(all: ProductScreens): Promise<void> {
  Error.stackTraceLimit = STACK_DEPTH
  watchFailures()
  watchLostFiles()
  openScreens(all)
  setCapabilities(currentVariant().capabilities)
  await Promise.all([startI18n(languages), loadPrefs()])
  const queryClient = createQueryClient()
  startSessionExpiry(queryClient)
  followOtherTabs()
  startTheme()
  followChanges(queryClient)
  guardWindowClose()
  if (isLoggedIn() && isIdleOver()) {
    const idle = await import('#app/session/idleSignOut')
    await idle.endIdleSession(queryClient)
  }
  await prepareRoute(currentPath().replace(/(.)\/+$/, '$1'), queryClient)
  onNotify(showNotice)
  const root = createRoot(document.getElementById('root') as HTMLElement)
  forceFrameRate(SLICES_PER_S)
  setTimeout(() => forceFrameRate(0), START_MS)
  // A transition renders in slices, so that the page stays responsive.
  startTransition(() => root.render(<App queryClient={queryClient} />))
  const { reportDsn } = currentVariant()
  if (reportDsn) setTimeout(() => void report(reportDsn).catch(() => undefined), START_MS)
}

/**
 * Reports failures once the first screen is there: those before it, too. Without an address the code is never loaded.
 */
async function report(dsn: string): Promise<void> {
  const { startReport } = await import('#app/report/startReport')
  startReport(dsn)
}
