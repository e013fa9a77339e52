import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './SiteScreen.module.css'
import { NarrowScreen } from './screenWidth'

/** Windows up to this width are those of phones, px. */
const NARROW = 480

/** A window of the site, light in every theme; it is scaled down where there is less room than `width`, px. */
export function SiteScreen({ width, title, children }: { width: number; title: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ room: 0, height: 0 })
  useLayoutEffect(() => {
    const [outer, inner] = [place.current, page.current]
    if (!outer || !inner) return
    const measure = () => setSize({ room: outer.clientWidth, height: inner.offsetHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  const { room, height } = size
  // A transformed page keeps its own height in the layout.
  const scale = room > 0 && room < width ? room / width : null
  return (
    <div ref={place} className={styles.place} style={scale ? { height: height * scale } : undefined}>
      <div ref={page} className={styles.window} style={{ width, transform: scale ? `scale(${scale})` : undefined }}>
        <div className={styles.title}>{title}</div>
        <NarrowScreen value={width <= NARROW}>{children}</NarrowScreen>
      </div>
    </div>
  )
}
