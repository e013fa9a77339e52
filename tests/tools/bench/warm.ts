import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { median, note, noteBeside } from './report'
import { SCREENS, type Screen, visitorFor } from './screens'
import type { Tree } from './side'
import { type Visit, visit } from './visit'
import { freshContext, type Visitors } from './visitor'

const ROUNDS = 3
/** Visits before the deploy: a browser keeps compiled code from the second on, and users come every day. */
const EARLIER = 3
const FEATURE = 'src/features/procurement/contract/list/ContractListPage.tsx'
/** What may be loaded again: HTML, `site.json`, the entry, which names all chunks, and the changed feature's chunk. */
const MAY_CHANGE =
  /^\/(supplier|home|goods|orders|statistics)|^\/favicon\.svg$|^\/site\.json$|^\/assets\/(index|ContractListPage)-[^/]*\.js$/

/** Changes one text of one feature. */
export function changeFeature({ dir }: Tree): void {
  const file = join(dir, FEATURE)
  const before = readFileSync(file, 'utf8')
  const after = before.replace("'还没有集采合同", "'暂时还没有集采合同")
  if (after === before) throw new Error(`${FEATURE} has another text`)
  writeFileSync(file, after)
}

/** Visits each screen, deploys, and visits it again with what the browser kept: the second visits. */
export async function measureWarm(browser: Browser, visitors: Visitors, deploy: () => void) {
  const screens = SCREENS.filter(({ isSignedIn }) => isSignedIn)
  const contexts: { screen: Screen; context: BrowserContext }[] = []
  for (const screen of screens) {
    const visitor = visitorFor(screen, visitors)
    for (let round = 0; round < ROUNDS; round++) {
      const context = await freshContext(browser, visitor, true)
      for (let earlier = 0; earlier < EARLIER; earlier++) await visit(context, visitor, screen)
      contexts.push({ screen, context })
    }
  }
  deploy()
  const visits = new Map<Screen, Visit[]>(screens.map((screen) => [screen, []]))
  for (const { screen, context } of contexts) {
    visits.get(screen)?.push(await visit(context, visitorFor(screen, visitors), screen))
    await context.close()
  }
  return visits
}

/**
 * Notes the medians of a screen's warm starts; the limit of their first content is a part of the reference's cold one.
 *
 * @param before the files before the deploy: one of them that is loaded now was never loaded by an earlier visit
 */
export function noteWarm(
  { name }: Screen,
  visits: readonly Visit[],
  before: ReadonlySet<string>,
  refContent: number | undefined,
): void {
  const middle = (figure: (one: Visit) => number) => median(visits.map(figure))
  noteBeside(
    `${name}, warm after a deploy: first row or field`,
    middle(({ content }) => content),
    'ms',
    refContent,
    1,
  )
  note(
    `${name}, warm after a deploy: blocking`,
    middle(({ blocking }) => blocking),
    'ms',
  )
  const [first] = visits
  const again = (first?.loads ?? []).filter(
    ({ url, isCached }) => !isCached && !url.startsWith('/api/') && !before.has(url.replace(/\?.*/, '')),
  )
  for (const { url, bytes } of again) note(`${name}, loaded again: ${url.replace(/\?.*/, '')}`, bytes / 1024, 'KiB')
  const extra = again.filter(({ url }) => !MAY_CHANGE.test(url))
  note(`${name}, loaded again without need`, extra.length, '', 0)
}
