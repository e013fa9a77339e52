import { deliverStatus } from '#domain/procurementStatus'
import { canDo, nextStatus, statusOf } from '#domain/status'
import { validateDrop } from '#features/procurement/contract/model'
import { deliveryEndpoints } from '#features/procurement/delivery/endpoints'
import {
  type Deliver,
  deliverTransitions,
  isVoided,
  MAX_PRINT_NOTES,
  type PrintMessage,
} from '#features/procurement/delivery/model'
import { purchaseTransitions } from '#features/procurement/purchase/model'
import { callerTables } from '#mocks/kernel/auth/caller'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal, wrongStatus } from '#mocks/kernel/http/reply'
import { listField, requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import {
  containing,
  during,
  equalTo,
  type Filters,
  filtered,
  inLines,
  pageBy,
  platePart,
} from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import { addDeliver } from './addHandlers'
import { type DeliverRow, deliveryTables } from './rows'
import { deliverDetail, deliverView, hasSignPhotos, ownNotes, printsOf } from './rules'

const PAPERS = ['A4', '241x279', '241x140', '241x93']

const filters: Filters<DeliverRow> = {
  ...containing('deliverSn', 'orderSn', 'contractCode', 'contractName', 'projectName', 'deliverName', 'driverName'),
  ...containing('driverPhone', 'createUserName'),
  ...equalTo('contractId', 'projectId', 'materialType', 'deliverMode', 'status'),
  ...during('deliverTime', 'deliverTimeStart', 'deliverTimeEnd'),
  materialName: inLines((row) => row.items, 'materialName', 'spec', 'grade'),
  carNo: platePart((row) => row.carNo),
  printed: (row, asked) => printsOf(row.deliverSn).length > 0 === (asked === '1'),
  signed: (row, asked) => hasSignPhotos(row) === (asked === '1'),
  // Only an accepted note can have a signed copy.
  copyMissing: (row, asked) => (isAwaited(row) && !hasSignPhotos(row)) === (asked === '1'),
}

export const deliveryRoutes: Route[] = [
  readRoute(deliveryEndpoints.page, 'deliver', (call) => {
    const isDetail = ['1', 'true'].includes(textField(call, 'withItems'))
    return notesPage(call, isDetail ? detailOf : undefined)
  }),
  readRoute({ method: 'GET', path: '/api/supplier/orderLogistics/getDeliverPage/1' }, 'deliver', (call) =>
    notesPage(call),
  ),
  writeRoute(deliveryEndpoints.add, 'deliver', addDeliver),
  writeRoute(deliveryEndpoints.void, 'deliver', voidNote),
  readRoute({ ...deliveryEndpoints.print, alsoBy: ['POST'] }, 'deliver', printNotes),
]

function isAwaited(note: DeliverRow): boolean {
  return note.status !== 0 && !isVoided(note)
}

/**
 * Voids a note that the site has not accepted. A completely delivered order is open again.
 *
 * @throws Refusal that names its status when the site was first, or when the reason is invalid
 */
function voidNote(call: Call) {
  const note = ownNotes.get(call, requiredField(call, 'id'))
  const reason = textField(call, 'reason')
  refuseErrors(validateDrop({ reason }))
  const status = nextStatus(deliverTransitions, note.status, 'void')
  if (status === null) {
    throw new Refusal(`送货单现为“${statusOf(deliverStatus, note.status).label}”，不能作废，请刷新后查看`)
  }
  const voided = { userName: call.account.userName, time: worldNow(), detail: reason }
  deliveryTables.delivers.update(note.id, { status: Number(status), voided })
  const order = purchaseTables.orders.find(({ orderSn }) => orderSn === note.orderSn)
  const reopened = order && nextStatus(purchaseTransitions, order.status, 'returnGoods')
  if (order && reopened) purchaseTables.orders.update(order.id, { status: reopened as typeof order.status })
}

function notesPage(call: Call, view?: (note: Deliver) => Deliver) {
  const notes = filtered(ownNotes.all(call), call, filters).map(deliverView)
  return pageBy(notes, call, { newestBy: ['deliverTime', 'createTime', 'id'], view })
}

function detailOf(note: Deliver): Deliver {
  const row = deliveryTables.delivers.get(note.id)
  return row ? deliverDetail(row) : note
}

/** Every print is logged, even if it never reaches the printer. `preview=1` gives the same response without logging. */
function printNotes(call: Call): PrintMessage[] {
  requiredField(call, 'deliverIds')
  const ids = [...new Set(listField(call, 'deliverIds'))]
  if (ids.length > MAX_PRINT_NOTES) throw new Refusal(`一次最多打印${MAX_PRINT_NOTES}张送货单`)
  const paper = textField(call, 'paper') || '241x140'
  if (!PAPERS.includes(paper)) throw new Refusal('不支持该纸张')
  const showPrice = textField(call, 'showPrice') === '1' ? 1 : 0
  const supplier = callerTables.suppliers.get(call.account.supplierId)
  const printTime = worldNow()
  const printUser = call.account.userName
  return ids.map((deliverId) => {
    const row = ownNotes.get(call, deliverId)
    if (!canDo(deliverTransitions, row.status, 'print')) throw wrongStatus()
    const { deliverSn } = row
    if (row.items.length === 0) throw new Refusal(`送货单 ${deliverSn} 没有材料，不能打印`)
    if (textField(call, 'preview') !== '1') logPrint(deliverSn, printUser, paper, showPrice === 1)
    const detail = deliverDetail(row)
    return {
      deliver: showPrice ? detail : withoutMoney(detail),
      template: 'DELIVER_NOTE',
      paper,
      showPrice,
      qrText: deliverSn,
      printTime,
      printUser,
      supplierAddress: `${supplier?.addressPath.replaceAll(',', '') ?? ''}${supplier?.addressDetail ?? ''}`,
      supplierPhone: supplier?.phone ?? '',
    }
  })
}

/** Adds a print to the log of a note. */
export function logPrint(deliverSn: string, printUser: string, paper: string, showPrice: boolean): void {
  const printNo = printsOf(deliverSn).length + 1
  const printTime = worldNow()
  deliveryTables.printRecords.insert({ id: nextId(), deliverSn, printNo, printTime, printUser, paper, showPrice })
}

function withoutMoney(note: Deliver): Deliver {
  const items = note.items?.map((item) => ({ ...item, taxUnitPrice: null, amountTax: null }))
  return { ...note, totalAmountTax: null, items }
}
