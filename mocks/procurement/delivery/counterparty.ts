import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { counterpartyOf, takeStep } from '#mocks/kernel/counterparty'
import { wrongStatus } from '#mocks/kernel/http/reply'
import { photoPicture, signaturePicture } from '#mocks/kernel/server/picture'
import { later } from '#mocks/kernel/store/clock'
import { worldNow } from '#mocks/kernel/store/now'
import { afterStockIn, type DeliveryNoteRow, deliveryTables } from './rows'
import { findNote } from './rules'
import { siteFindings } from './site'

/** The site's steps on a delivery note. */
export const deliveryCounterparty = counterpartyOf(findNote, ['accept', 'stockIn'], stepNote)

/** Schedules the site's acceptance of a new note, then its stock-in. */
export function siteWillAccept(id: string): void {
  later(() => {
    takeStep('accept', id)
    later(() => {
      takeStep('stockIn', id)
      for (const follow of afterStockIn.all()) follow(id)
    })
  })
}

function stepNote(note: DeliveryNoteRow, action: 'accept' | 'stockIn') {
  const status = deliveryNoteStatus.next(note.status, action)
  if (status === null) throw wrongStatus()
  const now = worldNow()
  const turn = Number(note.id.slice(-4))
  if (action === 'accept') {
    const { receiverName } = note
    const accept = {
      acceptUserName: receiverName,
      acceptTime: now,
      acceptRemark: '',
      signUrl: signaturePicture(receiverName),
      photos: [photoPicture('卸货现场')],
    }
    const items = note.items.map((item, index) => siteFindings(item, note.materialType, turn + index))
    deliveryTables.delivers.update(note.id, { status, accept, items })
  } else {
    const stockInSn = note.deliverSn.replace('SH', 'RK')
    deliveryTables.delivers.update(note.id, {
      status,
      stockIn: { stockInSn, stockInTime: now, stockInUserName: '周航' },
    })
  }
  return { id: note.id, status }
}
