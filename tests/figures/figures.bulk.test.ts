import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serverNow, shiftMinutes } from '#domain/time'
import { resetDb } from '#mocks/areas'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import { signIn } from '#tests/kit/api'
import { isThorough } from '#tests/kit/random/runs'
import { disagreements, openBook } from './book'
import { factsOf } from './facts'
import { passWeek } from './week'

// Each fact of the product says the same wherever it is shown. A new place is a line in `figures.ts` of its feature.

const facts = factsOf()
const places = facts.flatMap(({ name, places }) => Object.keys(places).map((place) => `${name}: ${place}`))
const WEEKS = isThorough ? 30 : 12
const WEEK_MINUTES = 7 * 24 * 60
/** How many weeks pass between two looks at all figures: reading them takes far longer than the weeks. */
const LOOK = 3

beforeAll(() => resetDb())

describe('the year of the demo', () => {
  it.each([
    ['a shop', 'haichuan', facts],
    ['a supplier', 'yueheng', factsOf('procurement/')],
  ])('says the same everywhere to %s', async (_, account, facts) => {
    expect(await disagreements(facts, openBook(await signIn(account)), new Set())).toEqual([])
  })
})

describe('random weeks', () => {
  const shown = new Set<string>()
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    resetDb()
  })
  afterAll(() => {
    vi.useRealTimers()
    resetDb()
  })

  it.each(Array.from({ length: WEEKS / LOOK }, (_, index) => LOOK * index))(
    'leave all figures equal: from week %i',
    async (from) => {
      for (let week = from; week < from + LOOK; week += 1) {
        vi.setSystemTime(new Date(`${shiftMinutes(serverNow(), WEEK_MINUTES).replace(' ', 'T')}+08:00`))
        passWeek(seededRandom(`week ${week}`), '9003')
      }
      const empty = new Set<string>()
      expect(await disagreements(facts, openBook(await signIn('haichuan')), empty)).toEqual([])
      for (const place of places) if (!empty.has(place)) shown.add(place)
    },
  )

  // It takes all the weeks until each place has had something to show.
  if (isThorough)
    it('have shown a figure in every place', () => {
      expect(places.filter((place) => !shown.has(place))).toEqual([])
    })
})
