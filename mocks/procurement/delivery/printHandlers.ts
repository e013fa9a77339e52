import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { deliveryEndpoints } from '#features/procurement/delivery/endpoints'
import { type DeliveryNote, MAX_PRINT_NOTES, type PrintMessage } from '#features/procurement/delivery/model'
import { isGranted } from '#mocks/kernel/auth/permission'
import { Refusal, wrongStatus } from '#mocks/kernel/http/reply'
import { listField, requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { deliveryTables } from './rows'
import { countedPrints, deliveryNoteDetail, ownNotes } from './rules'

const PAPERS = ['A4', '241x279', '241x140', '241x93']

export const printRoutes: Route[] = [
  readRoute({ ...deliveryEndpoints.print, alsoBy: ['POST'] }, 'deliver', printNotes),
  writeRoute(deliveryEndpoints.cancelPrint, 'deliver', cancelPrint),
]

/**
 * Every print is logged, even if it never reaches the printer. `preview=1` gives the same response without logging, and
 * so does a print by an account that may only look.
 */
function printNotes(call: Call): PrintMessage[] {
  requiredField(call, 'deliverIds')
  const ids = [...new Set(listField(call, 'deliverIds'))]
  if (ids.length > MAX_PRINT_NOTES) throw new Refusal(`一次最多打印${MAX_PRINT_NOTES}张送货单`)
  const paper = textField(call, 'paper') || '241x140'
  if (!PAPERS.includes(paper)) throw new Refusal('不支持该纸张')
  const showPrice = textField(call, 'showPrice') === '1' ? 1 : 0
  const copies = Number(textField(call, 'copies')) || 1
  const isCounted = textField(call, 'preview') !== '1' && isGranted(call.account, 'deliver', 'operate')
  const printTime = worldNow()
  const printUser = call.account.userName
  return ids.map((deliverId) => {
    const row = ownNotes.get(call, deliverId)
    if (!deliveryNoteStatus.can(row.status, 'print')) throw wrongStatus()
    const { deliverSn } = row
    if (row.items.length === 0) throw new Refusal(`送货单 ${deliverSn} 没有材料，不能打印`)
    if (isCounted) logPrint(deliverSn, printUser, paper, { showPrice: showPrice === 1, copies })
    const detail = deliveryNoteDetail(row)
    return {
      deliver: showPrice ? detail : withoutMoney(detail),
      template: 'DELIVER_NOTE',
      paper,
      showPrice,
      qrText: deliverSn,
      printTime,
      printUser,
      supplierAddress: row.supplierAddress,
      supplierPhone: row.supplierPhone,
    }
  })
}

/** Adds a print to the log of a note. */
export function logPrint(
  deliverSn: string,
  printUser: string,
  paper: string,
  { showPrice, copies }: { showPrice: boolean; copies: number },
): void {
  const printNo = countedPrints(deliverSn).length + 1
  const print = { deliverSn, printNo, printTime: worldNow(), printUser, paper, showPrice, copies, isCancelled: false }
  deliveryTables.printRecords.insert({ id: nextId(), ...print })
}

/** Marks prints that came to nothing; the caller names them by the ids of their records. Twice is once. */
function cancelPrint(call: Call): void {
  requiredField(call, 'printIds')
  const own = new Set(ownNotes.all(call).map(({ deliverSn }) => deliverSn))
  for (const id of listField(call, 'printIds')) {
    const print = deliveryTables.printRecords.get(id)
    if (!print || !own.has(print.deliverSn)) throw new Refusal('打印记录不存在')
    deliveryTables.printRecords.update(id, { isCancelled: true })
  }
}

function withoutMoney(note: DeliveryNote): DeliveryNote {
  const items = note.items?.map((item) => ({ ...item, taxUnitPrice: null, amountTax: null }))
  return { ...note, totalAmountTax: null, items }
}
