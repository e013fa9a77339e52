import type { ReactNode } from 'react'
import styles from './BlockNote.module.css'

/** A sentence in place of a block. */
export function BlockNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>
}
