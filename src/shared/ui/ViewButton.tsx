import type { ReactNode } from 'react'
import { nameInAddress } from '#shared/navigation'
import { LinkButton } from './LinkButton'

/** The address key that opens a record in a drawer over its list, read-only. */
export const VIEW_PARAM = 'view'

/** The name of a record that has no page of its own: opens it in a drawer over the list. */
export function ViewButton({ id, children }: { id: string; children: ReactNode }) {
  return (
    <LinkButton isName onClick={() => nameInAddress(VIEW_PARAM, id)}>
      {children}
    </LinkButton>
  )
}
