import { nextStatus } from '#domain/status'
import { type AuthFlag, auditTransitions } from '#features/mall/goods/model'
import { act, actsOn } from '#mocks/kernel/act'
import { later } from '#mocks/kernel/clock'
import { worldNow } from '#mocks/kernel/now'
import { Refusal } from '#mocks/kernel/reply'
import { type ChangeRow, type GoodsRow, goodsTables } from './rows'

const { goods, goodsChanges, goodsSkus } = goodsTables

const REASON = '商品资料不完整，请补充质量证明文件后重新提交'
const DECISIONS = { passGoods: 'pass', refuseGoods: 'refuse' } as const

/** The platform's review of a goods. */
export const goodsActs = actsOn(
  (id) => {
    const row = goods.get(id)
    return row?.deleteFlag ? undefined : row
  },
  ['passGoods', 'refuseGoods'],
  (row, decision, reason) => {
    const status = nextStatus(auditTransitions, row.authFlag, DECISIONS[decision])
    if (status === null) throw new Refusal('当前状态不允许该操作')
    const authMessage = status === 'REFUSE' ? reason || REASON : ''
    goods.update(row.id, { authFlag: status as AuthFlag, authMessage, updateTime: worldNow() })
    return { id: row.id, status }
  },
)

/** The platform's decision about a change of what buyers rely on; a price of a SKU changes with it. */
export const changeActs = actsOn(
  (id) => goodsChanges.get(id),
  ['passChange', 'refuseChange'],
  (row, decision) => {
    if (row.status !== 'TOBEAUDITED') throw new Refusal('当前状态不允许该操作')
    const status = decision === 'passChange' ? 'PASS' : 'REFUSE'
    goodsChanges.update(row.id, { status })
    const isPrice = row.changeType === 'PRICE' && /^\d+(\.\d{1,2})?$/.test(row.after)
    if (status === 'PASS' && isPrice && goodsSkus.get(row.skuId)) goodsSkus.update(row.skuId, { price: row.after })
    return { id: row.id, status }
  },
)

/** Schedules the review: a name that asks for it is refused. */
export function platformWillReview({ id, goodsName }: GoodsRow): void {
  later(() => act(goodsName.includes('退回') ? 'refuseGoods' : 'passGoods', id))
}

export function platformWillDecide({ id, reason }: ChangeRow): void {
  later(() => act(reason.includes('退回') ? 'refuseChange' : 'passChange', id))
}
