import { decimal, fixed, quantityScale } from '#domain/money'
import { serverToday } from '#domain/time'
import { db } from '#mocks/areas'
import type { Account } from '#mocks/kernel/auth/caller'
import { callBy } from '#mocks/kernel/http/route'
import { deliveredQuantities } from '#mocks/procurement/contract/rules'
import { writeNote } from '#mocks/procurement/delivery/simulate'
import { voidNote } from '#mocks/procurement/delivery/voidHandlers'
import { orderLines } from '#mocks/procurement/purchase/rules'
import { dayOf, momentOf } from '#mocks/world/calendar'
import { byOtherParty, type Step } from '#tests/figures/step'

const notesIn = (by: Account, state: number) =>
  db.delivers.filter(({ supplierId, status }) => supplierId === by.supplierId && status === state)

/** What a week does with delivery notes. */
export const week: Step[] = [
  // A truck for some of what is left of an order.
  ({ by, chance, pick }) => {
    const open = db.orders.filter(
      ({ supplierId, status, sendTimeVerified }) =>
        supplierId === by.supplierId && status === 'UNDELIVERED' && sendTimeVerified,
    )
    const order = pick(open)
    const lines = order
      ? orderLines(order, deliveredQuantities()).items.filter(({ remainQuantity }) => decimal(remainQuantity)?.gt(0))
      : []
    const line = pick(lines)
    if (!order || !line) return null
    const most = decimal(line.remainQuantity)
    const part = most?.times(chance.pick([100, chance.whole(5, 95)])).div(100)
    const today = dayOf(serverToday())
    return writeNote(by, {
      from: { orderSn: order.orderSn },
      materialType: order.materialType,
      lines: [
        {
          sourceItemId: line.id,
          quantity: fixed(part ?? 0, quantityScale(line.unit)),
          heatNo: order.materialType === 'REBAR' ? `LZ${chance.whole(1e6, 9e6)}` : '',
          pouringPart: '3#楼12层梁板',
          pouringMode: 'PUMP',
        },
      ],
      turn: chance.whole(0, 40),
      deliverTime: momentOf(today, 500),
      expectArriveTime: '',
      remark: '',
    })
  },
  ({ by, pick, chance }) => {
    const note = pick(notesIn(by, 0))
    return note && chance.whole(1, 2) === 1 && voidNote(callBy(by, { id: note.id, reason: '数量填错' }))
  },
  byOtherParty('accept', ({ by }) => notesIn(by, 0)),
  byOtherParty('stockIn', ({ by }) => notesIn(by, 1)),
  byOtherParty('settle', ({ by }) => notesIn(by, 2).filter(({ settlementCode }) => !settlementCode)),
]
