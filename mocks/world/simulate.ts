import { callerTables } from '#mocks/kernel/auth/caller'
import { worldScale } from '#mocks/kernel/scale'
import { dayOf, monthOf } from './calendar'
import { planChain, type Staff } from './chain'
import { planLive } from './live'
import { plansOf } from './plan'
import { Timeline } from './timeline'

const MONTHS = 13

/** Simulates the history of the two suppliers with long lists, up to last night. */
export function simulateYear(today: string): void {
  const day = dayOf(today)
  const timeline = new Timeline()
  const scale = worldScale()
  for (const supplierId of ['9001', '9003']) {
    const staff = staffOf(supplierId)
    for (let month = monthOf(day) - MONTHS + 1; month <= monthOf(day); month += 1) {
      for (const plan of plansOf(supplierId, month, scale)) planChain(timeline, staff, plan)
    }
    planLive(timeline, staff, day)
  }
  timeline.runUntil(day)
}

function staffOf(supplierId: string): Staff {
  const own = callerTables.accounts.filter((row) => row.supplierId === supplierId && row.enabled)
  const owner = own.find(({ shopkeeper }) => shopkeeper)
  const clerk = own.find(({ shopkeeper }) => !shopkeeper)
  if (!owner || !clerk) throw new Error(`${supplierId} has no staff`)
  return { owner, clerk }
}
