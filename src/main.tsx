import { createRoot } from 'react-dom/client'
import { App } from '#app/App'
import { followChanges } from '#app/changes'
import { reloadOnDeadChunk } from '#app/deadChunk'
import { showNotice } from '#app/errorDesk'
import { createQueryClient } from '#app/queryClient'
import { startSessionDesk } from '#app/sessionDesk'
import { applyStoredLook } from '#app/theme/look'
import { applyPalette } from '#app/theme/palette'
import { startTheme } from '#app/theme/theme'
import { guardWindowClose } from '#shared/dirtyForms'
import { startI18n } from '#shared/i18n'
import { onNotify } from '#shared/notify'
import { loadPrefs } from '#shared/prefs'
import { followOtherTabs } from '#shared/session'
import '#app/theme/base.css'

applyStoredLook()
applyPalette()
reloadOnDeadChunk()
await Promise.all([startI18n(), loadPrefs()])
const queryClient = createQueryClient()
startSessionDesk(queryClient)
followOtherTabs()
startTheme()
followChanges(queryClient)
guardWindowClose()
onNotify((text) => showNotice(text, 'success'))
createRoot(document.getElementById('root') as HTMLElement).render(<App queryClient={queryClient} />)
