import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { hrefTo, type ScreenName, type Screens } from '#shared/navigation'

type Props<Name extends ScreenName> = {
  name: Name
  query?: Screens[Name]
  /** The link's accessible name, when its content does not describe the target. */
  label?: string
  children: ReactNode
}

/** A link to a screen by its name; plain text where the account's menu does not include it. */
export function PageLink<Name extends ScreenName>({ name, query, label, children }: Props<Name>) {
  const to = hrefTo(name, query)
  if (to === null) return children
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  )
}
