import { nextStatus } from '#domain/status'
import { auditTransitions } from '#features/mall/goods/model'
import type { AuthFlag } from '#features/mall/sale/model'
import { counterpartyOf, takeStep } from '#mocks/kernel/counterparty'
import { wrongStatus } from '#mocks/kernel/http/reply'
import { later } from '#mocks/kernel/store/clock'
import { worldNow } from '#mocks/kernel/store/now'
import { logged, PLATFORM } from './historyRules'
import { type GoodsRow, goodsTables } from './rows'

const { goods } = goodsTables

const REASON = '商品资料不完整，请补充质量证明文件后重新提交'
const DECISIONS = { passGoods: 'pass', refuseGoods: 'refuse' } as const

/** The platform's review of a product. */
export const goodsCounterparty = counterpartyOf(
  (id) => {
    const row = goods.get(id)
    return row?.deleteFlag ? undefined : row
  },
  ['passGoods', 'refuseGoods'],
  (row, decision, reason) => {
    const status = nextStatus(auditTransitions, row.authFlag, DECISIONS[decision])
    if (status === null) throw wrongStatus()
    const authMessage = status === 'REFUSE' ? reason || REASON : ''
    const review = () => goods.update(row.id, { authFlag: status as AuthFlag, authMessage, updateTime: worldNow() })
    logged(row.id, PLATFORM, 'review', review, authMessage)
    return { id: row.id, status }
  },
)

/** Schedules the review; a product whose name asks for it is refused. */
export function platformWillReview({ id, goodsName }: GoodsRow): void {
  later(() => takeStep(goodsName.includes('退回') ? 'refuseGoods' : 'passGoods', id))
}
