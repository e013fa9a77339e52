import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { isScript, type Load, recordLoads } from './network'
import type { Screen } from './screens'
import type { Visitor } from './visitor'
import { MARKS, readStart, type Seen, watchStart } from './watch'
import { wavesOf } from './waves'

/** CPU and network of a user on a building site. */
const CPU = 4
const LINE = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 }
/** How long after its content a page may still block or load, ms. */
const QUIET = 1500

/**
 * The cost of a start: times in ms, number of requests, and the script files until the content is there, with their KiB
 * over the wire.
 */
export type Visit = Seen & { requests: number; files: number; waves: number; kib: number; loads: Load[] }

/** Opens a screen in a new tab at 4× CPU and 10 Mbit/s + 40 ms, HTTP/1.1, and closes it once it is quiet. */
export async function visit(context: BrowserContext, visitor: Visitor, screen: Screen): Promise<Visit> {
  const page = await context.newPage()
  try {
    const loads = await open(page, visitor, screen)
    const seen = await page.evaluate(readStart, { marks: MARKS, quiet: QUIET })
    // Both clocks begin at the navigation. What is loaded ahead after the content delays nothing.
    const scripts = loads.filter((load) => isScript(load) && load.start < seen.content)
    return {
      ...seen,
      requests: loads.length,
      files: scripts.length,
      waves: wavesOf(scripts, seen.preloads),
      kib: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      loads,
    }
  } finally {
    await page.close()
  }
}

async function open(page: Page, visitor: Visitor, screen: Screen): Promise<Load[]> {
  await page.addInitScript(watchStart, { content: screen.content, marks: MARKS })
  const session = await page.context().newCDPSession(page)
  await slowDown(session)
  const loads = recordLoads(session, visitor.origin)
  // Polling the page would load Playwright's own script into it, which takes 0.1 s at this speed.
  const isThere = page.waitForEvent('console', {
    predicate: (message) => message.text() === MARKS.content,
    timeout: 60_000,
  })
  await page.goto(`${visitor.origin}${screen.path(visitor)}`, { waitUntil: 'commit' })
  await isThere.catch(async (error: unknown) => {
    const text = await page.evaluate(() => (document.body.textContent ?? '').slice(0, 300))
    throw new Error(`${screen.name} on ${visitor.origin} did not come; on screen: ${text}`, { cause: error })
  })
  await page.waitForTimeout(QUIET)
  return loads
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
}
