import { fixed, sum } from '#domain/money'
import type { DecimalText } from '#domain/wire'
import { worldToday } from '#mocks/kernel/store/now'
import type { Scores } from '#mocks/store/setting/rows'
import { commentTables } from './rows'

/** The scores of a shop: the means of all its comments until today; null without any. */
export function scoresOf(storeId: string): Scores | null {
  const rows = commentTables.comments.where('storeId', storeId)
  if (rows.length === 0) return null
  const mean = (scores: readonly number[]) => fixed(sum(scores).div(rows.length), 2) as DecimalText
  const [first = ''] = rows.map(({ createTime }) => createTime).toSorted()
  return {
    descriptionScore: mean(rows.map(({ descriptionScore }) => descriptionScore)),
    serviceScore: mean(rows.map(({ serviceScore }) => serviceScore)),
    deliveryScore: mean(rows.map(({ deliveryScore }) => deliveryScore)),
    scoreStart: first.slice(0, 10),
    scoreEnd: worldToday(),
  }
}
