import { applied } from '#features/promotion/activity/model/change'
import { seckillRequests } from '#features/promotion/seckill/requests'
import { changeWords } from '#features/store/changeLog/model'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { recordHistory } from '#mocks/store/changeLog/historyRules'
import { type SeckillApplyRow, seckillTables } from './rows'
import { appliesOf } from './rules'

type Entry = { id: string; name: string; applies: readonly SeckillApplyRow[] }

/** The history of what a shop applies with to the platform's seckills, which a shop cannot add or delete. */
export const seckillHistory = recordHistory<Entry>({
  kind: 'SECKILL',
  noun: '秒杀活动',
  rowsOf: (shopId) =>
    seckillTables.seckills.all().map(({ id, promotionName: name }) => ({ id, name, applies: appliesOf(shopId, id) })),
  nameOf: ({ name }) => name,
  // `told` shows each application as one entry, named by product and session.
  members: historyMembers(seckillRequests.apply, [
    ...(['storeId', 'storeName', 'seckillId', 'skuId', 'goodsName', 'timeLine'] as const),
    ...(['price', 'originalPrice', 'quantity'] as const),
  ]),
  told: ({ applies }) => Object.fromEntries(applies.map(applied)),
  actionOf: ({ applies: before }, { applies: after }) => {
    if (before.length === after.length) return changeWords.reapplied
    return after.length > before.length ? changeWords.applied : changeWords.withdrawn
  },
})
