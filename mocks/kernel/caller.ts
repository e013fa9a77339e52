import type { Role } from '#features/account/signIn/model'
import type { Invoice, Payment, PlatformFeature, PlatformOrder } from '#features/money/platformService/model'
import type { Approval, Contract, ContractMaterial } from '#features/procurement/contract/model'
import type { Deliver, DeliverItem } from '#features/procurement/delivery/model'
import type { Car, Driver } from '#features/procurement/fleet/model'
import type { PurchaseOrder, PurchaseOrderItem } from '#features/procurement/purchase/model'
import type { SettlementBill, SettlementLine } from '#features/procurement/settlement/model'

/** Which of the two products an account signs in to. */
export type Variant = 'material' | 'plain'

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

export type Company = { id: string; companyName: string; companyCode: string; shortName: string; parentId: string }

export type Project = {
  id: string
  projectCode: string
  projectName: string
  companyId: string
  address: string
  regionCode: string
  receiverName: string
  receiverPhone: string
}

/** A package, and the products that sell it. Whether it was bought is told by the orders. */
export type FeatureRow = Omit<PlatformFeature, 'serviceEnd' | 'openOrderId'> & {
  id: string
  variants: readonly Variant[]
}
export type PlatformOrderRow = Omit<PlatformOrder, 'serverTime'> & {
  supplierId: string
  payments: Payment[]
  invoice: Invoice
}

export type SettlementRow = SettlementBill & { supplierId: string; lines: SettlementLine[] }

/** Rows as they are kept: without what is worked out when they are read. */
export type ContractRow = Omit<Contract, 'statusName' | 'operations' | 'deliveredAmountTax' | 'materialCount'>
export type MaterialRow = Omit<ContractMaterial, 'deliveredQuantity' | 'remainQuantity'>

type OrderReading = 'totalQuantity' | 'deliveredQuantity' | 'totalAmountTax' | 'itemCount' | 'materialSummary'
export type OrderRow = Omit<PurchaseOrder, OrderReading | 'items' | 'delivers' | 'approvals'> & {
  /** Whether the buyer had passed it; a voided order without it never reached the supplier. */
  hasPassed: boolean
  items: OrderItemRow[]
}
export type OrderItemRow = Omit<
  PurchaseOrderItem,
  'deliveredQuantity' | 'remainQuantity' | 'acceptedQuantity' | 'amountTax'
>

type DeliverReading = 'statusName' | 'totalQuantity' | 'totalAmountTax' | 'itemCount' | 'materialSummary'
type DeliverPrinting = 'hasSupplementary' | 'printCount' | 'lastPrintTime' | 'printRecords'
export type DeliverRow = Omit<Deliver, DeliverReading | DeliverPrinting> & { supplierId: string; items: DeliverItem[] }

export type DriverRow = Driver & { supplierId: string }
export type CarRow = Car & { supplierId: string }

/** A step of the approval of the document with this code. */
export type ApprovalRow = Approval & { documentCode: string }

/** A contract as it was when it was last handed in; `id` is the contract's. */
export type SubmissionRow = { id: string; content: ContractRow & { materials: MaterialRow[] } }
