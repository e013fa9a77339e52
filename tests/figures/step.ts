import type { Account } from '#mocks/kernel/auth/caller'
import { perform } from '#mocks/kernel/counterparty'
import type { SeededRandom } from '#mocks/kernel/store/seededRandom'

/** A shop, its owner, and chance. */
export type World = {
  storeId: string
  by: Account
  chance: SeededRandom
  pick: <Row>(rows: readonly Row[]) => Row | undefined
}

/** Something that may be done to a document, by the code of the routes. */
export type Step = (world: World) => unknown

/** A step of the other party on one of some documents. */
export function byOtherParty(action: string, of: (world: World) => readonly { id: string }[]): Step {
  return (world) => {
    const found = world.pick(of(world))
    return found && perform(action, found.id, '数量需复核')
  }
}
