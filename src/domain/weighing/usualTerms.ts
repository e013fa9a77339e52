// What a contract of a material type usually agrees on where it says nothing.

/**
 * Settled quantity of a contract: scale weight, delivered within tolerance, theoretical weight, or smaller of two
 * volumes.
 */
export type SettleBasis = 'WEIGHED' | 'TOLERANCE' | 'THEORY' | 'SMALLER'

/** The default basis of a material type; null = not weighed (counted goods). */
export function defaultBasis(materialType: unknown): SettleBasis | null {
  if (materialType === 'REBAR' || materialType === 'RAW') return 'WEIGHED'
  if (materialType === 'CONCRETE') return 'SMALLER'
  return null
}

/** The tolerance (‰) of a material type whose contract states none; null = counted goods, which have none. */
export function defaultTolerance(materialType: unknown): string | null {
  if (materialType === 'CONCRETE') return '20'
  return materialType === 'REBAR' || materialType === 'RAW' ? '3' : null
}
