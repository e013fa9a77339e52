import { create } from 'zustand'
import type { Proposal } from '#shared/endpoint'
import { isOffered } from './setting'

/** What `VITE_PROPOSED` says, and the names of the features that a gateway did not have, as found in this session. */
export const useProposals = create(() => ({ setting: 'all', missing: '' }))

/** Whether a proposed feature is there. */
export function isProposalOn(feature: Proposal): boolean {
  const { setting, missing } = useProposals.getState()
  return isOffered(setting, feature) && !(setting === 'auto' && missing.includes(feature))
}

/** Takes note that the gateway has no call of a feature; matters to `auto` alone. */
export function missProposal(feature: Proposal): void {
  useProposals.setState(({ missing }) => ({ missing: missing + feature }))
}

/** Sets what `VITE_PROPOSED` says, at the start: all are on before. */
export function setProposed(setting: string): void {
  useProposals.setState({ setting, missing: '' })
}
