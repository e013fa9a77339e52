import { create } from 'zustand'
import type { CapabilitySetting } from '#domain/site/variant'
import type { Capability } from '#shared/endpoint'
import { isOffered } from './setting'

type State = {
  setting: CapabilitySetting
  /** The capabilities that the gateway turned out to lack in this session. */
  missing: readonly Capability[]
}

/** The capabilities of the site and of its gateway. */
export const useCapabilities = create<State>(() => ({ setting: 'all', missing: [] }))

/** Whether a capability is there. */
export function hasCapability(name: Capability): boolean {
  const { setting, missing } = useCapabilities.getState()
  return isOffered(setting, name) && !(setting === 'auto' && missing.includes(name))
}

/** Takes note that the gateway has no call of a capability; matters to `auto` alone. */
export function markMissing(name: Capability): void {
  useCapabilities.setState(({ missing }) => ({ missing: [...missing, name] }))
}

/** Sets what the site says, at the start: all are on before. */
export function setCapabilities(setting: CapabilitySetting): void {
  useCapabilities.setState({ setting, missing: [] })
}
