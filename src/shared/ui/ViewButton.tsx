import type { ReactNode } from 'react'
import { nameInAddress } from '#shared/navigation'
import { LinkButton } from './LinkButton'

/** The key of the address that opens a record beside its list, to look at. */
export const VIEW_PARAM = 'view'

/** A record's name in a list without a page for each record: opens it in a drawer over the list. */
export function ViewButton({ id, children }: { id: string; children: ReactNode }) {
  return (
    <LinkButton isName onClick={() => nameInAddress(VIEW_PARAM, id)}>
      {children}
    </LinkButton>
  )
}
