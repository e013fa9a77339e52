import type { ReactNode } from 'react'
import styles from './FormGrid.module.css'

/** The fields of a form in columns, four at 1440 px; a wide field spans two. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
