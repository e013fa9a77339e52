import type { CapabilitySetting } from '#domain/site/variant'
import type { Capability } from '#shared/endpoint'

// Part of the small entry: without a library.

/** Whether a site offers a capability by its setting; `auto` offers each at first. */
export function isOffered(setting: CapabilitySetting, name: Capability): boolean {
  return setting === 'auto' || setting === 'all' || setting.includes(name)
}
