import { nextIdOf } from '#mocks/kernel/store/store'

/** A new id of the mall's own series: other documents of the demo do not shift it. */
export function mallId(): string {
  return nextIdOf('mall')
}
