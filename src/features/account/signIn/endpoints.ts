import { getValue, optional, post, postForm } from '#shared/endpoint'

const PASSPORT = '/api/store/passport/login'

/** Calls that begin and end a session. */
export const signInEndpoints = {
  captcha: getValue('/api/gd-auth/captcha'),
  verifyCode: getValue('/api/gd-auth/getVerifyCodeSupplier/{kind}'),
  /** The plain variant's sign-in, by password or SMS code. */
  token: { ...post('/api/gd-auth/supplierToken'), fixed: { scope: 'all', type: 'account' } },
  /** The material variant's sign-in. */
  byPassword: postForm(`${PASSPORT}/userLogin`),
  bySms: postForm(`${PASSPORT}/smsLogin`),
  signOut: postForm(`${PASSPORT}/logout`),
  /** The plain variant's sign-out; without it the tokens of the ended session live on until they expire. */
  ...optional('endSession', { endSession: post('/api/gd-auth/logout') }),
  /** The shop of the signed-in supplier, whose settings also name the user. */
  shop: getValue('/api/store/settings/storeSettings'),
}
