import type { Role } from '#features/account/signIn/model'

/** What an account may touch. `choose` is the list of contract materials a delivery draws from. */
export type Area =
  | 'contract'
  | 'choose'
  | 'purchase'
  | 'deliver'
  | 'fleet'
  | 'settlement'
  | 'order'
  | 'afterSale'
  | 'goods'
  | 'platformService'

/** view = read, operate = read and write. */
export type Level = 'view' | 'operate'

const GRANTS: Record<Role, 'all' | Partial<Record<Area, Level>>> = {
  owner: 'all',
  dispatcher: { choose: 'view', purchase: 'operate', deliver: 'operate', fleet: 'operate' },
  // Drivers, vehicles and materials only so far as a delivery note needs to choose them.
  orderClerk: {
    order: 'operate',
    afterSale: 'operate',
    purchase: 'operate',
    deliver: 'operate',
    choose: 'view',
    fleet: 'view',
    goods: 'view',
  },
}

export function isGranted(role: Role, area: Area, level: Level): boolean {
  const grants = GRANTS[role]
  if (grants === 'all') return true
  return grants[area] === 'operate' || (level === 'view' && grants[area] === 'view')
}
