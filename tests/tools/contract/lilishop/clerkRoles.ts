import { isRecord, wireText } from '#domain/wire'
import { type Asker, ask } from './ask'

/**
 * Takes the roles of clerks away before a change or a removal of them. A lilishop adds new roles to those that a clerk
 * had, and keeps all of one who is removed or may do everything: the old rights would stay, and a role once given could
 * never be deleted. What is refused leaves the roles as they were.
 */
export async function withoutRoles(
  seller: string,
  ids: readonly string[],
  asker: Asker,
  change: () => Promise<unknown>,
): Promise<unknown> {
  const freed: Record<string, unknown>[] = []
  const place = (clerk: Record<string, unknown>, own: { isSuper: string; roles: string }) => {
    const form = new URLSearchParams({ departmentId: wireText(clerk.departmentId), ...own })
    return ask(seller, clerkPath(wireText(clerk.id)), asker, form, 'PUT')
  }
  try {
    for (const id of ids) {
      const clerk = await ask(seller, clerkPath(id), asker)
      // The owner is left to the refusal of the shop.
      if (!isRecord(clerk) || clerk.shopkeeper === true) continue
      await place(clerk, { isSuper: 'false', roles: '' })
      freed.push(clerk)
    }
    return await change()
  } catch (error) {
    for (const clerk of freed) {
      const own = { isSuper: String(clerk.isSuper === true), roles: wireText(clerk.roleIds) }
      await place(clerk, own).catch(() => undefined)
    }
    throw error
  }
}

/** The path of a call about clerks at the sellers' service. */
export function clerkPath(rest: string): string {
  return `/store/clerk/${rest.split('/').map(encodeURIComponent).join('/')}`
}
