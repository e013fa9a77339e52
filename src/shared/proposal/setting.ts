import type { Proposal } from '#shared/endpoint'

// Part of the small entry: without a library.

/**
 * Whether a site offers a proposed feature, by its `VITE_PROPOSED`: `all`, `none`, a list of names, or `auto`, which offers
 * each until a call of it is answered by 404. No name is a part of another.
 */
export function isOffered(setting: string, feature: Proposal): boolean {
  return setting === 'auto' || setting === 'all' || setting.includes(feature)
}
