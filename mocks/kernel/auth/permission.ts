import { type Account, callerTables, supplierOf, type Variant } from './caller'
import { grantsOfMenu, type MenuScreen, menuScreens } from './menu'

/** view = read, operate = read and write. */
export type Level = 'view' | 'operate'

/**
 * Grants by name. A menu screen that names a grant gives it at the level of the menu in the role; holders of the grants
 * in `viewedWith` may view what it guards, e.g. pick a driver in a delivery note.
 */
export type Grants = Record<string, { viewedWith?: readonly string[] }>

let grants: Grants = {}

/** Registers the grants of all areas. */
export function openGrants(all: Grants): void {
  grants = all
}

/** Whether an account has a grant at the given level. */
export function isGranted(account: Account, name: string, level: Level): boolean {
  const grant = grants[name]
  if (!grant) throw new Error(`No area defines the grant ${name}`)
  if (!isOfVariant(account, [name, ...(level === 'view' ? (grant.viewedWith ?? []) : [])])) return false
  if (account.isSuper) return true
  const held = heldGrants(account)
  if (held.get(name) === 'operate') return true
  return level === 'view' && [name, ...(grant.viewedWith ?? [])].some((one) => held.has(one))
}

/** Whether one of the grants belongs to a screen of the account's product, or to no screen at all. */
function isOfVariant(account: Account, names: readonly string[]): boolean {
  if (account.supplierId === '') return false
  const own = grantsOfVariant(supplierOf(account).variant)
  const all = [...grantsOfVariant('material'), ...grantsOfVariant('plain')]
  return names.some((name) => own.includes(name)) || !names.some((name) => all.includes(name))
}

function grantsOfVariant(variant: Variant): string[] {
  return menuScreens(variant).flatMap(({ grant }) => grant ?? [])
}

/** The menu screens of an account with their level. Screens without a grant are open to everyone. */
export function screensOf(account: Account): { screen: MenuScreen; level: Level }[] {
  const { variant } = supplierOf(account)
  const levels = menuLevels(account)
  return menuScreens(variant).flatMap((screen) => {
    const given = levels.get(screen.id) ?? (screen.isViewedByAll ? 'view' : undefined)
    const level = account.isSuper || screen.grant === undefined ? 'operate' : given
    return level ? [{ screen, level }] : []
  })
}

function heldGrants(account: Account): Map<string, Level> {
  const held = new Map<string, Level>()
  for (const [menuId, level] of menuLevels(account)) {
    const grant = grantsOfMenu(menuId)
    if (grant && held.get(grant) !== 'operate') held.set(grant, level)
  }
  return held
}

/** The menus of the account's own roles and the roles of its department, by id; operate wins over view. */
function menuLevels({ roleIds, departmentId }: Account): Map<string, Level> {
  const ofDepartment = callerTables.departmentRoles
    .filter((row) => row.departmentId === departmentId)
    .map(({ roleId }) => roleId)
  const roles = new Set([...roleIds, ...ofDepartment])
  const levels = new Map<string, Level>()
  for (const { menuId, isSuper } of callerTables.roleMenus.filter(({ roleId }) => roles.has(roleId))) {
    if (levels.get(menuId) !== 'operate') levels.set(menuId, isSuper ? 'operate' : 'view')
  }
  return levels
}
