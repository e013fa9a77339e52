import { type ReactNode, useMemo } from 'react'
import { NavigationType, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom'

// The only file that uses the router's internals: they may change with any release of it, and its suite fails first.

const NO_ROUTE = { outlet: null, matches: [], isDataRoute: false }

type Props = { path: string; search: string; tabKey: string; children: ReactNode }

/**
 * Gives a page the address of its tab instead of the window's. Nested routes could do this too, but would re-render
 * every link of every open page on each navigation.
 */
export function PageAddress({ path, search, tabKey, children }: Props) {
  const address = useMemo(
    () => ({
      location: { pathname: path, search, hash: '', state: null, key: tabKey, mask: undefined },
      navigationType: NavigationType.Pop,
    }),
    [path, search, tabKey],
  )
  return (
    <UNSAFE_RouteContext value={NO_ROUTE}>
      <UNSAFE_LocationContext value={address}>{children}</UNSAFE_LocationContext>
    </UNSAFE_RouteContext>
  )
}
