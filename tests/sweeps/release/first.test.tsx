import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { pages } from '#app/pages'
import { prefetchArg } from '#app/prefetchArg'
import { type Args, fillPath } from '#shared/endpoint'
import { readAhead } from '#shared/resource'
import { asked, isShown, runApp } from '#tests/kit/render'
import { ADDRESSES, openScreen } from '#tests/kit/suites/everyScreen'

runApp('supplier')

/** Address of a list with settings of its own. Filters differ from list to list. */
const LIST = { size: '20', sort: 'createTime', order: 'desc' }

it.each(pages.filter(({ prefetch }) => prefetch).map((page) => [page.name, page] as const))(
  '%s first sends the query that the entry prefetches for it',
  async (name, page) => {
    const { load, prefetch, dicts = [] } = page
    const own = ADDRESSES[name]?.()
    const query = new URLSearchParams(own ?? (page.prefetchArgs ? {} : LIST))
    const arg = prefetchArg(page, query)
    if (!prefetch || arg === null) throw new Error('the address names nothing to prefetch')
    const early = fillPath(prefetch, typeof arg === 'string' ? { [prefetch.key ?? 'id']: arg } : arg)
    await openScreen(page, query)
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
