import type { Browser } from '@playwright/test'
import { type Screen, visitorFor } from './screens'
import { type Visit, visit } from './visit'
import { freshContext, type Visitors } from './visitor'

const ROUNDS = 3

export type Sides = { now: Visitors; ref?: Visitors }

/** Visits a screen with an empty cache, alternating between the two sides, so that a slowing machine slows both. */
export async function measureCold(browser: Browser, screen: Screen, { now, ref }: Sides) {
  const visits: { now: Visit[]; ref: Visit[] } = { now: [], ref: [] }
  // A server's first answers are slow, because it still loads its own code.
  for (const side of [now, ref]) if (side) await coldVisit(browser, side, screen)
  for (let round = 0; round < ROUNDS; round++) {
    visits.now.push(await coldVisit(browser, now, screen))
    if (ref) visits.ref.push(await coldVisit(browser, ref, screen))
  }
  return visits
}

/** One visit in a fresh browser. */
export async function coldVisit(browser: Browser, visitors: Visitors, screen: Screen): Promise<Visit> {
  const visitor = visitorFor(screen, visitors)
  const context = await freshContext(browser, visitor, screen.isSignedIn)
  try {
    return await visit(context, visitor, screen)
  } finally {
    await context.close()
  }
}
