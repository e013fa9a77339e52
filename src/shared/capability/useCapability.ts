import type { Capability } from '#shared/endpoint'
import { hasCapability, useCapabilities } from './capabilityStore'

/** Whether a capability is there, as what needs none always is; renders again when it turns out to be missing. */
export function useCapability(feature: Capability | undefined): boolean {
  return useCapabilities(() => feature === undefined || hasCapability(feature))
}
