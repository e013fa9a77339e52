import { guideOf } from '#app/guides'
import type { MenuEntry } from '#app/menu/menu'
import type { MatchPinyin } from '#shared/search/searchSource'

/** A screen of the menu as the search offers it; `others` are its other words, spaces between them. */
export type MenuHit = { key: string; label: string; section: string; path: string; others?: string }

/** The screens of a menu with their sections. */
export function menuHits(entries: readonly MenuEntry[], section = ''): MenuHit[] {
  return entries.flatMap(({ key, label, path, page, children }) => [
    ...(page ? [{ key, label, section, path, others: guideOf(page.name).words }] : []),
    ...menuHits(children, label),
  ])
}

/**
 * Ranks the screens that match a text: whole name, prefix, substring, pinyin prefix, pinyin, at each step its other
 * words after its name, and last the name of the section.
 *
 * @param words translates a label into the language of the user
 */
export function rankMenus(
  hits: readonly MenuHit[],
  text: string,
  { matchPinyin, words }: { matchPinyin: MatchPinyin; words: (label: string) => string },
): MenuHit[] {
  const wanted = normal(text)
  if (wanted === '') return []
  return hits
    .map((hit, at) => ({ hit, at, score: scoreOf(hit, wanted, matchPinyin, words) }))
    .filter(({ score }) => score < NONE)
    .sort(
      (a, b) => a.score - b.score || (a.score < SECTION ? a.hit.label.length - b.hit.label.length : 0) || a.at - b.at,
    )
    .map(({ hit }) => hit)
}

/** Rank of a match on the section only: its screens keep their order. */
const SECTION = 7
const NONE = 9
/** What another word of a screen counts less than its name. */
const OTHER = 0.5

function scoreOf(
  { label, section, others = '' }: MenuHit,
  wanted: string,
  match: MatchPinyin,
  words: (label: string) => string,
) {
  const own = Math.min(...[label, words(label)].map((name) => nameScore(normal(name), wanted, match)))
  const other = Math.min(NONE, ...others.split(' ').map((word) => nameScore(normal(word), wanted, match))) + OTHER
  if (own < NONE || other < NONE) return Math.min(own, other)
  const sections = [section, words(section)].map((name) => nameScore(normal(name), wanted, match))
  return Math.min(...sections) < NONE ? SECTION : NONE
}

function nameScore(name: string, wanted: string, match: MatchPinyin): number {
  if (name === '') return NONE
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.includes(wanted)) return 2
  const found = /^[a-z]+$/.test(wanted) ? match(name, wanted) : null
  if (found) return found[0] !== 0 ? 5 : found.length === name.length ? 3 : 4
  // A longer text names what is done there: 打印送货单.
  if (name.length > 1 && wanted.includes(name)) return 6
  // Matches characters in order with gaps: 送单 finds 送货单.
  return wanted.length > 1 && isWithin(name, wanted) ? 6 : NONE
}

function isWithin(name: string, wanted: string): boolean {
  let at = 0
  for (const char of wanted) {
    at = name.indexOf(char, at) + 1
    if (at === 0) return false
  }
  return true
}

function normal(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
}
