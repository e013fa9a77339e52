import type { Capability } from '#shared/endpoint'

// Part of the small entry: without a library.

/**
 * Whether a site offers a capability, by its `VITE_PROPOSED`: `all`, `none`, a list of names, or `auto`, which offers
 * each until a call of it is answered by 404.
 */
export function isOffered(setting: string, name: Capability): boolean {
  return setting === 'auto' || setting === 'all' || setting.split(/[\s,]+/).includes(name)
}
