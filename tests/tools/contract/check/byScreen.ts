import { isRecord, wireText } from '#domain/wire'
import type { Line, Verdict } from './conform'

/** A screen as `document/screens.json` says it. */
export type ScreenReads = {
  title: string
  routeName: string
  frontRoute?: string
  /** The variants that have it. */
  variants?: readonly string[]
  /** The call without which it does not open. */
  main?: string
  reads: readonly string[]
}

/** What a screen can do on a gateway. */
type ScreenVerdict = 'works' | 'opens with gaps' | 'cannot' | 'unknown'

/** A screen, what it can do there, and the calls behind it. */
export type ScreenLine = { screen: string; title: string; verdict: ScreenVerdict; behind: string[] }

/** An entry of a server's menu. */
export type MenuEntry = { routeName: string; frontRoute: string; label: string; isLeaf: boolean }

const GOOD: readonly Verdict[] = ['right', 'absent capability']
const BROKEN: readonly Verdict[] = ['absent call', 'wrong kind', 'refused', 'not allowed']

/** The entries of a menu, of either family of nodes, as far as they can be read. */
export function menuEntries(tree: unknown): MenuEntry[] {
  if (!Array.isArray(tree)) return []
  return tree.filter(isRecord).flatMap((node) => {
    const children = menuEntries(node.children)
    const isLilishop = wireText(node.title) !== ''
    const routeName = isLilishop ? wireText(node.name) : wireText(node.routeName) || wireText(node.code)
    const entry = {
      routeName,
      frontRoute: wireText(node.frontRoute),
      label: wireText(node.title) || wireText(node.name),
    }
    return [{ ...entry, isLeaf: children.length === 0 }, ...children]
  })
}

/**
 * What each screen of a menu can do: it works when all it reads is right, cannot when its main call is not, and opens
 * with gaps otherwise. Entries that name no screen of the product are unknown. `callOf` says the call of a name.
 */
export function byScreen(
  menu: readonly MenuEntry[],
  lines: readonly Line[],
  screens: Readonly<Record<string, ScreenReads>>,
  callOf: (id: string) => string,
): ScreenLine[] {
  const all = Object.entries(screens)
  const listed = all.filter((screen) => menu.some((entry) => isOf(screen, entry)))
  const unknown = menu.filter((entry) => entry.isLeaf && !all.some((screen) => isOf(screen, entry)))
  return [
    ...listed.map(([screen, { title, main, reads }]) => {
      const found = reads.flatMap((id) => lines.filter(({ call }) => call === callOf(id)))
      const faults = found.filter(({ verdict }) => !GOOD.includes(verdict))
      const cannot = faults.some(({ call, verdict }) => main && call === callOf(main) && BROKEN.includes(verdict))
      const verdict: ScreenVerdict = faults.length === 0 ? 'works' : cannot ? 'cannot' : 'opens with gaps'
      const behind = faults.map(({ call, verdict: one, detail }) => [call, one, detail].filter(Boolean).join('  '))
      return { screen, title, verdict, behind }
    }),
    ...unknown.map(({ routeName, frontRoute, label }) => {
      const behind = ['the menu names no screen of the product: see `routeName` in the guide']
      return { screen: routeName || frontRoute, title: label, verdict: 'unknown' as const, behind }
    }),
  ]
}

function isOf([name, { routeName, frontRoute }]: [string, ScreenReads], entry: MenuEntry): boolean {
  const isByRoute = frontRoute !== undefined && entry.isLeaf && entry.frontRoute === frontRoute
  return isByRoute || entry.routeName === name || entry.routeName === routeName
}

/** The screens as text, those with something to mend first, with a line of totals. */
export function screensText(lines: readonly ScreenLine[]): string {
  const ORDER: readonly ScreenVerdict[] = ['unknown', 'cannot', 'opens with gaps', 'works']
  const sorted = lines.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
  const rows = sorted.flatMap(({ screen, title, verdict, behind }) => [
    `${verdict.padEnd(15)}  ${title} (${screen})`,
    ...behind.map((one) => `                   ${one}`),
  ])
  const counts = ORDER.map((verdict) => [lines.filter((line) => line.verdict === verdict).length, verdict] as const)
  const totals = counts.filter(([count]) => count > 0).map(([count, verdict]) => `${count} ${verdict}`)
  return [...rows, '', totals.join(', ')].join('\n')
}
