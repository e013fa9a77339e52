import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pages } from '#app/pages'
import { asked, idle, runApp } from '#tests/kit/render'
import { ADDRESSES, isPlain, laterParts, openScreen } from '#tests/kit/suites/everyScreen'
import type { ScreenReads } from '#tests/tools/contract/check/byScreen'
import known from '#tests/tools/contract/document/screens.json'
import { describedAt, nameOf } from '#tests/tools/contract/product'

// What each screen reads when it opens: `document/screens.json`, which the guide and the check by screen use.
// `SCREENS=write` writes the file anew.

runApp('supplier')

const KNOWN: Readonly<Record<string, ScreenReads>> = known
const screens: Record<string, ScreenReads> = {}
type Addresses = Readonly<Record<string, () => Record<string, string>>>
const areas = import.meta.glob<{ otherAddresses?: Addresses }>('../features/*/*/addresses.ts', { eager: true })
/** Screens that open in two ways, each with the second. */
const OTHER_WAYS: Addresses = Object.assign({}, ...Object.values(areas).map((area) => area.otherAddresses))
/** Reads that every screen shares. */
const SHARED = /^(menu|dict|preference)\./

it.each(
  pages.filter(({ name, id }) => id.length === 0 || ADDRESSES[name]).map((screen) => [screen.name, screen] as const),
)('%s reads what the file says', async (name, screen) => {
  await openScreen(screen)
  await laterParts()
  await idle()
  const other = OTHER_WAYS[name]?.()
  if (other) await openScreen(screen, new URLSearchParams(other))
  const reads = asked.flatMap(({ method, path }) => {
    const endpoint = method === 'GET' ? describedAt(method, path)?.endpoint : undefined
    return endpoint ? [nameOf(endpoint).id] : []
  })
  // Their order is that of the answers.
  const own = [...new Set(reads)].filter((id) => !SHARED.test(id)).toSorted()
  const main = screen.prefetch && nameOf(describedAt('GET', screen.prefetch.path)?.endpoint ?? screen.prefetch).id
  const { title, frontRoute, owners } = screen
  screens[name] = {
    title,
    routeName: owners[0] ?? name,
    ...(frontRoute && owners.length === 0 && { frontRoute }),
    variants: isPlain(screen) || name === 'home_index' ? ['material', 'supplier'] : ['material'],
    ...(main && { main }),
    reads: own,
  }
  if (process.env.SCREENS === 'write') return
  // What is read ahead for what may be opened next comes on a slow machine only.
  const { reads: wanted, ...said } = KNOWN[name] ?? { reads: [] }
  const { reads: _, ...found } = screens[name]
  expect(found).toEqual(said)
  expect(own).toEqual(expect.arrayContaining([...wanted]))
})

it('the file has no other screens', () => {
  if (process.env.SCREENS === 'write')
    writeFileSync(
      join(import.meta.dirname, '../tools/contract/document/screens.json'),
      `${JSON.stringify(screens, null, 2)}\n`,
    )
  expect(Object.keys(screens).toSorted()).toEqual(Object.keys(KNOWN).toSorted())
})
