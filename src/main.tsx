import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App'
import { followChanges } from '#app/changes'
import { showNotice } from '#app/errorDesk'
import type { Contents } from '#app/pages'
import { createQueryClient } from '#app/queryClient'
import { prepareRoute } from '#app/router'
import { openScreens } from '#app/screens'
import { startSessionDesk } from '#app/sessionDesk'
import { startTheme } from '#app/theme/theme'
import { guardWindowClose } from '#shared/dirtyForms'
import { type EnglishFiles, startI18n } from '#shared/i18n'
import { onNotify } from '#shared/notify'
import { loadPrefs } from '#shared/prefs'
import { followOtherTabs } from '#shared/session'

/** Boot order, nothing else; called by the entry with the table of contents and the English texts. */
export async function start(contents: Contents, english: EnglishFiles): Promise<void> {
  openScreens(contents)
  await Promise.all([startI18n(english), loadPrefs()])
  const queryClient = createQueryClient()
  startSessionDesk(queryClient)
  followOtherTabs()
  startTheme()
  followChanges(queryClient)
  guardWindowClose()
  await prepareRoute(window.location.pathname.replace(/(.)\/+$/, '$1'), queryClient)
  onNotify((text) => showNotice(text, 'success'))
  const root = createRoot(document.getElementById('root') as HTMLElement)
  // As a transition, the first render is done in slices: the page reacts meanwhile.
  startTransition(() => root.render(<App queryClient={queryClient} />))
}
