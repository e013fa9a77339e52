import { lineTotals, materialSummary } from '#domain/document/lines'
import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { memoizeByRef } from '#domain/memoizeByRef'
import { type DeliveryNote, isVoided } from '#features/procurement/delivery/model'
import { callerTables } from '#mocks/kernel/auth/caller'
import { ownedBy } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { textField } from '#mocks/kernel/http/request'
import type { Call } from '#mocks/kernel/http/route'
import { derived } from '#mocks/kernel/store/derived'
import { worldToday } from '#mocks/kernel/store/now'
import { contractTables } from '#mocks/procurement/contract/rows'
import type { ContractDelivery } from '#mocks/procurement/contract/rules'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import type { RecordEvent } from '#mocks/procurement/recordLog/rows'
import { type DeliveryNoteRow, deliveryTables } from './rows'

/** A note by id or number. */
export function findNote(idOrSn: string): DeliveryNoteRow | undefined {
  return deliveryTables.delivers.get(idOrSn) ?? deliveryTables.delivers.first('deliverSn', idOrSn)
}

/** Cached per array of lines: rows are replaced when they change. */
const totalsOf = memoizeByRef((items: DeliveryNoteRow['items']) => lineTotals(items))

/** A delivery note in the format of the list: summed lines, without the detail's own data. */
export function deliveryNoteView(row: DeliveryNoteRow): DeliveryNote {
  const { items, supplementary, voided, ...note } = withoutOwnData(row)
  const prints = countedPrints(row.deliverSn)
  return {
    correctsSn: '',
    correctedBySn: '',
    ...note,
    ...totalsOf(items),
    voidReason: voided?.detail ?? '',
    itemCount: items.length,
    materialSummary: materialSummary(items),
    statusName: deliveryNoteStatus.labelOf(row.status).label,
    hasSupplementary: Boolean(supplementary),
    hasSignPhotos: hasSignPhotos(row),
    printCount: prints.length,
    lastPrintTime: prints.at(-1)?.printTime ?? '',
  }
}

/** A note without what only its detail or its print says. */
function withoutOwnData(row: DeliveryNoteRow) {
  const { supplierId: _, accept: _accept, stockIn: _stockIn, ...note } = row
  const { supplierAddress: _address, supplierPhone: _phone, ...shown } = note
  return shown
}

/** Address and phone of a supplier, as a note that is made now keeps them. */
export function supplierContact(supplierId: string): Pick<DeliveryNoteRow, 'supplierAddress' | 'supplierPhone'> {
  const { addressPath = '', addressDetail = '', phone = '' } = callerTables.suppliers.get(supplierId) ?? {}
  return { supplierAddress: `${addressPath.replaceAll(',', '')}${addressDetail}`, supplierPhone: phone }
}

/** Whether the signed copy of a note was uploaded. */
export function hasSignPhotos({ supplementary }: DeliveryNoteRow): boolean {
  return (supplementary?.signPhotos.length ?? 0) > 0
}

/** A note with its lines, acceptance, supplementary information and prints. */
export function deliveryNoteDetail(row: DeliveryNoteRow): DeliveryNote {
  const { items, accept, stockIn, supplementary } = row
  return {
    ...deliveryNoteView(row),
    toleranceRate: toleranceRateOf(row),
    items,
    accept,
    stockIn,
    supplementary,
    printRecords: printsOf(row.deliverSn),
  }
}

/** The tolerance (‰) that the contract of a note states; null = none. */
export function toleranceRateOf({ contractId }: DeliveryNoteRow) {
  return contractTables.contracts.get(contractId)?.toleranceRate ?? null
}

/** The print log of a note, oldest first, with prints that came to nothing. */
function printsOf(deliverSn: string) {
  return deliveryTables.printRecords.where('deliverSn', deliverSn).toSorted((a, b) => a.printNo - b.printNo)
}

/** The prints of a note that count. */
export function countedPrints(deliverSn: string) {
  return printsOf(deliverSn).filter(({ isCancelled }) => !isCancelled)
}

