import { pages, printPages, publicPages } from '#app/pages'
import { menuScreens } from '#mocks/kernel/auth/menu'
import type { PageDef } from '#shared/screen/screen'

/** Every screen in a line, for `npm run screens`: name, path, place in the menu, first call, capability. */
export function screenList(): string {
  const labels = new Map(
    [...menuScreens('plain'), ...menuScreens('material')].map(({ routeName, name }) => [routeName, name]),
  )
  const rows = [
    ...publicPages.map((page) => [page.name, page.path, `${page.title} (signed out)`, '', '']),
    ...pages.map((page) => [page.name, page.path, placeOf(page, labels), firstCall(page), capabilityOf(page)]),
    ...printPages.map((page) => [page.name, page.path, `${page.title} (prints)`, '', page.needs ?? '']),
  ]
  const table = [['screen', 'path', 'menu', 'first call', 'capability'], ...rows]
  const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((row) => width(row[at]))))
  return table
    .map((row) =>
      row
        .map((cell, at) => padded(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The label of its menu entry, or its title below the entry that leads to it. */
function placeOf({ name, title, owners }: PageDef, labels: ReadonlyMap<string, string>): string {
  const own = labels.get(name)
  const [owner] = owners.flatMap((one) => labels.get(one) ?? [])
  return own ?? (owner ? `${owner} › ${title}` : title)
}

function firstCall({ prefetch }: PageDef): string {
  return prefetch ? `${prefetch.method} ${prefetch.path}` : ''
}

function capabilityOf({ needs, prefetch }: PageDef): string {
  return needs ?? prefetch?.capability ?? ''
}

/** Columns that a text takes in a terminal, where a Chinese character takes two. */
function width(text = ''): number {
  return [...text].reduce((sum, one) => sum + (one > '\u2e7f' ? 2 : 1), 0)
}

function padded(text: string, columns: number): string {
  return text + ' '.repeat(columns - width(text))
}
