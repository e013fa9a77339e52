import { useContext } from 'react'
import { partsOf } from '#features/mall/decoration/model/kind/siteKinds'
import { numbered, type PartCards } from '#features/mall/decoration/model/kind/siteParts'
import { NarrowScreen } from '#features/mall/decoration/site/screenWidth'
import type { BlockViewProps } from '#features/mall/decoration/view/pageView'
import styles from './PartsView.module.css'
import { SiteCard } from './SiteCard'

/** The parts of a block: columns beside each other, or below each other. */
export function PartsView({ block, card }: BlockViewProps) {
  const isNarrow = useContext(NarrowScreen)
  return (
    <div className={isNarrow ? undefined : styles.wide}>
      <div className={LAYOUTS[block.type] ?? styles.stack}>
        {columnsOf(partsOf(block)).map((column) => (
          <div key={column[0]?.first} className={styles.column}>
            {column.map((part) => (
              <Part key={part.first} part={part} type={block.type} card={card} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** How the columns of a type stand beside each other; those of the others stand below each other. */
const LAYOUTS: Readonly<Record<string, string | undefined>> = {
  recommend: styles.wideAndNarrow,
  newGoodsSort: styles.three,
  carousel: styles.wideAndNarrow,
  carousel2: styles.wideAndNarrow,
}

/** How the cards of a list stand: by the type of the block and, where its lists differ, the list. */
const GRIDS: Readonly<Record<string, string | undefined>> = {
  hotAdvert: styles.firstWide,
  discountAdvert: styles.five,
  firstAdvert: styles.gradients,
  recommend: styles.two,
  'recommend contentLeft': styles.firstTall,
  newGoodsSort: styles.two,
}

/** A heading begins a column with the cards below it; in the others each part is a column. */
function columnsOf(parts: readonly PartCards[]): PartCards[][] {
  const columns: PartCards[][] = []
  for (const part of parts) {
    const last = columns.at(-1)
    if (last && last.length === 1 && last[0]?.part.isOne) last.push(part)
    else columns.push([part])
  }
  return columns
}

function Part({ part, type, card }: { part: PartCards; type: string; card: number }) {
  // Parts that cards are added to are slides: one is seen at a time.
  const isSlides = part.part.isOpen
  const cards = numbered(part)
  const shown = isSlides ? [cards.find(({ number }) => number === card) ?? cards[0]] : cards
  return (
    <div
      className={(!part.part.isOne && !isSlides && (GRIDS[`${type} ${part.path[1]}`] ?? GRIDS[type])) || styles.stack}
    >
      {shown.map((one) => one && <SiteCard key={one.number} {...one} part={part} />)}
    </div>
  )
}