/** The notes of the caller's supplier. */
export const ownNotes = ownedBy(deliveryTables.delivers, 'supplierId', { refuse: () => new Refusal('送货单不存在') })

/**
 * The note that a request names by id or number.
 *
 * @throws Refusal when it is missing or another supplier's
 */
export function ownNote(call: Call): DeliveryNoteRow {
  const deliverSn = textField(call, 'deliverSn')
  const id = textField(call, 'deliverId') || deliveryTables.delivers.first('deliverSn', deliverSn)?.id
  return ownNotes.get(call, id ?? '')
}

/** The next note number of today. */
export function nextDeliverSn(): string {
  const prefix = `SH${worldToday().replaceAll('-', '')}-`
  const taken = deliveryTables.delivers
    .filter(({ deliverSn }) => deliverSn.startsWith(prefix))
    .map(({ deliverSn }) => Number(deliverSn.slice(prefix.length)))
  return `${prefix}${String(Math.max(0, ...taken) + 1).padStart(4, '0')}`
}

/**
 * All lines of the notes that are not void, of all contracts or of one, for the delivered quantities of contracts and
 * orders.
 */
export function deliveredLines(contractId?: string): readonly ContractDelivery[] {
  return contractId === undefined ? allLines() : linesIn(deliveryTables.delivers.where('contractId', contractId))
}

const allLines = derived([deliveryTables.delivers, purchaseTables.orders], () => linesIn(deliveryTables.delivers.all()))

function linesIn(notes: readonly DeliveryNoteRow[]): ContractDelivery[] {
  return notes.filter((note) => !isVoided(note)).flatMap(linesOf)
}

/** Cached per note: notes are replaced when they change, and the source of an order line never changes. */
const linesOf = memoizeByRef(({ contractId, orderSn, status, items }: DeliveryNoteRow): ContractDelivery[] => {
  const order = orderSn === '' ? undefined : purchaseTables.orders.first('orderSn', orderSn)
  return items.map(({ sourceItemId, quantity, amountTax }) => {
    const materialId = order?.items.find(({ id }) => id === sourceItemId)?.contractMaterialId
    const sourceIds = materialId === undefined ? [sourceItemId] : [sourceItemId, materialId]
    return { contractId, sourceIds, quantity, amountTax, isOpen: !deliveryNoteStatus.is(status, 'stocked') }
  })
})

/** The notes of an order, as listed in its detail. */
export function notesOfOrder(orderSn: string) {
  const notes = deliveryTables.delivers.where('orderSn', orderSn)
  return notes.map(({ id, deliverSn, deliverTime, deliverMode, status, items }) => {
    return { id, deliverSn, deliverTime, deliverMode, status, materialSummary: materialSummary(items), items }
  })
}

/** Drivers and vehicles of notes that the site has not accepted yet. */
export function openTransports() {
  return deliveryTables.delivers.filter(({ status }) => deliveryNoteStatus.is(status, 'shipped'))
}

/** The events in the history of a note after its creation: prints, and the site's steps. */
export function noteEvents({ deliverSn, accept, stockIn, voided }: DeliveryNoteRow): RecordEvent[] {
  const prints = printsOf(deliverSn).map(({ printTime: time, printUser: userName, ...print }) => {
    const { printNo, paper, showPrice, isCancelled } = print
    const printed = showPrice ? `第 ${printNo} 次打印，${paper}，含价格` : `第 ${printNo} 次打印，${paper}`
    return { time, userName, action: 'print' as const, detail: isCancelled ? `${printed}，未打印` : printed }
  })
  const { acceptTime = '', acceptUserName = '', acceptRemark = '' } = accept ?? {}
  const { stockInTime = '', stockInUserName = '', stockInSn = '' } = stockIn ?? {}
  return [
    ...prints,
    { time: acceptTime, userName: acceptUserName, action: 'accept', detail: acceptRemark },
    { time: stockInTime, userName: stockInUserName, action: 'stockIn', detail: stockInSn },
    ...(voided ? [{ ...voided, action: 'void' as const }] : []),
  ]
}
