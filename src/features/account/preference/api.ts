import { nothing, recordOf } from '#domain/shape'
import { get, post } from '#shared/http/request'
import { action, call, defineResource } from '#shared/resource'
import { type Preference, preferenceSchema } from './model'

const OWN = '/api/store/member/user/preference'

/** The signed-in user's own settings. On a server without this endpoint, settings stay in the browser. */
export const preferences = defineResource('preference', {
  own: call((_: string, signal) => get(OWN, recordOf(preferenceSchema), {}, { signal })),
  save: action((preference: Preference) => post(OWN, nothing, preference)),
})
