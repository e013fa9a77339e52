import { expect } from 'vitest'
import type { MenuEntry, ResolvedMenu } from '#app/menu/menu'
import type { PageDef } from '#shared/screen/screen'

/** A screen that shows nothing. */
const page = (name: string, path: string, more: Partial<PageDef> = {}): PageDef => ({
  name,
  path,
  title: name,
  load: () => Promise.resolve({ default: () => null }),
  id: [],
  drawers: [],
  owners: [],
  ...more,
})
/** Screens to resolve menus against. */
export const pages = [
  page('home_index', '/home'),
  page('agreementList', '/supplier/agreementList', { frontRoute: 'supplier/agreement/list' }),
  page('agreementDetail', '/supplier/agreementDetail', { owners: ['agreementList'] }),
  page('deliverList', '/supplier/deliver/list'),
  page('createDeliver', '/supplier/deliver/createDeliver', { owners: ['deliverList', 'agreementList'] }),
  page('clerk', '/clerk'),
]

/** Routes as text: the screen, the redirect, or 404. */
export const routesOf = ({ routes }: ResolvedMenu) =>
  Object.fromEntries(
    routes.map(({ path, page, redirect }) => [path, redirect ? `→ ${redirect}` : (page?.name ?? '404')]),
  )
/** Entries as text, one per line of the menu. */
export const linesOf = (entries: MenuEntry[], depth = 0): string[] =>
  entries.flatMap((entry) => [
    `${'-'.repeat(depth)}${entry.label} ${entry.path}`.trim(),
    ...linesOf(entry.children, depth + 1),
  ])
/** The labels of the breadcrumb of a screen. */
export const trailOf = (menu: ResolvedMenu, name: string) => menu.trails.get(name)?.map(({ label }) => label)
/** All entries of a menu, at any depth. */
export const flat = (entries: MenuEntry[]): MenuEntry[] => entries.flatMap((entry) => [entry, ...flat(entry.children)])
/** The home route, which every menu has. */
export const HOME = { '/home': 'home_index' }

/** Follows every redirect as the shell does, where `/` and the sign-in pages lead home. */
export function expectNoRing({ routes }: ResolvedMenu) {
  const next = new Map(
    routes.filter(({ redirect }) => redirect).map(({ path, redirect }) => [path, redirect.replace(/[?#].*/, '')]),
  )
  for (const alias of ['/', '/login', '/loginSupplier']) next.set(alias, '/home')
  for (const { path } of routes) {
    let at: string | undefined = path
    for (let step = 0; at !== undefined; step++) {
      expect(step).toBeLessThanOrEqual(next.size)
      at = next.get(at)
    }
  }
}
