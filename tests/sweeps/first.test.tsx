import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { pages } from '#app/pages'
import { menuScreens } from '#mocks/kernel/auth/menu'
import { asked, idle, isShown, openPrepared, runApp, setHost, signIn } from '#tests/kit/render'

runApp('supplier')

type Addresses = Readonly<Record<string, () => Record<string, string>>>
const areas = import.meta.glob<{ addresses: Addresses }>('../features/*/*/addresses.ts', { eager: true })
const ADDRESSES: Addresses = Object.assign({}, ...Object.values(areas).map(({ addresses }) => addresses))

/** Address of a list with settings of its own. Filters differ from list to list. */
const LIST = { size: '20', sort: 'createTime', order: 'desc' }

/** Screens of the plain product; the others belong to the material product alone. */
const PLAIN = new Set(menuScreens('plain').map(({ routeName }) => routeName))

it.each(pages.filter(({ first }) => first).map((page) => [page.name, page] as const))(
  '%s first sends the query that the entry prefetches for it',
  async (name, { path, load, first, owners, dicts = [] }) => {
    const own = ADDRESSES[name]?.()
    const query = new URLSearchParams(own ?? LIST)
    const early = first?.(query)
    const isPlain = [name, ...owners].some((one) => PLAIN.has(one))
    if (!isPlain) setHost('material')
    await signIn(isPlain ? 'yueheng' : 'haichuan')
    await openPrepared(`${path}?${query}`)
    await idle()
    const same = asked.filter(({ path: to, query: sent }) => {
      const { _t, ...params } = Object.fromEntries(sent)
      return to === early?.path && JSON.stringify(sorted(params)) === JSON.stringify(sorted(early.params))
    })
    expect(same).toHaveLength(1)
    const words = asked.filter(({ path: to }) => to.endsWith('/listByCode')).map(({ query: sent }) => sent.get('code'))
    expect(words).toEqual(expect.arrayContaining([...dicts]))

    // The queries prefetched by the module are those that the screen shows.
    const ahead = new QueryClient()
    await (await load()).first?.(query, ahead)
    for (const { queryKey } of ahead.getQueryCache().getAll()) expect(isShown(queryKey)).toBe(true)
  },
)

function sorted(params: Record<string, string>): [string, string][] {
  return Object.entries(params).sort(([a], [b]) => a.localeCompare(b))
}
