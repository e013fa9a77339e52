import { applyStoredLook } from '#app/theme/look'

// Runs before the first paint, so it is a script of its own of a few hundred bytes: it chooses the look and the frame.

const SIGN_IN = /^\/(login|loginSupplier)\/?$/
const BARE =
  /^\/(deliverPreview|settlementPreview|orderPreview|differencePreview|403|500|forgetPassword|SignUp|shopEntry|supplierEntry)\/?$/

applyStoredLook()
const { pathname } = window.location
const isSignedIn = localStorage.getItem('userInfoSeller') !== null
const frame = BARE.test(pathname) ? 'bare' : isSignedIn && !SIGN_IN.test(pathname) ? 'shell' : 'sign-in'
document.documentElement.dataset.frame = frame
if (frame === 'shell') preloadShell()

/** Starts loading the shell's code, whose files the build names in the head. */
function preloadShell() {
  const files = document.querySelector<HTMLMetaElement>('meta[name="shell"]')?.content.split(' ') ?? []
  for (const href of files.filter(Boolean)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
}
