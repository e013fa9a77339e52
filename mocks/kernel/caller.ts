import type { Role } from '#features/account/signIn/model'
import { table } from './table'

/** The product that an account signs in to. */
export type Variant = 'material' | 'plain'

/** The client id of each product. */
export const CLIENT_IDS: Record<Variant, string> = {
  material: 'gd_material_supplier_pc',
  plain: 'gd_supplier_pc',
}

export type Supplier = {
  id: string
  name: string
  shortName: string
  variant: Variant
  /** An applicant under review cannot sign in. */
  status: 'OPEN' | 'APPLYING'
  phone: string
  addressPath: string
  addressDetail: string
}

export type Account = {
  id: string
  account: string
  phone: string
  userName: string
  supplierId: string
  role: Role
  enabled: boolean
}

/** The callers. The sign-in area owns and seeds these tables; tokens, permissions and menus read them. */
export const callerTables = { suppliers: table<Supplier>(), accounts: table<Account>() }

export function supplierOf(account: Account): Supplier {
  const supplier = callerTables.suppliers.get(account.supplierId)
  if (!supplier) throw new Error(`The account ${account.account} has no supplier`)
  return supplier
}

export function supplierName(id: string): string {
  return callerTables.suppliers.get(id)?.name ?? ''
}

/** Name of the owner of a supplier's main account. */
export function ownerName(supplierId: string): string {
  const owner = callerTables.accounts.find((row) => row.supplierId === supplierId && row.role === 'owner')
  return owner?.userName ?? ''
}
