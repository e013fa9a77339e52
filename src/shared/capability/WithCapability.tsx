import type { ReactNode } from 'react'
import type { Capability } from '#shared/endpoint'
import { useCapability } from './useCapability'

type Props = {
  of: Capability
  children: ReactNode
  /** What stands there without the feature; nothing by default. */
  instead?: ReactNode
}

/** What rests on a capability: absent where the gateway does not have it. */
export function WithCapability({ of, children, instead = null }: Props) {
  return useCapability(of) ? children : instead
}
