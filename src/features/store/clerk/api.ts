import { nothing, pageOf, recordOf } from '#domain/shape'
import { isRecord } from '#domain/wire'
import { passwordHash } from '#shared/http/passwordHash'
import { get, postForm, putForm, remove } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { type ClerkPlace, clerkSchema, type NewClerk, personSchema } from './model'

const CLERK = '/api/store/clerk'
const person = recordOf(personSchema)

/** The people of the supplier who sign in. */
export const clerks = defineResource('clerk', {
  page: pagesBy((query: ListQuery, signal) => get(CLERK, pageOf(clerkSchema), query, { signal })),
  byId: query((id: string, signal) => get(`${CLERK}/${id}`, recordOf(clerkSchema), {}, { signal })),
  add: mutation(
    async ({ roles, password, ...clerk }: NewClerk) => {
      const hash = password && (await passwordHash(password))
      return postForm(CLERK, nothing, { ...clerk, roles: roles.join(), password: hash })
    },
    ['role', 'department'],
  ),
  change: mutation(
    ({ id, roles, ...place }: ClerkPlace & { id: string }) =>
      putForm(`${CLERK}/${id}`, nothing, { ...place, roles: roles.join() }),
    ['role', 'department', 'menu'],
  ),
  enable: mutation(({ id, status }: { id: string; status: boolean }) =>
    putForm(`${CLERK}/enable/${id}`, nothing, { status }),
  ),
  /** Resets to the fixed password that the server uses for everyone. */
  resetPassword: mutation((id: string) => postForm(`${CLERK}/resetPassword/${id}`, nothing, {})),
  drop: mutation((id: string) => remove(`${CLERK}/delByIds/${id}`, nothing), ['role', 'department']),
})

/**
 * Looks up the person with a mobile number; null for a new person.
 *
 * @throws ApiError when that person may not become a clerk
 */
export function checkMobile(mobile: string, signal?: AbortSignal) {
  // For a new person the server returns a record without an id.
  const shape = { read: (payload: unknown) => (isRecord(payload) && payload.id ? person.read(payload) : null) }
  return postForm(`${CLERK}/${mobile}/check`, shape, {}, { signal })
}
