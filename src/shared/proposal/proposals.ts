import type { Proposal } from '#shared/endpoint'
import { currentVariant } from '#shared/variant'

/** Features that a gateway did not have, as found in this session. */
const missing = new Set<Proposal>()
const listeners = new Set<() => void>()
let setting: string | undefined

/**
 * Whether a proposed feature is there. `VITE_PROPOSED` of the variant says `all`, `none`, a list of names, or `auto`: all
 * until a call of the feature is answered by 404.
 */
export function isProposalOn(feature: Proposal): boolean {
  const wanted = settingNow()
  if (wanted === 'all') return true
  if (wanted === 'auto') return !missing.has(feature)
  return wanted.split(',').some((name) => name.trim() === feature)
}

/** Takes note that the gateway has no call of a feature; matters to `auto` alone. */
export function missProposal(feature: Proposal): void {
  if (settingNow() !== 'auto' || missing.has(feature)) return
  missing.add(feature)
  for (const listener of listeners) listener()
}

/** Calls back when a feature turns out to be missing. Returns the end of it. */
export function subscribeProposals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Which features turned out to be missing so far: changes with each. */
export function missingProposals(): number {
  return missing.size
}

/** Sets what `VITE_PROPOSED` says, and forgets what was missing; for suites. */
export function setProposed(proposed: string): void {
  setting = proposed
  missing.clear()
  for (const listener of listeners) listener()
}

function settingNow(): string {
  setting ??= currentVariant().proposed
  return setting
}
