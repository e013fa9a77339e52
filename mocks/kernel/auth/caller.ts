import { Refusal } from '#mocks/kernel/http/reply'
import { logoPicture } from '#mocks/kernel/server/picture'
import { table } from '#mocks/kernel/store/table'

/** The product that an account signs in to. */
export type Variant = 'material' | 'plain'

/** The client id of each product. */
export const CLIENT_IDS: Record<Variant, string> = {
  material: 'gd_material_supplier_pc',
  plain: 'gd_supplier_pc',
}

/** A supplier: the shop, or the company that applied for one. */
export type Supplier = {
  id: string
  name: string
  shortName: string
  variant: Variant
  /** Only the staff of a shop whose status is OPEN can sign in. */
  status: 'OPEN' | 'APPLYING' | 'CLOSED'
  phone: string
  addressPath: string
  addressDetail: string
  /** Address of the shop's logo; until one is set, a generated one. */
  storeLogo?: string
}

/** A person who signs in, with their place among the staff of a supplier. */
export type Account = {
  id: string
  account: string
  phone: string
  userName: string
  /** Empty for a registered person without a supplier. */
  supplierId: string
  /** MD5 of the password, in hex. */
  passwordHash: string
  /** Somebody else has set the password: until it is changed, the account may do nothing else. */
  mustChangePassword?: boolean
  enabled: boolean
  /** True for the owner, whose account others cannot change. */
  shopkeeper: boolean
  /** True for unlimited permissions, whatever the roles. */
  isSuper: boolean
  roleIds: readonly string[]
  /** Empty without a department. */
  departmentId: string
  createTime: string
  /** Address of the avatar. */
  face?: string
}

export type RoleRow = {
  id: string
  supplierId: string
  name: string
  description: string
  defaultRole: boolean
  createTime: string
  updateTime: string
  createBy: string
}

/** A menu that a role may operate, or only look at. */
export type RoleMenuRow = { id: string; roleId: string; menuId: string; isSuper: boolean }

export type DepartmentRow = {
  id: string
  supplierId: string
  title: string
  /** "0" for a top-level department. */
  parentId: string
  sortOrder: number
  createTime: string
}

export type DepartmentRoleRow = { id: string; departmentId: string; roleId: string }

/**
 * The callers and their permissions. The sign-in area owns and seeds these tables; tokens, permissions and menus read
 * them, the staff area edits them.
 */
export const callerTables = {
  suppliers: table<Supplier>(),
  accounts: table<Account>(),
  roles: table<RoleRow>(),
  roleMenus: table<RoleMenuRow>(),
  departments: table<DepartmentRow>(),
  departmentRoles: table<DepartmentRoleRow>(),
}

/**
 * The supplier of an account.
 *
 * @throws Refusal when the account is registered without a supplier
 */
export function supplierOf(account: Account): Supplier {
  if (account.supplierId === '') throw new Refusal('该会员未开通店铺', { code: 50004, status: 400 })
  const supplier = callerTables.suppliers.get(account.supplierId)
  if (!supplier) throw new Error(`The account ${account.account} has no supplier`)
  return supplier
}

/** The shop's logo as services send it. */
export function logoOf({ storeLogo, shortName, variant }: Supplier): string {
  return storeLogo || logoPicture(shortName, variant === 'material' ? '#0f766e' : '#1d4ed8')
}

export function supplierName(id: string): string {
  return callerTables.suppliers.get(id)?.name ?? ''
}

/** Name of the owner of a supplier's main account. */
export function ownerName(supplierId: string): string {
  const owner = callerTables.accounts.find((row) => row.supplierId === supplierId && row.shopkeeper)
  return owner?.userName ?? ''
}
