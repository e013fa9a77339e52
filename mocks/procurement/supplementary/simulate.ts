import { decimal, fixed } from '#domain/money'
import { shiftMinutes } from '#domain/time'
import type { Account } from '#mocks/kernel/auth/caller'
import { callBy } from '#mocks/kernel/http/route'
import { photoPicture } from '#mocks/kernel/server/picture'
import type { DeliveryNoteRow } from '#mocks/procurement/delivery/rows'
import { saveSupplementary } from './handlers'

/** Weight of an empty truck, tonnes. */
const TARE = '15.640'

/** The supplier adds the signed copy, and the weigh ticket if the load was weighed, to an accepted note. */
export function supplementNote(account: Account, note: DeliveryNoteRow): void {
  const { deliverSn, deliverTime, accept, items } = note
  const net = items.length === 1 ? decimal(items[0]?.weighedQuantity) : null
  const arriveTime = shiftMinutes(accept?.acceptTime, -35)
  const ticketNo = deliverSn.replace('SH', 'BD')
  const ticket = {
    ticketNo,
    grossWeight: net ? fixed(net.plus(TARE), 3) : '',
    tareWeight: TARE,
    weighTime: shiftMinutes(accept?.acceptTime, -15),
    photoUrl: photoPicture(`磅单 ${ticketNo}`),
  }
  saveSupplementary(
    callBy(account, {
      deliverSn,
      loadTime: shiftMinutes(deliverTime, -10),
      arriveTime,
      leaveTime: shiftMinutes(accept?.acceptTime, 20),
      weighTickets: net ? [ticket] : [],
      signPhotos: [photoPicture('签收回单')],
    }),
  )
}
