import type { ReactNode } from 'react'
import styles from './SiteScreen.module.css'

/** A window of the site, light in every theme; narrower than `width`, px, where there is less room. */
export function SiteScreen({ width, title, children }: { width: number; title: string; children: ReactNode }) {
  return (
    <div className={styles.window} style={{ width }}>
      <div className={styles.title}>{title}</div>
      {children}
    </div>
  )
}
