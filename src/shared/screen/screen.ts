import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Capability, Endpoint } from '#shared/endpoint'
import type { QueryValue } from '#shared/navigation'

// Part of the small entry: what a feature's `screens.ts` says of a screen, and what screens of a kind have in common.

/** A screen inside the shell. */
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
  /** The capability that it shows, where its first endpoint does not say it. */
  needs?: Capability
  /** True for what only people with a password of the mall need: absent where only the group signs in. */
  isForPasswords?: boolean
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

/** A full-window screen. */
export type BarePage = Pick<PageDef, 'name' | 'path' | 'title' | 'load' | 'needs' | 'isForPasswords'> & {
  props?: object
}

/** Every screen of the product: those inside the shell, those open to a signed-out user, and those that print. */
export type ProductScreens = {
  pages: readonly PageDef[]
  publicPages: readonly BarePage[]
  printPages: readonly BarePage[]
}

/** The module of a screen; `prepare` loads what its first render needs beside its code. */
export type ScreenModule = { default: ComponentType; prepare?: (client: QueryClient) => Promise<unknown> }
type Load = () => Promise<ScreenModule>

/** What a feature says of a page; `query` are further keys that a link may set, such as the filters of a list. */
type Said<Name, Id, Query, Drawer> = Omit<PageDef, 'name' | 'id' | 'owners' | 'drawers'> & {
  name: Name
  id?: readonly Id[]
  query?: readonly Query[]
  drawers?: readonly Drawer[]
  owners?: readonly string[]
}

/** A page with the keys that a link to it may set. The keys are there for the types alone. */
type Page<Name, Key> = PageDef & { scope: 'layout'; name: Name; keys: readonly Key[] }

/** A screen inside the shell. */
export function page<
  const Name extends string,
  const Id extends string = never,
  const Query extends string = never,
  const Drawer extends string = never,
>({ id = [], drawers = [], query: _, ...said }: Said<Name, Id, Query, Drawer>): Page<Name, Id | Query | Drawer> {
  return {
    scope: 'layout',
    frontRoute: said.path.slice(1),
    owners: [],
    id,
    keys: id as readonly never[],
    drawers,
    ...said,
  }
}

/** A list: its address has its order, and a link may set it beside its filters. */
export function list<
  const Name extends string,
  const Query extends string = never,
  const Drawer extends string = never,
>(said: Said<Name, never, Query, Drawer>): Page<Name, Query | Drawer | 'sort' | 'order'> {
  return page(said)
}

/** A record: two of them are two tabs, by `id` unless another key is named. */
export function record<
  const Name extends string,
  const Id extends string = 'id',
  const Query extends string = never,
  const Drawer extends string = never,
>(said: Said<Name, Id, Query, Drawer>): Page<Name, Id | Query | Drawer> {
  return page({ id: ['id'] as readonly string[] as readonly Id[], ...said })
}

/** A form that has dates: loads together with the date inputs, which other screens load on demand. */
export function form<
  const Name extends string,
  const Id extends string = never,
  const Query extends string = never,
  const Drawer extends string = never,
>(said: Said<Name, Id, Query, Drawer>): Page<Name, Id | Query | Drawer> {
  return page({ ...said, load: beside(said.load, () => import('#shared/fields/DateInputs')) })
}

/** Figures of a period: load together with the drawing library, which other screens load on demand. */
export function figures<const Name extends string, const Query extends string = never>(
  said: Said<Name, never, Query, never>,
): Page<Name, Query | 'period' | 'compare'> {
  return page({ ...said, load: beside(said.load, () => import('#shared/chart/drawChart')) })
}

/** Starts to load further code together with a screen's; its failure is that of what needs it. */
function beside(load: Load, more: () => Promise<unknown>): Load {
  return async () => {
    more().catch(() => undefined)
    return load()
  }
}

/** A screen that is open to a signed-out user. */
export function publicPage<Props extends object>({
  load,
  ...said
}: Pick<PageDef, 'name' | 'path' | 'title' | 'isForPasswords'> & {
  load: () => Promise<{ default: ComponentType<Props> }>
  props?: Props
}) {
  return { scope: 'public' as const, load: load as unknown as Load, ...said }
}

/** A screen that prints, in a window of its own. */
export function printPage(said: Pick<PageDef, 'name' | 'path' | 'title' | 'load' | 'needs'>) {
  return { scope: 'print' as const, ...said }
}

/** The names of pages, each with the query keys that a link to it may set. */
export type QueriesOf<One extends { scope: string; name: string }> = {
  [Each in Extract<One, { scope: 'layout'; keys: readonly string[] }> as Each['name']]: QueryOf<Each['keys'][number]>
}

type QueryOf<Key extends string> = [Key] extends [never] ? Record<string, never> : Partial<Record<Key, QueryValue>>
