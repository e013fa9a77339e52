import type { ReactNode } from 'react'
import styles from './EditorPage.module.css'

/** The layout of a full-page editor: notices, form, and the bar at its foot. */
export function EditorPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
