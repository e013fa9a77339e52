import { type Account, callerTables } from '#mocks/kernel/auth/caller'
import { Refusal } from '#mocks/kernel/http/reply'
import type { SeededRandom } from '#mocks/kernel/store/seededRandom'
import type { Step, World } from './step'

const ORDERS = '../features/mall/order/week.ts'
/** What may happen in each area, as each area lists it. */
const areas = import.meta.glob<{ week: readonly Step[] }>('../features/*/*/week.ts', { eager: true })
const { [ORDERS]: orders, ...others } = areas
/** Orders come first: the seeds of the weeks are known to reach every place in this order. */
const all = [orders, ...Object.values(others)].flatMap((area) => area?.week ?? [])

/** Does a number of random things of a week of a shop and its sites; what the rules refuse is not done. */
export function passWeek(chance: SeededRandom, storeId: string): void {
  const by = ownerOf(storeId)
  const pick: World['pick'] = (rows) => rows[chance.whole(0, Math.max(0, rows.length - 1))]
  for (let count = 0; count < 40; count += 1) {
    const step = pick(all)
    try {
      step?.({ storeId, by, chance, pick })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
}

function ownerOf(supplierId: string): Account {
  const owner = callerTables.accounts.find((row) => row.supplierId === supplierId && row.shopkeeper)
  if (!owner) throw new Error(`${supplierId} has no owner`)
  return owner
}
