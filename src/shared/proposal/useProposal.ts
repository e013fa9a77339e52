import { useSyncExternalStore } from 'react'
import type { Proposal } from '#shared/endpoint'
import { isProposalOn, subscribeProposals } from './proposals'

/** Whether a proposed feature is there; the component renders again when it turns out to be missing. */
export function useProposal(feature: Proposal): boolean {
  return useSyncExternalStore(subscribeProposals, () => isProposalOn(feature))
}
