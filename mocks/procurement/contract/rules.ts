import type { Big } from 'big.js'
import { decimal, fixed, lineAmounts, quantityScale, sum } from '#domain/money'
import { statusOf } from '#domain/status'
import {
  type Contract,
  type ContractMaterial,
  contractActions,
  contractStatus,
} from '#features/procurement/contract/model'
import { type Deliver, deliverStatus, lineTotals, materialSummary } from '#features/procurement/delivery/model'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import type { ContractRow, DeliverRow, MaterialRow, OrderItemRow, OrderRow } from '#mocks/kernel/caller'
import { db } from '#mocks/kernel/store'

// What is worked out when rows are read: it is kept nowhere, so it cannot disagree with the notes it comes from.

/** Operations the contract service knows; making a delivery is another service's. */
const CONTRACT_OPERATIONS = ['update', 'commit', 'drop']

/** A contract as lists and details give it. */
export function contractView(row: ContractRow): Contract {
  const notes = db.delivers.filter(({ contractId }) => contractId === row.id)
  const delivered = sum(notes.flatMap(({ items }) => items.map(({ amountTax }) => amountTax)))
  const base = { ...row, operations: undefined }
  return {
    ...row,
    deliveredAmountTax: row.status === 8 ? fixed(delivered, 2) : null,
    materialCount: materialsOf(row.id).length,
    statusName: statusOf(contractStatus, row.status).label,
    operations: contractActions(base).filter((action) => CONTRACT_OPERATIONS.includes(action)),
  }
}

/** The lines of a contract in their order. */
export function materialsOf(contractId: string): MaterialRow[] {
  return db.materials.filter((row) => row.contractId === contractId).toSorted((a, b) => a.seq - b.seq)
}

/** A contract line with what was sent of it, under the contract itself and under its orders. */
export function materialView(row: MaterialRow, sent: Sent): ContractMaterial {
  return { ...row, ...progress(row, sent(row.id)) }
}

/** An order as the list gives it. */
export function orderView(row: OrderRow, sent: Sent): PurchaseOrder {
  const { hasPassed: _, items, ...order } = row
  const quantities = items.map((item) => ({ ...item, quantity: sent(item.id).toFixed() }))
  return {
    ...order,
    ...lineTotals(items),
    deliveredQuantity: lineTotals(quantities).totalQuantity,
    itemCount: items.length,
    materialSummary: materialSummary(items),
  }
}

/** An order with its lines and notes. */
export function orderDetail(row: OrderRow, sent: Sent): PurchaseOrder {
  const notes = db.delivers.filter(({ orderSn }) => orderSn === row.orderSn)
  const accepted = (item: OrderItemRow) =>
    sum(
      notes.flatMap(({ items }) =>
        items.filter((line) => line.sourceItemId === item.id).map((line) => line.acceptedQuantity),
      ),
    )
  return {
    ...orderView(row, sent),
    items: row.items.map((item) => ({
      ...item,
      ...progress(item, sent(item.id)),
      acceptedQuantity: fixed(accepted(item), quantityScale(item.unit)),
      amountTax: lineAmounts(item)?.amountTax ?? null,
    })),
    delivers: notes.map(deliverView).map(({ id, deliverSn, deliverTime, deliverMode, status, materialSummary }) => {
      return { id, deliverSn, deliverTime, deliverMode, status, materialSummary }
    }),
    approvals: approvalsOf(row.orderSn),
  }
}

/** A note as the list gives it: lines summed up, without what only the detail shows. */
export function deliverView(row: DeliverRow): Deliver {
  const { supplierId: _, items, accept: _accept, stockIn: _stockIn, supplementary, ...note } = row
  const prints = printsOf(row.deliverSn)
  return {
    ...note,
    ...lineTotals(items),
    itemCount: items.length,
    materialSummary: materialSummary(items),
    statusName: statusOf(deliverStatus, row.status).label,
    hasSupplementary: Boolean(supplementary),
    hasSignPhotos: hasSignPhotos(row),
    printCount: prints.length,
    lastPrintTime: prints.at(-1)?.printTime ?? '',
  }
}

/** Whether the signed copy of a note has come back. */
export function hasSignPhotos({ supplementary }: DeliverRow): boolean {
  return (supplementary?.signPhotos.length ?? 0) > 0
}

/** A note with its lines, acceptance, supplementary information and prints. */
export function deliverDetail(row: DeliverRow): Deliver {
  const { items, accept, stockIn, supplementary } = row
  return { ...deliverView(row), items, accept, stockIn, supplementary, printRecords: printsOf(row.deliverSn) }
}

/** The log of a note's prints, oldest first. */
export function printsOf(deliverSn: string) {
  return db.printRecords.filter((print) => print.deliverSn === deliverSn).toSorted((a, b) => a.printNo - b.printNo)
}

/** The approvals of a document, oldest first; two of the same second keep their order. */
export function approvalsOf(documentCode: string) {
  return db.approvals
    .filter((row) => row.documentCode === documentCode)
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .map(({ documentCode: _, ...approval }) => approval)
}

/** How much was sent of an order line or contract material. */
export type Sent = (id: string) => Big

/** Adds up all notes once; ask the result for as many lines as needed. */
export function sentQuantities(): Sent {
  const materialOf = new Map(
    db.orders.all().flatMap(({ items }) => items.map((item) => [item.id, item.contractMaterialId])),
  )
  const lists = new Map<string, unknown[]>()
  for (const { items } of db.delivers.all()) {
    for (const { sourceItemId, quantity } of items) {
      for (const id of [sourceItemId, materialOf.get(sourceItemId)]) {
        if (id !== undefined) lists.set(id, [...(lists.get(id) ?? []), quantity])
      }
    }
  }
  return (id) => sum(lists.get(id) ?? [])
}

function progress({ quantity, unit }: { quantity: unknown; unit: string }, sent: Big) {
  const scale = quantityScale(unit)
  const left = decimal(quantity)?.minus(sent)
  return {
    deliveredQuantity: fixed(sent, scale),
    remainQuantity: left ? fixed(left.lt(0) ? 0 : left, scale) : null,
  }
}
