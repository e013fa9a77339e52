import type { Proposal } from '#shared/endpoint'
import { isProposalOn, useProposals } from './proposals'

/** Whether a proposed feature is there, as what needs none always is; the component renders again when it turns out to be missing. */
export function useProposal(feature: Proposal | undefined): boolean {
  return useProposals(() => feature === undefined || isProposalOn(feature))
}
