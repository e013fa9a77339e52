import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { guideOf } from '#app/guides'
import type { MenuEntry } from '#app/menu/menu'
import { screens } from '#app/screens'
import { TODAY } from '#app/search/today/address'
import { canGo, hrefTo, storedHref } from '#shared/navigation'
import {
  type Found,
  foundOf,
  isNumberLike,
  type MatchPinyin,
  type SearchSource,
  searchQueries,
} from '#shared/search/searchSource'
import { type MenuHit, menuHits, rankMenus } from './rankMenus'
import { recentPages } from './recent'

/** A search result: kind, name, a detail to tell it apart, its amount if it has one, and the address it opens. */
export type Hit = { key: string; kind: string; name: string; detail: string; amount?: string; to: string }

/** The results, and the labels of the search sources whose query failed. */
export type Search = { hits: Hit[]; isLooking: boolean; failed: string[]; retry: () => void }

type Call = { find: SearchSource } & ReturnType<typeof searchQueries>[number]

/** The search sources of all features; a feature joins by exporting `searchSources`. */
const features = import.meta.glob<{ searchSources: readonly SearchSource[] }>('../../features/*/*/searchSources.ts', {
  eager: true,
})
const FINDS = Object.values(features)
  .flatMap(({ searchSources }) => searchSources)
  .sort((a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false))

const ACCOUNT_SCREENS: readonly string[] = ['personal-enter', 'change_pass']

/** Pause in typing before records are queried, ms. */
const PAUSE_MS = 200
const MAX_HITS = 30

/** Searches pages and records that the account may open; an empty text gives the recent ones. */
export function useSearch(text: string, entries: readonly MenuEntry[]): Search {
  const { t } = useTranslation()
  const wanted = text.normalize('NFKC').trim()
  const asked = usePaused(wanted)
  const matchPinyin = usePinyin(wanted)
  const searchSources = FINDS.filter(({ screen }) => canGo(screen))
  const calls = searchSources
    .flatMap((find) => searchQueries(find, asked).map((one): Call => ({ find, ...one })))
    .sort((a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false))
  const results = useRecords(calls)
  if (wanted === '') return { hits: recentHits(t), isLooking: false, failed: [], retry: () => undefined }

  const menus = rankMenus(pageHits(entries), wanted, { matchPinyin, words: t }).map(
    ({ key, label, section, path }): Hit => ({
      key: `menu ${key}`,
      kind: t('页面'),
      name: t(label),
      detail: t(section),
      to: path,
    }),
  )
  const isFresh = asked === wanted
  const found = calls.map(({ find, isMeant }, at) => {
    const rows: object[] = results[at]?.data?.records ?? []
    const matching: Found[] = rows.filter((row) => isMeant(row, matchPinyin)).map((row) => foundOf(find, row))
    return unique(matching.flatMap((one) => hitOf(find, one, t)))
  })
  const records = isFresh ? runSerially(found) : []
  const failed = calls.filter((_, at) => results[at]?.isError).map(({ find }) => t(find.label))
  return {
    hits: ordered(menus, unique(records), wanted).slice(0, MAX_HITS),
    isLooking: !isFresh || results.some(({ isFetching }) => isFetching),
    failed: [...new Set(failed)],
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}

/** Asks all, and once nothing has been found what is asked last. */
function useRecords(calls: readonly Call[]) {
  const ask = (enabled: boolean) => (one: Call) => ({ ...one.call, enabled, meta: { silent: true } })
  const first = useQueries({ queries: calls.filter(({ isLast }) => !isLast).map(ask(true)) })
  const isNothing = first.every(({ data, isFetching }) => !isFetching && !data?.records.length)
  const last = useQueries({ queries: calls.filter(({ isLast }) => isLast).map(ask(isNothing)) })
  return [...first, ...last]
}

/** The screens of the menu, and the user's own, which not every server lists there. */
function pageHits(entries: readonly MenuEntry[]): MenuHit[] {
  const listed = menuHits(entries)
  const own = screens.pages.flatMap(({ name, title }) => {
    const path = ACCOUNT_SCREENS.includes(name) ? storedHref(name, '') : null
    if (path === null || listed.some((hit) => hit.path === path)) return []
    return [{ key: name, label: title, section: '账号', path, others: guideOf(name).words }]
  })
  return [
    ...listed,
    ...own,
    { key: TODAY, label: '我的今天', section: '账号', path: TODAY, others: guideOf(TODAY).words },
  ]
}

/** Puts records first for a number, pages first for any other text, and exact names before all. */
function ordered(menus: readonly Hit[], records: readonly Hit[], wanted: string): Hit[] {
  const isExact = ({ name }: Hit) => name.toLowerCase() === wanted.toLowerCase()
  const all = isNumberLike(wanted) ? [...records, ...menus] : [...menus, ...records]
  return [...all.filter(isExact), ...all.filter((hit) => !isExact(hit))]
}

function hitOf(
  { key, label }: SearchSource,
  { name, detail, amount, link }: Found,
  t: (text: string) => string,
): Hit[] {
  const to = hrefTo(link.name, link.query)
  return to === null || name === '' ? [] : [{ key: `${key} ${name} ${to}`, kind: t(label), name, detail, amount, to }]
}

/** Interleaves the kinds: the best hit of each, then the second of each, and so on. */
function runSerially(kinds: readonly Hit[][]): Hit[] {
  const longest = Math.max(0, ...kinds.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => kinds.flatMap((hits) => hits[at] ?? [])).flat()
}

function unique(hits: readonly Hit[]): Hit[] {
  return [...new Map(hits.map((hit) => [hit.key, hit])).values()]
}

function recentHits(t: (text: string) => string): Hit[] {
  return recentPages().flatMap(({ key, name, title, search }) => {
    const page = screens.pages.find((one) => one.name === name)
    const to = storedHref(name, search.replace(/^\?/, ''))
    return page && to !== null
      ? [{ key: `recent ${key}`, kind: t('最近打开'), name: title, detail: t(page.title), to }]
      : []
  })
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

const noPinyin: MatchPinyin = () => null

/** The pinyin matcher, loaded with the first text in Latin letters. */
function usePinyin(text: string): MatchPinyin {
  const [match, setMatch] = useState<{ run: MatchPinyin }>({ run: noPinyin })
  const isWanted = /[a-z]/i.test(text)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    import('pinyin-pro')
      .then((module) => {
        if (!isGone) setMatch({ run: (name, wanted) => module.match(name, wanted, { continuous: true }) })
      })
      // If it fails to load, names are matched by their characters only.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [isWanted])
  return match.run
}
