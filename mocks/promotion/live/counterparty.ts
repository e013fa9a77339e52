import { nextStatus } from '#domain/status'
import { type AuditStatus, auditTransitions } from '#features/promotion/live/model'
import { counterpartyOf, takeStep } from '#mocks/kernel/counterparty'
import { wrongStatus } from '#mocks/kernel/http/reply'
import { everyNth, later } from '#mocks/kernel/store/clock'
import { type LiveGoodsRow, liveTables } from './rows'

const { liveGoods } = liveTables

export const REFUSED_REASON = '商品图片不清晰或价格与商品不符，请更换后重新提审'
const STEPS = { takeLiveGoods: 'take', passLiveGoods: 'pass', refuseLiveGoods: 'refuse' } as const

/** The platform's review of live goods. */
export const liveCounterparty = counterpartyOf(
  (id) => {
    const row = liveGoods.get(id)
    return row?.deleteFlag ? undefined : row
  },
  ['takeLiveGoods', 'passLiveGoods', 'refuseLiveGoods'],
  (row, name, reason) => {
    const status = nextStatus(auditTransitions, row.auditStatus, STEPS[name])
    if (status === null) throw wrongStatus()
    const auditMessage = status === '3' ? reason || REFUSED_REASON : ''
    liveGoods.update(row.id, { auditStatus: status as AuditStatus, auditMessage })
    return { id: row.id, status }
  },
)

const isFourth = everyNth(4)

/** Schedules the review: taken first, decided later. Every fourth comes back, and what names 退回. */
export function platformWillReview({ id, name }: LiveGoodsRow): void {
  const isRefused = isFourth() || name.includes('退回')
  later(() => {
    takeStep('takeLiveGoods', id)
    later(() => takeStep(isRefused ? 'refuseLiveGoods' : 'passLiveGoods', id))
  })
}
