import type { ReactNode } from 'react'
import type { Proposal } from '#shared/endpoint'
import { useProposal } from './useProposal'

type Props = {
  of: Proposal
  children: ReactNode
  /** What stands there without the feature; nothing by default. */
  instead?: ReactNode
}

/** What rests on a proposed feature: absent where the gateway does not have it. */
export function Proposed({ of, children, instead = null }: Props) {
  return useProposal(of) ? children : instead
}
