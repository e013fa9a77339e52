import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { pages } from '#app/pages'
import { prefetchArg } from '#app/prefetchArg'
import { menuScreens } from '#mocks/kernel/auth/menu'
import { type Args, fillPath } from '#shared/endpoint'
import { readAhead } from '#shared/resource'
import { asked, idle, isShown, openPrepared, runApp, setHost, signIn, withoutShell } from '#tests/kit/render'

runApp('supplier')

type Addresses = Readonly<Record<string, () => Record<string, string>>>
const areas = import.meta.glob<{ addresses: Addresses }>('../features/*/*/addresses.ts', { eager: true })
const ADDRESSES: Addresses = Object.assign({}, ...Object.values(areas).map(({ addresses }) => addresses))

/** Address of a list with settings of its own. Filters differ from list to list. */
const LIST = { size: '20', sort: 'createTime', order: 'desc' }

/** Screens of the plain product; the others belong to the material product alone. */
const PLAIN = new Set(menuScreens('plain').map(({ routeName }) => routeName))

it.each(pages.filter(({ prefetch }) => prefetch).map((page) => [page.name, page] as const))(
  '%s first sends the query that the entry prefetches for it',
  async (name, page) => {
    const { path, load, prefetch, owners, dicts = [] } = page
    const own = ADDRESSES[name]?.()
    const query = new URLSearchParams(own ?? (page.prefetchArgs ? {} : LIST))
    const arg = prefetchArg(page, query)
    if (!prefetch || arg === null) throw new Error('the address names nothing to prefetch')
    const early = fillPath(prefetch, typeof arg === 'string' ? { [prefetch.key ?? 'id']: arg } : arg)
    const isPlain = [name, ...owners].some((one) => PLAIN.has(one))
    if (!isPlain) setHost('material')
    await signIn(isPlain ? 'yueheng' : 'haichuan')
    withoutShell()
    await openPrepared(`${path}?${query}`)
    await idle()
    const same = asked.filter(({ path: to, query: sent }) => {
      const { _t, ...params } = Object.fromEntries(sent)
      return to === early.path && JSON.stringify(sorted(params)) === JSON.stringify(sorted(early.rest))
    })
    expect(same).toHaveLength(1)
    const words = asked.filter(({ path: to }) => to.endsWith('/listByCode')).map(({ query: sent }) => sent.get('code'))
    expect(words).toEqual(expect.arrayContaining([...dicts]))

    // What is read ahead is what the screen shows.
    const ahead = new QueryClient()
    await load()
    await readAhead(ahead, prefetch, arg)
    const keys = ahead
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey)
    expect(keys.filter((key) => !isShown(key))).toEqual([])
  },
)

function sorted(args: Args): [string, string][] {
  return Object.entries(args)
    .map(([key, value]): [string, string] => [key, String(value)])
    .sort(([a], [b]) => a.localeCompare(b))
}
