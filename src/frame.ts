import { applyStoredLook } from '#app/theme/look'

// Runs before the first paint, so it is a script of its own of a few hundred bytes: it chooses the look and the frame.

const SIGN_IN = /^\/(login|loginSupplier)\/?$/
const BARE = /^\/(deliverPreview|settlementPreview|403|500|forgetPassword|SignUp|shopEntry|supplierEntry)\/?$/

applyStoredLook()
const { pathname } = window.location
const isSignedIn = localStorage.getItem('userInfoSeller') !== null
const frame = BARE.test(pathname) ? 'bare' : isSignedIn && !SIGN_IN.test(pathname) ? 'shell' : 'sign-in'
document.documentElement.dataset.frame = frame
