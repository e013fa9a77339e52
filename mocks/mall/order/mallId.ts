import { nextIdOf } from '#mocks/kernel/store'

/** A new id of the mall: its documents keep theirs whatever else happens in the demo world. */
export function mallId(): string {
  return nextIdOf('mall')
}
