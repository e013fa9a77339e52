import type { ReactNode } from 'react'
import { nameInAddress } from '#shared/navigation'
import styles from './ViewButton.module.css'

/** The key of the address that opens a record beside its list, to look at. */
export const VIEW_PARAM = 'view'

/** A record's name in a list without a page for each record: opens it in a drawer over the list. */
export function ViewButton({ id, children }: { id: string; children: ReactNode }) {
  return (
    <button type="button" className={styles.view} onClick={() => nameInAddress(VIEW_PARAM, id)}>
      {children}
    </button>
  )
}
