import { type Decimal, fixed, round, sum } from './money'

/**
 * Divides an amount in yuan over parts in proportion, as decimal text. Each share is rounded to the cent, together they are
 * the amount exactly, and none is negative where the amount is not. Where all parts are zero the last one gets it.
 */
export function divideAmount(amount: Decimal | string, parts: readonly (Decimal | string)[]): string[] {
  const given = sum([amount])
  const whole = sum(parts)
  let passed = sum([])
  let before = sum([])
  return parts.map((part, at) => {
    passed = passed.plus(part)
    const isLast = at === parts.length - 1
    // Rounding what was given so far, not each share, leaves no remainder.
    const upTo = isLast ? given : whole.eq(0) ? sum([]) : round(given.times(passed).div(whole), 2)
    const share = fixed(upTo.minus(before), 2)
    before = upTo
    return share
  })
}
