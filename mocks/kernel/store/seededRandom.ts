/** Seeded random: gives the same values for the same seed text every time. */
export type SeededRandom = {
  /** A whole number from `least` to `most`. */
  whole: (least: number, most: number) => number
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/** Creates a seeded random generator. */
export function seededRandom(seed: string): SeededRandom {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return { whole, pick: (values) => values[whole(0, values.length - 1)] ?? values[0] }
}
