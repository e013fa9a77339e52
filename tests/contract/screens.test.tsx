import { expect, it } from 'vitest'
import { pages } from '#app/pages'
import { asked, runApp } from '#tests/kit/render'
import { ADDRESSES, isPlain, openScreen } from '#tests/kit/suites/everyScreen'
import { describedAt, nameOf } from './product'

// What each screen reads when it opens: `document/screens.json`, which the guide and the check by screen use. With
// `-u` the file is written anew.

runApp('supplier')

type Read = {
  title: string
  routeName: string
  frontRoute?: string
  variants: string[]
  main?: string
  reads: string[]
}
const screens: Record<string, Read> = {}
/** Reads that every screen shares. */
const SHARED = /^(menu|dict|preference)\./

it.each(
  pages.filter(({ name, id }) => id.length === 0 || ADDRESSES[name]).map((screen) => [screen.name, screen] as const),
)('%s', async (name, screen) => {
  await openScreen(screen)
  const reads = asked.flatMap(({ method, path }) => {
    const endpoint = method === 'GET' ? describedAt(method, path)?.endpoint : undefined
    return endpoint ? [nameOf(endpoint).id] : []
  })
  // The order of the others is that of the answers.
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
})

it('together are what the guide and the check by screen say', async () => {
  await expect(`${JSON.stringify(screens, null, 2)}\n`).toMatchFileSnapshot('./document/screens.json')
})
