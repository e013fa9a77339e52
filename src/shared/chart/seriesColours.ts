/** How much of its colour a compared series has: a light tint of it, in both themes. */
export const TINT = 0.45

/** The place of each series' colour in the palette. A compared series has that of its own series, which it follows. */
export function seriesColours(series: readonly { isPast?: boolean }[]): number[] {
  let place = -1
  return series.map(({ isPast }) => {
    if (!isPast || place < 0) place += 1
    return place
  })
}
