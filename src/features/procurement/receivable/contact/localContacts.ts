import { serverNow } from '#domain/time'
import { getSession } from '#shared/session'
import { workstation } from '#shared/storage/workstation'
import type { ContactInput, DebtContact } from './model'

/** The contacts that this workstation keeps for the account. */
export async function localContacts(): Promise<DebtContact[]> {
  return (await workstation.read<DebtContact[]>(storeKey())) ?? []
}

/** Keeps a contact on this workstation. */
export async function addLocalContact(contact: ContactInput): Promise<void> {
  const { userName = '' } = getSession().user ?? {}
  const createTime = serverNow()
  const kept = {
    ...contact,
    amount: contact.amount || null,
    id: `${createTime} ${Math.random()}`,
    userName,
    createTime,
  }
  await workstation.change<DebtContact[]>(storeKey(), (before = []) => [...before, kept])
}

/** Deletes a contact from this workstation. */
export async function removeLocalContact(id: string): Promise<void> {
  await workstation.change<DebtContact[]>(storeKey(), (before = []) => before.filter((contact) => contact.id !== id))
}

function storeKey(): string {
  return `debtContacts.${getSession().user?.userId ?? ''}`
}
