import { lineTotals, materialSummary } from '#domain/lines'
import { statusOf } from '#domain/status'
import { serverToday } from '#domain/time'
import { type Deliver, deliverStatus } from '#features/procurement/delivery/model'
import { Refusal } from '#mocks/kernel/reply'
import { textField } from '#mocks/kernel/request'
import type { Call } from '#mocks/kernel/route'
import type { Shipment } from '#mocks/procurement/contract/rules'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import { type DeliverRow, deliveryTables } from './rows'

/** A note by id or number. */
export function findNote(idOrSn: string): DeliverRow | undefined {
  return deliveryTables.delivers.get(idOrSn) ?? deliveryTables.delivers.find(({ deliverSn }) => deliverSn === idOrSn)
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
  return deliveryTables.printRecords
    .filter((print) => print.deliverSn === deliverSn)
    .toSorted((a, b) => a.printNo - b.printNo)
}

/** The note a call names by number or id. Another supplier's does not exist for the caller. */
export function ownNote(call: Call): DeliverRow {
  const [deliverSn, deliverId] = [textField(call, 'deliverSn'), textField(call, 'deliverId')]
  const row = deliverId
    ? deliveryTables.delivers.get(deliverId)
    : deliveryTables.delivers.find((note) => note.deliverSn === deliverSn)
  if (row?.supplierId !== call.account.supplierId) throw new Refusal('送货单不存在')
  return row
}

/** The next number of today. */
export function nextDeliverSn(): string {
  const prefix = `SH${serverToday().replaceAll('-', '')}-`
  const taken = deliveryTables.delivers
    .filter(({ deliverSn }) => deliverSn.startsWith(prefix))
    .map(({ deliverSn }) => Number(deliverSn.slice(prefix.length)))
  return `${prefix}${String(Math.max(0, ...taken) + 1).padStart(4, '0')}`
}

/** All lines of all notes, as contracts and orders add them up. */
export function sentLines(): Shipment[] {
  const materialOf = new Map(
    purchaseTables.orders.all().flatMap(({ items }) => items.map((item) => [item.id, item.contractMaterialId])),
  )
  return deliveryTables.delivers.all().flatMap(({ contractId, status, items }) =>
    items.map(({ sourceItemId, quantity, amountTax }) => {
      const materialId = materialOf.get(sourceItemId)
      const sourceIds = materialId === undefined ? [sourceItemId] : [sourceItemId, materialId]
      return { contractId, sourceIds, quantity, amountTax, isOpen: status !== 2 }
    }),
  )
}

/** The notes of an order, as its detail shows them. */
export function notesOfOrder(orderSn: string) {
  const notes = deliveryTables.delivers.filter((note) => note.orderSn === orderSn)
  return notes.map((note) => {
    const { id, deliverSn, deliverTime, deliverMode, status, materialSummary } = deliverView(note)
    return { id, deliverSn, deliverTime, deliverMode, status, materialSummary, items: note.items }
  })
}

/** Drivers and vehicles of notes that the site has not accepted yet. */
export function openTransports() {
  return deliveryTables.delivers.filter(({ status }) => status === 0)
}
