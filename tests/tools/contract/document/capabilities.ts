import type { Capability, CapabilityText } from '#shared/endpoint'

type Module = Record<string, CapabilityText>
const modules = import.meta.glob<Module>(
  ['../../../../src/features/*/*/capabilities.ts', '../../../../src/shared/*/capabilities.ts'],
  {
    eager: true,
    import: 'capabilities',
  },
)

/** What the product gains by each capability, and how it does without. */
export const CAPABILITIES: Readonly<Record<Capability, CapabilityText>> = Object.fromEntries(
  Object.values(modules)
    .flatMap((one) => Object.entries(one ?? {}))
    .toSorted(([a], [b]) => a.localeCompare(b)),
) as Record<Capability, CapabilityText>
