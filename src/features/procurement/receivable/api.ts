import { listOf, nothing } from '#domain/shape'
import {
  addLocalContact,
  localContacts,
  removeLocalContact,
} from '#features/procurement/receivable/contact/localContacts'
import { type ContactInput, contactSchema } from '#features/procurement/receivable/contact/model'
import { hasCapability } from '#shared/capability/capabilityStore'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, query } from '#shared/resource'
import { contactEndpoints } from './endpoints'

const readContacts = operation(contactEndpoints.all, listOf(contactSchema))
const addContact = operation(contactEndpoints.add, nothing)
const removeContact = operation(contactEndpoints.remove, nothing)

/** The contacts with buyers about what is overdue. A server that keeps none leaves them to this workstation. */
export const debtContacts = defineResource('debtContact', {
  all: query((_all: null, signal) => elseLocal(() => readContacts(null, { signal }), localContacts)),
  add: mutation((contact: ContactInput) =>
    elseLocal(
      () => addContact(contact),
      () => addLocalContact(contact),
    ),
  ),
  remove: mutation(({ id }: { id: string }) =>
    elseLocal(
      () => removeContact({ id }),
      () => removeLocalContact(id),
    ),
  ),
})

/** Asks the server, and where it has no such call, this workstation. */
async function elseLocal<T>(ask: () => Promise<T>, own: () => Promise<T>): Promise<T> {
  if (!hasCapability('debtContacts')) return own()
  try {
    return await ask()
  } catch (error) {
    // The first call finds out whether the server has it.
    if (hasCapability('debtContacts')) throw error
    return own()
  }
}
