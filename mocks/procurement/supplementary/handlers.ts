import * as v from 'valibot'
import { decimal, fixed } from '#domain/money'
import { supplementScope } from '#features/procurement/delivery/model'
import { supplementaryEndpoints } from '#features/procurement/supplementary/endpoints'
import {
  netWeight,
  type Supplementary,
  supplementarySchema,
  validateSupplementary,
  withMoreFiles,
} from '#features/procurement/supplementary/model'
import { supplementaryRequests } from '#features/procurement/supplementary/requests'
import { actualNames, actualOf } from '#features/procurement/transport/model/actual'
import { emptyPart } from '#features/procurement/transport/model/parts'
import type { Transport } from '#features/procurement/transport/model/transport'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal, wrongStatus } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { type DeliveryNoteRow, deliveryTables } from '#mocks/procurement/delivery/rows'
import { ownNote } from '#mocks/procurement/delivery/rules'
import { fleetTables } from '#mocks/procurement/fleet/rows'
import { changesOf, logAction } from '#mocks/procurement/recordLog/rules'

export const supplementaryRoutes: Route[] = [
  readRoute(supplementaryEndpoints.ofNote, 'deliver', (call) => ownNote(call).supplementary ?? {}),
  writeRoute(supplementaryEndpoints.save, 'deliver', saveSupplementary),
]

/**
 * Stores the additions and corrects the note: heat numbers of its lines, and the actual truck. Once the goods are
 * stocked in, only further files are stored.
 *
 * @throws Refusal when a field is invalid or the status of the note forbids it
 */
export function saveSupplementary(call: Call): void {
  const note = ownNote(call)
  const scope = supplementScope(note.status)
  const sent = readSupplementary(call, note)
  const info = scope === 'files' ? withMoreFiles(storedOf(note), sent) : sent
  if (scope === 'none' || info === null) throw wrongStatus()
  refuseErrors(validateSupplementary(info))
  checkLines(info, note)
  const items = note.items.map((item) => {
    const heatNo = info.heatNos.find(({ itemId }) => itemId === item.id)?.heatNo
    return heatNo ? { ...item, heatNo } : item
  })
  const correction = scope === 'all' ? { ...correctionOf(info, note), items } : {}
  const after = deliveryTables.delivers.update(note.id, { ...correction, supplementary: info })
  logAction(call.account, { kind: 'NOTE', id: note.deliverSn }, 'supplement', {
    detail: supplementText(info),
    changes: changesOf(note, after, noteMembers),
  })
}

/** What additions correct in the head of a note; the others are facts of their own, whose papers the text counts. */
export const noteMembers = historyMembers(supplementaryRequests.save, [
  ...(['deliverSn', 'remark', 'loadTime', 'arriveTime', 'leaveTime', 'weighTickets', 'heatNos'] as const),
  ...(['certificates', 'deliveryPhotos', 'signPhotos'] as const),
])

function storedOf({ deliverSn, supplementary }: DeliveryNoteRow): Supplementary {
  return v.parse(supplementarySchema, supplementary ?? { deliverSn })
}

function supplementText({ weighTickets, certificates, signPhotos, deliveryPhotos }: Supplementary): string {
  return `磅单 ${weighTickets.length} 张，质保书 ${certificates.length} 份，回单 ${signPhotos.length} 张，照片 ${deliveryPhotos.length} 张`
}

function checkLines({ heatNos }: Supplementary, note: DeliveryNoteRow): void {
  if (heatNos.length === 0) return
  if (note.materialType !== 'REBAR') throw new Refusal('该材料类型没有炉批号')
  if (heatNos.some(({ itemId }) => !note.items.some(({ id }) => id === itemId))) throw new Refusal('材料行不存在')
  if (new Set(heatNos.map(({ itemId }) => itemId)).size < heatNos.length) throw new Refusal('材料行重复')
}

/** Another driver or plate unlinks the fleet entry of the note; a plate of the supplier's fleet links its own. */
function correctionOf(info: Supplementary, note: DeliveryNoteRow): Partial<Transport> {
  if (note.deliverMode !== 'TRUCK') return {}
  const { driverName, carNo } = info
  const isOtherDriver = driverName !== '' && driverName !== note.driverName
  const isOtherCar = carNo !== '' && carNo !== note.carNo
  const car = isOtherCar && fleetTables.cars.find((row) => row.supplierId === note.supplierId && row.carNo === carNo)
  const corrected = actualNames.flatMap((name) => (info[name] ? [[name, info[name]]] : []))
  return {
    ...(isOtherCar ? emptyPart('car') : {}),
    ...(car ? { carId: car.id, carType: car.carType, trailerNo: car.trailerNo } : {}),
    ...(isOtherDriver ? { driverId: '' } : {}),
    ...Object.fromEntries(corrected),
  }
}

/** The net weight is always computed from the other two, ignoring the client's. */
function readSupplementary(call: Call, { deliverSn, deliverMode }: DeliveryNoteRow): Supplementary {
  const sent = bodyBy({ fields: { ...call.fields, deliverSn } }, supplementaryRequests.save)
  return {
    ...sent,
    weighTickets: sent.weighTickets.map((ticket) => {
      const weights = { grossWeight: weight(ticket.grossWeight), tareWeight: weight(ticket.tareWeight) }
      return { ...ticket, ...weights, netWeight: netWeight(weights) }
    }),
    ...actualOf(sent, deliverMode),
  }
}

/** Normalised tonnes, if the text is a figure that needs no rounding; other text is left for validation. */
function weight(text: string): string {
  const figure = decimal(text)
  return figure?.round(3).eq(figure) ? fixed(figure, 3) : text
}
