import { nextStatus } from '#domain/status'
import { changeTransitions } from '#features/mall/goodsChange/model'
import type { AuthFlag } from '#features/mall/sale/model'
import { counterpartyOf, takeStep } from '#mocks/kernel/counterparty'
import { wrongStatus } from '#mocks/kernel/http/reply'
import { later } from '#mocks/kernel/store/clock'
import { worldNow } from '#mocks/kernel/store/now'
import { logged, PLATFORM } from '#mocks/mall/goods/historyRules'
import { goodsTables } from '#mocks/mall/goods/rows'
import { skusOf } from '#mocks/mall/goods/rules'
import { type ChangeRow, goodsChangeTables } from './rows'

const { goods, goodsSkus } = goodsTables
const { goodsChanges } = goodsChangeTables

/** The platform's reason of an automatic refusal. */
export const REFUSAL = '变更原因说明不足，请补充依据后重新申请'
const DECISIONS = { passChange: 'pass', refuseChange: 'refuse' } as const

/** The platform's decision about a request; an approved change takes effect at once. */
export const changeCounterparty = counterpartyOf(
  (id) => goodsChanges.get(id),
  ['passChange', 'refuseChange'],
  (row, decision, reason) => {
    const status = nextStatus(changeTransitions, row.status, DECISIONS[decision]) as AuthFlag | null
    if (status === null) throw wrongStatus()
    const auditMessage = status === 'REFUSE' ? reason || REFUSAL : ''
    goodsChanges.update(row.id, { status, auditMessage, auditTime: worldNow() })
    if (status === 'PASS') logged(row.goodsId, PLATFORM, 'change', () => apply(row), row.reason)
    return { id: row.id, status }
  },
)

/** Schedules the decision; a request whose reason asks for it is refused. */
export function platformWillDecide({ id, reason }: ChangeRow): void {
  later(() => takeStep(reason.includes('退回') ? 'refuseChange' : 'passChange', id))
}

function apply({ changeType, goodsId, skuId, after, prices }: ChangeRow): void {
  if (!goods.get(goodsId)) return
  if (changeType === 'PRICE') {
    for (const price of prices.length > 0 ? prices : [{ skuId, after }])
      if (goodsSkus.get(price.skuId)) goodsSkus.update(price.skuId, { price: price.after })
    return
  }
  goods.update(goodsId, {
    ...(changeType === 'NAME' ? { goodsName: after } : { sellingPoint: after }),
    updateTime: worldNow(),
  })
  if (changeType !== 'NAME') return
  for (const sku of skusOf(goodsId)) goodsSkus.update(sku.id, { goodsName: `${after}${sku.simpleSpecs}` })
}
