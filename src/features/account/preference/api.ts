import { nothing, recordOf } from '#domain/shape'
import { get, post } from '#shared/http/request'
import { defineResource, mutation, query } from '#shared/resource'
import { type Preference, preferenceSchema } from './model'

const OWN = '/api/store/member/user/preference'

/** The signed-in user's own settings. On a server without this endpoint, settings stay in the browser. */
export const preferences = defineResource('preference', {
  own: query((_: string, signal) => get(OWN, recordOf(preferenceSchema), {}, { signal })),
  save: mutation((preference: Preference) => post(OWN, nothing, preference)),
})
