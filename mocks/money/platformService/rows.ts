import type { Invoice, Payment, PlatformFeature, PlatformOrder } from '#features/money/platformService/model'
import type { Variant } from '#mocks/kernel/auth/caller'
import { table } from '#mocks/kernel/store/table'

/** A package, and the products that sell it. Its purchase state is derived from the orders. */
export type FeatureRow = Omit<PlatformFeature, 'serviceEnd' | 'openOrderId'> & {
  id: string
  variants: readonly Variant[]
}
/** An order of a package; the server time is added to responses. */
export type PlatformOrderRow = Omit<PlatformOrder, 'serverTime'> & {
  supplierId: string
  duration: number
  amount: string
  payments: Payment[]
  invoice: Invoice
}

export const platformServiceTables = { features: table<FeatureRow>(), platformOrders: table<PlatformOrderRow>() }
