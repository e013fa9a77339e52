import { type Card, zonesOf } from '#features/mall/decoration/model/kind/cards'
import { rectOf } from '#features/mall/decoration/model/link/zones'
import styles from './ZoneMarks.module.css'

/** Where the hot zones of a picture are, by number. */
export function ZoneMarks({ card }: { card: Card }) {
  return zonesOf(card).map((zone, at) => {
    const { left, top, width, height } = rectOf(zone)
    const part = (fraction: number) => `${fraction * 100}%`
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: zones have no id, and their marks hold no state
        key={at}
        className={styles.mark}
        style={{ left: part(left), top: part(top), width: part(width), height: part(height) }}
      >
        {at + 1}
      </span>
    )
  })
}
