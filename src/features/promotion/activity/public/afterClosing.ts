import { type Text, text } from '#domain/text'
import { hasCapability } from '#shared/capability/capabilityStore'

/** What is left of an activity that is closed; a gateway without effects forgets when it ran, too. */
export function afterClosing(): Text {
  return hasCapability('activities')
    ? text('进行过的时间和效果会保留，重新开启时要选新的时间。')
    : text('重新开启时要选新的时间。')
}
