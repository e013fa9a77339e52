import type { ReactNode } from 'react'
import styles from './SiteScreen.module.css'
import { NarrowScreen } from './screenWidth'

/** Windows up to this width are those of phones, px. */
const NARROW = 480

/** A window of the site, light in every theme; it shrinks where there is less room than `width`, px. */
export function SiteScreen({ width, title, children }: { width: number; title: string; children: ReactNode }) {
  return (
    <div className={styles.window} style={{ width }}>
      <div className={styles.title}>{title}</div>
      <NarrowScreen value={width <= NARROW}>{children}</NarrowScreen>
    </div>
  )
}
