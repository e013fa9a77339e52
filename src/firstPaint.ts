import { isOldBrowser, sayOldBrowser } from '#app/release/oldBrowser'
import { applyStoredLook } from '#app/theme/look'
import { isIdleOver } from '#shared/idle'
import { storedSite } from '#shared/site/settings'
import { currentPath } from '#shared/sitePath'
import { localStore } from '#shared/storage/webStorage'

// The first-paint script: a classic script of a few hundred bytes that sets the look and the placeholder of the shell.

const SIGN_IN = /^\/(login|loginSupplier)\/?$/
const BARE = /^\/(\w+Preview|403|500|forgetPassword|SignUp|shopEntry|supplierEntry|sso)\/?$/

if (isOldBrowser()) sayOldBrowser()
else showFrame()

function showFrame() {
  applyStoredLook()
  colour(storedSite().css)
  const pathname = currentPath()
  const isSignedIn = localStore.get('userInfoSeller') !== null && !isIdleOver()
  const frame = BARE.test(pathname) ? 'bare' : isSignedIn && !SIGN_IN.test(pathname) ? 'shell' : 'sign-in'
  document.documentElement.dataset.frame = frame
  if (frame === 'shell') preloadShell()
}

/** Shows the site's own brand colour, as it was read last. Browsers that cannot show it here get it with the start. */
function colour(css: string) {
  if (css === '' || !('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/** Starts loading the shell's code, whose files the build names in the head. */
function preloadShell() {
  const files = document.querySelector<HTMLMetaElement>('meta[name="shell"]')?.content.split(' ') ?? []
  for (const href of files.filter(Boolean)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
}
