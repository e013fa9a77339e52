import { expect, it } from 'vitest'
import { seriesColours } from '#shared/chart/seriesColours'

const now = {}
const past = { isPast: true }

it.each([
  [
    [now, now, now],
    [0, 1, 2],
  ],
  [
    [now, past],
    [0, 0],
  ],
  [
    [now, past, now, past],
    [0, 0, 1, 1],
  ],
])('of %j the colours are %j: a compared series has that of its own', (series, places) => {
  expect(seriesColours(series)).toEqual(places)
})
