import { isOffered } from '#app/isOffered'
import type { Navigator } from '#shared/navigation'
import type { PageDef } from '#shared/screen/screen'

/** An entry of the left menu. `page` is null for groups and for entries whose screen this version lacks. */
export type MenuEntry = {
  key: string
  label: string
  icon: string
  path: string
  page: PageDef | null
  children: MenuEntry[]
}

/** The label of an entry in the language of the user: a word may be another one in a menu than in a sentence. */
export function menuLabel(t: (text: string, options: { context: string }) => string, { label }: MenuEntry): string {
  return t(label, { context: 'menu' })
}

/** A path of the layout and its screen. `page` null shows the not-found page; `redirect` is followed instead. */
export type MenuRoute = { path: string; page: PageDef | null; keepAlive: boolean; redirect: string }

/** The server's menu, resolved for the shell. */
export type ResolvedMenu = {
  entries: MenuEntry[]
  routes: MenuRoute[]
  /** Path of each screen the account may open, by name. */
  paths: ReadonlyMap<string, string>
  /** Entries from the root down to the screen, by name of the screen: the breadcrumb. */
  trails: ReadonlyMap<string, MenuEntry[]>
  /** Screens of the menu that the account may only look at. */
  viewOnly: ReadonlySet<string>
  /** Paths of existing screens that the account's menu does not include. */
  forbidden: ReadonlySet<string>
  /** Names of entries whose screen this version lacks, as the server spells them. */
  unknown: string[]
}

/** Maximum menu depth; real menus have three levels. */
const MAX_DEPTH = 12

/**
 * Turns a server menu (BladeX nodes or lilishop nodes) into entries and routes. It never throws: a malformed node is
 * dropped, an unknown screen shows the not-found page, and neither affects its neighbours. Home is always present at
 * its own path, because sign-in and redirect loops end there.
 */
export function resolveMenu(tree: unknown, pages: readonly PageDef[]): ResolvedMenu {
  const routes = new Map<string, MenuRoute>()
  const paths = new Map<string, string>()
  const trails = new Map<string, MenuEntry[]>()
  const viewOnly = new Set<string>()
  const unknown: string[] = []
  const keys = new Set<string>()
  const finder = pageFinder(pages)
  const home = pages.find((page) => page.name === 'home_index')
  if (home) routes.set(home.path, { path: home.path, page: home, keepAlive: true, redirect: '' })

  const visit = (node: unknown, parents: MenuEntry[], index: number): MenuEntry | null => {
    const fields = readNode(node)
    if (!fields || parents.length >= MAX_DEPTH) return null
    const page = finder(fields)
    if (page && !isOffered(page)) return null
    // A screen that only writes is of no use to an account that may only look.
    if (page?.writes && fields.isViewOnly) return null
    const path = pathOf(fields, page, routes)
    const isLeaf = fields.children.length === 0
    const isPage = page !== null || (isLeaf && (fields.redirect !== '' || !isGroup(fields.frontRoute)))
    if (isLeaf && !page && fields.redirect === '') unknown.push(fields.routeName || fields.frontRoute || fields.label)
    const key = freeKey(fields.routeName || `${parents.at(-1)?.key ?? ''}#${index}`, keys)
    const entry: MenuEntry = {
      key,
      label: fields.label,
      icon: fields.icon,
      path: isPage ? path : '',
      page,
      children: [],
    }
    const trail = [...parents, entry]
    entry.children = fields.children.map((child, at) => visit(child, trail, at)).filter((child) => child !== null)
    if (fields.redirect) addRoute(routes, { path, page: null, keepAlive: false, redirect: toPath(fields.redirect) })
    else if (isPage) addRoute(routes, { path, page, keepAlive: fields.keepAlive, redirect: '' })
    if (page && !paths.has(page.name)) {
      paths.set(page.name, path)
      if (fields.isViewOnly) viewOnly.add(page.name)
      trails.set(page.name, trail)
    }
    return isPage || entry.children.length > 0 ? entry : null
  }

  const entries = toNodes(tree)
    .map((node, index) => visit(node, [], index))
    .filter((entry) => entry !== null)

  // Home opens screens of others, wherever it stands among them.
  if (home && !paths.has(home.name)) {
    paths.set(home.name, home.path)
    trails.set(home.name, [])
  }
  const there = pages.filter(isOffered)
  // Screens that no menu lists (details, editors) are reachable through any of their owner screens.
  for (const page of there) {
    const openers = page.owners.filter((owner) => paths.has(owner) && !(page.writes && viewOnly.has(owner)))
    if (paths.has(page.name) || openers.length === 0) continue
    paths.set(page.name, page.path)
    const owner = openers.find((name) => trails.has(name))
    if (openers.every((name) => viewOnly.has(name))) viewOnly.add(page.name)
    trails.set(page.name, owner ? (trails.get(owner) ?? []) : [])
    addRoute(routes, { path: page.path, page, keepAlive: true, redirect: '' })
  }
  for (const { name, aliases = [] } of there) {
    const redirect = paths.get(name)
    if (redirect) for (const path of aliases) addRoute(routes, { path, page: null, keepAlive: false, redirect })
  }
  breakRings(routes)
  const forbidden = new Set(
    there.filter((page) => !paths.has(page.name)).flatMap((page) => [page.path, ...(page.aliases ?? [])]),
  )
  return { entries, routes: [...routes.values()], paths, trails, viewOnly, forbidden, unknown }
}

