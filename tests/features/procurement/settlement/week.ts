import { db } from '#mocks/areas'
import type { Account } from '#mocks/kernel/auth/caller'
import { byOtherParty, type Step } from '#tests/figures/step'

const settlementsIn = (by: Account, state: number) =>
  db.settlements.filter(({ supplierId, status }) => supplierId === by.supplierId && status === state)

/** What a week does with settlements. */
export const week: Step[] = [
  byOtherParty('confirm', ({ by }) => settlementsIn(by, 8)),
  byOtherParty('post', ({ by }) => settlementsIn(by, 1)),
  byOtherParty('pay', ({ by }) => settlementsIn(by, 3).filter(({ payStatus }) => payStatus !== 2)),
  byOtherParty('reject', ({ by }) => settlementsIn(by, 8)),
  byOtherParty('resubmit', ({ by }) => settlementsIn(by, 2)),
  byOtherParty('void', ({ by }) => settlementsIn(by, 2)),
]
