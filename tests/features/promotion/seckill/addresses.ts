import { statusAt } from '#features/mall/activity/model'
import { canApply } from '#features/promotion/seckill/model'
import { db } from '#mocks/areas'

/** A seckill that can be applied to, the earliest first; `applied` tells whether the demo shop already did. */
export function openSeckill(applied: boolean) {
  const has = (id: string) => db.seckillApplies.find((row) => row.seckillId === id && row.storeId === '9003')
  const found = db.seckills
    .filter((row) => canApply({ ...row, promotionStatus: statusAt(row) }) && Boolean(has(row.id)) === applied)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))[0]
  if (!found) throw new Error('no seckill can be applied to')
  return found
}

/** A seckill that is over, in which the demo shop took part. */
export function pastSeckill() {
  const found = db.seckills.find(
    (row) => statusAt(row) === 'END' && db.seckillApplies.find(({ seckillId }) => seckillId === row.id) !== undefined,
  )
  if (!found) throw new Error('no seckill is over')
  return found
}

/** A record for each screen that needs one. */
export const addresses = {
  'seckill-goods': () => ({ id: pastSeckill().id }),
}
