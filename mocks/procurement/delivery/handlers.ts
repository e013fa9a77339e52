import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { deliveryEndpoints } from '#features/procurement/delivery/endpoints'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { containing, during, equalTo, type Filters, inLines, pageBy, platePart } from '#mocks/kernel/store/listing'
import { deliveredQuantities } from '#mocks/procurement/contract/rules'
import { addDeliveryNote } from './addHandlers'
import { printRoutes } from './printHandlers'
import { hasRemainder } from './remainder'
import type { DeliveryNoteRow } from './rows'
import { countedPrints, deliveryNoteDetail, deliveryNoteView, hasSignPhotos, ownNotes } from './rules'
import { voidNote } from './voidHandlers'

const filters: Filters<DeliveryNoteRow> = {
  ...containing('deliverSn', 'orderSn', 'contractCode', 'contractName', 'projectName', 'deliverName', 'driverName'),
  ...containing('driverPhone', 'createUserName'),
  ...equalTo('contractId', 'projectId', 'materialType', 'deliverMode', 'status'),
  ...during('deliverTime', 'deliverTimeStart', 'deliverTimeEnd'),
  materialName: inLines((row) => row.items, 'materialName', 'spec', 'grade'),
  carNo: platePart((row) => row.carNo),
  printed: (row, asked) => countedPrints(row.deliverSn).length > 0 === (asked === '1'),
  signed: (row, asked) => hasSignPhotos(row) === (asked === '1'),
  // Only an accepted note can have a signed copy.
  copyMissing: (row, asked) => (isAwaited(row) && !hasSignPhotos(row)) === (asked === '1'),
}

export const deliveryRoutes: Route[] = [
  readRoute(deliveryEndpoints.page, 'deliver', (call) => {
    const isDetail = ['1', 'true'].includes(textField(call, 'withItems'))
    return notesPage(call, isDetail)
  }),
  readRoute({ method: 'GET', path: '/api/supplier/orderLogistics/getDeliverPage/1' }, 'deliver', (call) =>
    notesPage(call),
  ),
  writeRoute(deliveryEndpoints.add, 'deliver', addDeliveryNote),
  writeRoute(deliveryEndpoints.void, 'deliver', voidNote),
  ...printRoutes,
]

function isAwaited(note: DeliveryNoteRow): boolean {
  return deliveryNoteStatus.entryOf(note.status).isAccepted === true
}

function notesPage(call: Call, isDetail = false) {
  const sent = deliveredQuantities()
  const view = (row: DeliveryNoteRow): DeliveryNote => {
    return { ...(isDetail ? deliveryNoteDetail(row) : deliveryNoteView(row)), hasRemainder: hasRemainder(row, sent) }
  }
  const newestBy = ['deliverTime', 'createTime', 'id']
  return pageBy(ownNotes.all(call), call, { filters, newestBy, figures: deliveryNoteView, view })
}
