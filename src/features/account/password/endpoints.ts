import { postForm } from '#shared/endpoint'

const PASSPORT = '/api/store/passport/login'

/** Calls about a forgotten or changed password. */
export const passwordEndpoints = {
  verifyPhone: postForm(`${PASSPORT}/resetByMobile`),
  reset: postForm(`${PASSPORT}/resetPassword`),
  change: postForm(`${PASSPORT}/modifyPass`),
}
