import type { Proposal } from '#shared/endpoint'
import { isProposalOn, useProposals } from './proposals'

/** Whether a proposed feature is there; the component renders again when it turns out to be missing. */
export function useProposal(feature: Proposal): boolean {
  return useProposals(() => isProposalOn(feature))
}
