import type { ReactNode } from 'react'
import styles from './PhoneScreen.module.css'

/** A phone's screen, light in every theme. Width in px. */
export function PhoneScreen({ width, title, children }: { width: number; title: string; children: ReactNode }) {
  return (
    <div className={styles.phone} style={{ width }}>
      <div className={styles.head}>{title}</div>
      {children}
    </div>
  )
}
