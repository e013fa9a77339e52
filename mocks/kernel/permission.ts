import type { Role } from '#features/account/signIn/model'

/** view = read, operate = read and write. */
export type Level = 'view' | 'operate'

/** Permissions by name, with the level of each role. The owner may do everything. */
export type Grants = Record<string, Partial<Record<Exclude<Role, 'owner'>, Level>>>

let grants: Grants = {}

/** Registers the grants of all areas. */
export function openGrants(all: Grants): void {
  grants = all
}

/** Whether a role has a grant at the given level. */
export function isGranted(role: Role, name: string, level: Level): boolean {
  const given = grants[name]
  if (!given) throw new Error(`No area defines the grant ${name}`)
  if (role === 'owner') return true
  return given[role] === 'operate' || (level === 'view' && given[role] === 'view')
}
