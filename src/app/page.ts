import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Endpoint, Proposal } from '#shared/endpoint'

// Part of the small entry: what a line of the table of contents says, and what the lines of a kind have in common.

/** A screen of the product. */
export type PageDef = {
  /** Its name: the server menu's `routeName`, and what `go(name)` opens. */
  name: string
  /** Its default path; a menu entry may name another. */
  path: string
  /** Its title outside the menu: tab, breadcrumb, document title. */
  title: string
  /** Loads its code. */
  load: Load
  /** The endpoint of the query it shows first, prefetched while its code loads. */
  prefetch?: Endpoint
  /** The proposed feature that it shows, where its first endpoint does not say it. */
  needs?: Proposal
  /** An address with this key asks another endpoint. */
  prefetchUnless?: string
  /** The arguments of that query where the address says nothing; an address that does is not prefetched. */
  prefetchArgs?: Readonly<Record<string, string>>
  /** Codes of the dictionaries to prefetch. */
  dicts?: readonly string[]
  /** Query keys that distinguish two tabs of this screen. */
  id: readonly string[]
  /** Menu screens it belongs to: any of them grants access. Empty: the menu itself must list it. */
  owners: readonly string[]
  /** Query keys that open a drawer over it. */
  drawers: readonly string[]
  /** True for an editor: an account with view-only access to its owners cannot open it. */
  writes?: boolean
  /** The server menu's component key; its path without the slash, unless it is said. */
  frontRoute?: string
  /** Other paths of the screen; they redirect to its own. */
  aliases?: readonly string[]
}

/** A screen inside the shell, with the query keys that a link to it may set. */
type Screen<Name, Key> = PageDef & { scope: 'layout'; name: Name; keys: readonly Key[] }

/** A full-window screen. */
export type BarePage = Pick<PageDef, 'name' | 'path' | 'title' | 'load' | 'needs'> & { props?: object }
type Load = () => Promise<ScreenModule>
/** The module of a screen; `prepare` loads what its first render needs beside its code. */
export type ScreenModule = { default: ComponentType; prepare?: (client: QueryClient) => Promise<unknown> }
type More<Id, Query, Drawer> = Partial<
  Pick<
    PageDef,
    'owners' | 'writes' | 'frontRoute' | 'aliases' | 'needs' | 'prefetch' | 'prefetchUnless' | 'prefetchArgs' | 'dicts'
  >
> & {
  id?: readonly Id[]
  /** Further query keys that a link may set, such as the filters of a list. */
  query?: readonly Query[]
  drawers?: readonly Drawer[]
}

/** A screen inside the shell. Its query keys are there for the types alone. */
export function page<
  const Name extends string,
  const Id extends string = never,
  const Query extends string = never,
  const Drawer extends string = never,
>(name: Name, path: string, title: string, load: Load, more: More<Id, Query, Drawer> = {}) {
  const { id = [], drawers = [], owners = [], query: _, ...rest } = more
  // There for the types alone.
  const keys = id as readonly (Id | Query | Drawer)[]
  const scope = 'layout' as const
  const frontRoute = path.slice(1)
  return {
    scope,
    name,
    path,
    title,
    load,
    id,
    keys,
    drawers: drawers as readonly string[],
    owners,
    frontRoute,
    ...rest,
  }
}

/** A list: its address has its order, and a link may set it beside its filters. */
export function list<
  const Name extends string,
  const Query extends string = never,
  const Drawer extends string = never,
>(
  name: Name,
  path: string,
  title: string,
  load: Load,
  more: More<never, Query, Drawer> = {},
): Screen<Name, Query | Drawer | 'sort' | 'order'> {
  return page(name, path, title, load, more)
}

/** A record: two of them are two tabs. */
export function record<
  const Name extends string,
  const Id extends string = 'id',
  const Query extends string = never,
  const Drawer extends string = never,
>(name: Name, path: string, title: string, load: Load, more: More<Id, Query, Drawer>) {
  return page(name, path, title, load, { id: ['id'] as unknown as readonly Id[], ...more })
}

/** A form that has dates: loads together with the date inputs, which other screens load on demand. */
export function form<
  const Name extends string,
  const Id extends string = never,
  const Query extends string = never,
  const Drawer extends string = never,
>(name: Name, path: string, title: string, load: Load, more: More<Id, Query, Drawer>) {
  return page(
    name,
    path,
    title,
    beside(load, () => import('#shared/fields/DateInputs')),
    more,
  )
}

/** Figures of a period: load together with the drawing library, which other screens load on demand. */
export function figures<const Name extends string, const Query extends string = never>(
  name: Name,
  path: string,
  title: string,
  load: Load,
  more: More<never, Query, never>,
): Screen<Name, Query | 'period' | 'compare'> {
  return page(
    name,
    path,
    title,
    beside(load, () => import('#shared/chart/drawChart')),
    more,
  )
}

/** Starts to load further code together with a screen's; its failure is that of what needs it. */
function beside(load: Load, more: () => Promise<unknown>): Load {
  return async () => {
    more().catch(() => undefined)
    return load()
  }
}

/** A screen that is open to a logged-out user. */
export function publicPage<Props extends object>(
  name: string,
  path: string,
  title: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Props,
) {
  return { scope: 'public' as const, name, path, title, load: load as unknown as Load, props }
}

/** A screen that prints, in a window of its own. */
export function printPage(name: string, path: string, title: string, load: Load, more: Pick<PageDef, 'needs'> = {}) {
  return { scope: 'print' as const, name, path, title, load, ...more }
}
