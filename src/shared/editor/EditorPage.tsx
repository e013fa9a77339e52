import type { ReactNode } from 'react'
import styles from './EditorPage.module.css'

/** The frame of an editor that is a page of its own: notices, form, and the bar at its foot. */
export function EditorPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
