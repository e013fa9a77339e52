import { wireText } from '#domain/wire'
import { partsOf } from '#features/mall/decoration/model/kind/siteKinds'
import { numbered } from '#features/mall/decoration/model/kind/siteParts'
import type { BlockViewProps } from '#features/mall/decoration/view/pageView'
import { SiteCard } from './SiteCard'
import styles from './StripView.module.css'

/** A picture over the whole width, on its colour. */
export function StripView({ block, card }: BlockViewProps) {
  const [part] = partsOf(block)
  const cards = part ? numbered(part) : []
  const shown = cards.find(({ number }) => number === card) ?? cards[0]
  if (!part || !shown) return null
  return (
    <div className={styles.strip} style={{ background: wireText(shown.card.bgColor) }}>
      <SiteCard {...shown} part={part} />
    </div>
  )
}
