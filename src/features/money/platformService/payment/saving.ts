import { decimal, fixed } from '#domain/money'
import type { FeatureDuration, PlatformFeature } from '#features/money/platformService/model'

/** Savings of a duration against paying monthly, for one unit; null when there are none. */
export function savingOf({ monthPrice }: PlatformFeature, { duration, price }: FeatureDuration): string | null {
  const saved = decimal(monthPrice)?.times(duration).minus(price)
  return saved?.gt(0) ? fixed(saved, 2) : null
}
