import type { PageDef } from './pages'

/** An entry of the left menu. `page` is null for groups and for entries whose screen this version does not have. */
export type MenuEntry = {
  key: string
  label: string
  icon: string
  path: string
  page: PageDef | null
  children: MenuEntry[]
}

/** A path of the layout and the screen it shows. `page` null shows the not-found page; `redirect` leads on. */
export type MenuRoute = { path: string; page: PageDef | null; keepAlive: boolean; redirect: string }

/** What the server's menu means to the shell. */
export type ResolvedMenu = {
  entries: MenuEntry[]
  routes: MenuRoute[]
  /** Path of each screen the account may open, by name. */
  paths: ReadonlyMap<string, string>
  /** Entries from the root down to the screen, by name of the screen: the breadcrumb. */
  trails: ReadonlyMap<string, MenuEntry[]>
  /** Paths of screens that exist and that the account's menu does not reach. */
  forbidden: ReadonlySet<string>
}

/**
 * Turns a server menu (BladeX nodes or lilishop nodes) into entries and routes. It cannot fail: a malformed node is
 * left out, an unknown screen leads to the not-found page, and neither touches its neighbours.
 */
export function resolveMenu(tree: unknown, pages: readonly PageDef[]): ResolvedMenu {
  const routes = new Map<string, MenuRoute>()
  const paths = new Map<string, string>()
  const trails = new Map<string, MenuEntry[]>()
  const finder = pageFinder(pages)

  const visit = (node: unknown, parents: MenuEntry[], index: number): MenuEntry | null => {
    const fields = readNode(node)
    if (!fields) return null
    const page = finder(fields)
    const path = toPath(page && !fields.path ? page.path : fields.path || fields.routeName)
    const isPage = page !== null || (fields.children.length === 0 && !isGroup(fields.frontRoute))
    const key = fields.routeName || `${parents.map((parent) => parent.key).join('/')}#${index}`
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
      trails.set(page.name, trail)
    }
    return isPage || entry.children.length > 0 ? entry : null
  }

  const entries = toNodes(tree)
    .map((node, index) => visit(node, [], index))
    .filter((entry) => entry !== null)

  // Screens that no menu lists (details, editors) are reached by whoever has one of the screens that lead to them.
  for (const page of pages) {
    const isOpen = page.owners.length === 0 || page.owners.some((owner) => paths.has(owner))
    if (paths.has(page.name) || !isOpen || (page.owners.length === 0 && page.name !== 'home_index')) continue
    paths.set(page.name, page.path)
    const owner = page.owners.find((name) => trails.has(name))
    trails.set(page.name, owner ? (trails.get(owner) ?? []) : [])
    addRoute(routes, { path: page.path, page, keepAlive: true, redirect: '' })
  }
  const forbidden = new Set(pages.filter((page) => !paths.has(page.name)).map((page) => page.path))
  return { entries, routes: [...routes.values()], paths, trails, forbidden }
}

type Node = {
  label: string
  routeName: string
  path: string
  frontRoute: string
  redirect: string
  icon: string
  keepAlive: boolean
  children: unknown[]
}

function pageFinder(pages: readonly PageDef[]): (node: Node) => PageDef | null {
  return ({ routeName, frontRoute, children }) =>
    pages.find((page) => page.name === routeName) ??
    (children.length === 0 && frontRoute ? (pages.find((page) => page.frontRoute === frontRoute) ?? null) : null)
}

/** A node of either family; null when it is none. lilishop's `title` is the label, its `name` the route name. */
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

function toPath(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}

function addRoute(routes: Map<string, MenuRoute>, route: MenuRoute) {
  if (!routes.has(route.path)) routes.set(route.path, route)
}
