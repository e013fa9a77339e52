import { getValue, post } from '#shared/endpoint'

const PREFERENCE = '/api/store/member/user/preference'

/** Calls about the signed-in user's own settings. */
export const preferenceEndpoints = {
  own: getValue(PREFERENCE),
  save: post(PREFERENCE),
}
