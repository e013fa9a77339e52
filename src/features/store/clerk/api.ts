import { mapped, nothing, pageOf, recordOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { passwordHash } from '#shared/http/passwordHash'
import { defineResource, mutation, pageQuery, recordQuery } from '#shared/resource'
import { clerkEndpoints } from './endpoints'
import { type ClerkPlace, clerkSchema, type NewClerk, type Person, personSchema } from './model'
import { newPassword, showPassword } from './passwordStore'

const knownPerson = mapped(recordOf(personSchema), (person) => (person?.id ? person : null))

const readPerson = operation(clerkEndpoints.checkMobile, knownPerson)
const addClerk = operation(clerkEndpoints.add, nothing)
const changeClerk = operation(clerkEndpoints.change, nothing)
const enableClerk = operation(clerkEndpoints.enable, nothing)
const resetPassword = operation(clerkEndpoints.resetPassword, nothing)
const sendPassword = operation(clerkEndpoints.newPassword, nothing)
const dropClerk = operation(clerkEndpoints.drop, nothing)

/** The people of the supplier who sign in. */
export const clerks = defineResource('clerk', {
  page: pageQuery(operation(clerkEndpoints.page, pageOf(clerkSchema))),
  byId: recordQuery(operation(clerkEndpoints.byId, recordOf(clerkSchema))),
  add: mutation(
    async ({ roles, password, ...clerk }: NewClerk) => {
      const hash = password && (await passwordHash(password))
      return addClerk({ ...clerk, roles: roles.join(), password: hash })
    },
    ['role', 'department'],
  ),
  change: mutation(
    ({ roles, ...clerk }: ClerkPlace & { id: string }) => changeClerk({ ...clerk, roles: roles.join() }),
    ['role', 'department', 'menu'],
  ),
  enable: mutation(({ id, status }: { id: string; status: boolean }) => enableClerk({ id, status })),
  /** Resets to the fixed password that the server uses for everyone. */
  resetPassword: mutation((id: string) => resetPassword({ ids: id })),
  /** Resets to a random password, and shows it once. */
  newPassword: mutation(async ({ id, clerkName }: { id: string; clerkName: string }) => {
    const password = newPassword()
    await sendPassword({ id, password: await passwordHash(password) })
    showPassword({ id, clerkName, password })
  }),
  drop: mutation((id: string) => dropClerk({ ids: id }), ['role', 'department']),
})

/**
 * Looks up the person with a mobile number; null for a new person.
 *
 * @throws ApiError when that person may not become a clerk
 */
export function checkMobile(mobile: string, signal?: AbortSignal): Promise<Person | null> {
  return readPerson({ mobile }, { signal })
}
