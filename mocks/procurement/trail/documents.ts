import { settlementStatus } from '#domain/document/procurementStatus'
import { isVoided } from '#features/procurement/delivery/model'
import { isVisibleToSupplier } from '#features/procurement/purchase/model'
import type { DocumentKind } from '#features/procurement/trail/model'
import { Refusal } from '#mocks/kernel/http/reply'
import type { Call } from '#mocks/kernel/http/route'
import { type ContractRow, contractTables } from '#mocks/procurement/contract/rows'
import { type DeliveryNoteRow, deliveryTables } from '#mocks/procurement/delivery/rows'
import { type OrderRow, purchaseTables } from '#mocks/procurement/purchase/rows'
import { type SettlementRow, settlementTables } from '#mocks/procurement/settlement/rows'

/** A settlement with those of its lines that belong to the document. */
export type SettlementPart = { settlement: SettlementRow; lines: SettlementRow['lines'] }

/** The documents that follow from a document, and those it comes from. */
export type Documents = {
  /** The number of the document itself. */
  code: string
  contract: ContractRow | undefined
  orders: OrderRow[]
  notes: DeliveryNoteRow[]
  settlements: SettlementPart[]
}

/**
 * The trail of a document of the caller.
 *
 * @throws Refusal when there is no such document
 */
export function documentsOf({ account: { supplierId } }: Call, kind: DocumentKind, id: string): Documents {
  const own = <Row extends { supplierId: string }>(row: Row | undefined): Row => {
    if (row?.supplierId !== supplierId) throw new Refusal('单据不存在')
    return row
  }
  switch (kind) {
    case 'CONTRACT': {
      const contract = own(contractTables.contracts.get(id))
      const isOf = (row: { contractId: string }) => row.contractId === id
      return {
        code: contract.contractCode,
        contract,
        orders: purchaseTables.orders.filter((row) => isOf(row) && isOpen(row)),
        notes: deliveryTables.delivers.filter((note) => isOf(note) && !isVoided(note)),
        settlements: binding()
          .filter(isOf)
          .map((settlement) => ({ settlement, lines: settlement.lines })),
      }
    }
    case 'ORDER': {
      const order = own(purchaseTables.orders.first('orderSn', id))
      if (!isVisibleToSupplier(order)) throw new Refusal('单据不存在')
      const notes = deliveryTables.delivers.where('orderSn', id).filter((note) => !isVoided(note))
      return { code: id, contract: contractOf(order), orders: [order], notes, settlements: partsOf(notes) }
    }
    case 'NOTE': {
      const note = own(deliveryTables.delivers.first('deliverSn', id))
      return {
        code: id,
        contract: contractOf(note),
        orders: ordersOf([note]),
        notes: isVoided(note) ? [] : [note],
        settlements: partsOf([note]),
      }
    }
    default: {
      const settlement = own(settlementTables.settlements.get(id))
      if (settlementStatus.is(settlement.status, 'unsubmitted')) throw new Refusal('单据不存在')
      const numbers = new Set(settlement.lines.map(({ deliverSn }) => deliverSn).filter(Boolean))
      const notes = deliveryTables.delivers.filter(({ deliverSn }) => numbers.has(deliverSn))
      return {
        code: settlement.settlementCode,
        contract: contractOf(settlement),
        orders: ordersOf(notes),
        notes,
        settlements: isBinding(settlement) ? [{ settlement, lines: settlement.lines }] : [],
      }
    }
  }
}

function contractOf({ contractId }: { contractId: string }): ContractRow | undefined {
  return contractTables.contracts.get(contractId)
}

/** Whether an order reached the supplier and is not voided. */
function isOpen(order: OrderRow): boolean {
  return isVisibleToSupplier(order) && order.status !== 'CANCEL'
}

function ordersOf(notes: readonly DeliveryNoteRow[]): OrderRow[] {
  const numbers = new Set(notes.map(({ orderSn }) => orderSn))
  return purchaseTables.orders.filter(({ orderSn }) => numbers.has(orderSn))
}

/** Whether a settlement counts: submitted, and not voided. */
function isBinding({ status }: SettlementRow): boolean {
  return !settlementStatus.is(status, 'unsubmitted', 'voided')
}

function binding(): SettlementRow[] {
  return settlementTables.settlements.filter(isBinding)
}

/** The lines of settlements that belong to these notes. */
function partsOf(notes: readonly DeliveryNoteRow[]): SettlementPart[] {
  const numbers = new Set(notes.map(({ deliverSn }) => deliverSn))
  return binding()
    .map((settlement) => ({ settlement, lines: settlement.lines.filter(({ deliverSn }) => numbers.has(deliverSn)) }))
    .filter(({ lines }) => lines.length > 0)
}
