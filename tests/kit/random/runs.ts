/** Whether all cases are tried, as `npm run release:check` does, or those that a change is tried with. */
export const isThorough = process.env.THOROUGH === '1'

/** How many random cases to try, of those that a release is tried with. */
export function randomRuns(full: number): number {
  return isThorough ? full : Math.ceil(full / 5)
}
