import { getValue, optional, post } from '#shared/endpoint'

const PREFERENCE = '/api/store/member/user/preference'

/** Calls about the signed-in user's own settings. */
export const preferenceEndpoints = optional('preferences', {
  own: getValue(PREFERENCE),
  save: post(PREFERENCE),
  /** The settings of all lists, and one of them. */
  lists: getValue(`${PREFERENCE}/lists`),
  saveList: post(`${PREFERENCE}/lists`),
})