/** What a menu allows: the paths of its screens, and which of them the account may change. None without a menu. */
export function rightsOf(menu: ResolvedMenu | null): Pick<Navigator, 'pathOf' | 'mayOperate'> {
  return {
    pathOf: (name) => menu?.paths.get(name) ?? null,
    mayOperate: (name) => Boolean(menu?.paths.has(name)) && !menu?.viewOnly.has(name),
  }
}

type Node = {
  label: string
  routeName: string
  path: string
  frontRoute: string
  redirect: string
  icon: string
  keepAlive: boolean
  isViewOnly: boolean
  children: unknown[]
}

function pageFinder(pages: readonly PageDef[]): (node: Node) => PageDef | null {
  return ({ routeName, frontRoute, children }) =>
    pages.find((page) => page.name === routeName) ??
    (children.length === 0 && frontRoute ? (pages.find((page) => page.frontRoute === frontRoute) ?? null) : null)
}

/** A node of either family; null when malformed. lilishop's `title` is the label, its `name` the route name. */
function readNode(value: unknown): Node | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const node = value as Record<string, unknown>
  const isLilishop = text(node.title) !== ''
  const label = isLilishop ? text(node.title) : text(node.name)
  if (label === '' || node.category === 2) return null
  return {
    label,
    routeName: isLilishop ? text(node.name) : text(node.routeName) || text(node.code),
    path: text(node.path),
    frontRoute: text(node.frontRoute),
    redirect: text(node.redirect),
    icon: text(node.source),
    keepAlive: node.keepAlive === undefined || [true, 1, '1', 'true'].includes(node.keepAlive as never),
    // lilishop's `isSuper` of a granted menu: true allows changes, false only viewing. A server that omits it restricts
    // nothing.
    isViewOnly: [false, 0, '0', 'false'].includes(node.isSuper as never),
    children: toNodes(node.children),
  }
}

function toNodes(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isGroup(frontRoute: string): boolean {
  return frontRoute === '' || frontRoute === 'Main'
}

/** Where an entry opens: at its own path, unless that is missing or taken by another screen. Home never moves. */
function pathOf(node: Node, page: PageDef | null, routes: ReadonlyMap<string, MenuRoute>): string {
  const path = toPath(node.path || (page ? page.path : node.routeName))
  const isTaken = page !== null && (routes.get(path)?.page ?? page) !== page
  return page && (isTaken || page.name === 'home_index') ? page.path : path
}

function toPath(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}`
}

/** Servers repeat entry names; menu keys must be unique. */
function freeKey(wanted: string, keys: Set<string>): string {
  let key = wanted
  for (let count = 2; keys.has(key); count++) key = `${wanted}#${count}`
  keys.add(key)
  return key
}

/** The first route of a path wins, but a screen beats a redirect, and both beat the not-found page. */
function addRoute(routes: Map<string, MenuRoute>, route: MenuRoute) {
  const known = routes.get(route.path)
  const isHome = route.page?.name === 'home_index'
  if (!known || isHome || weightOf(route) > weightOf(known)) routes.set(route.path, route)
}

function weightOf({ page, redirect }: MenuRoute): number {
  return page ? 2 : redirect ? 1 : 0
}

/** Breaks redirect loops: one route of each shows the not-found page instead. */
function breakRings(routes: ReadonlyMap<string, MenuRoute>) {
  for (const route of routes.values()) {
    const seen = new Set<string>()
    let at: MenuRoute | undefined = route
    while (at?.redirect && !seen.has(at.path)) {
      seen.add(at.path)
      at = routes.get(at.redirect.replace(/[?#].*$/, ''))
    }
    if (at?.redirect) route.redirect = ''
  }
}
