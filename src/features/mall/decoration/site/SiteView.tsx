import { memo, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { readBlock } from '#features/mall/decoration/model/blocks'
import { numbered, type PartCards, partsOf, siteKindOf } from '#features/mall/decoration/model/siteCards'
import type { BlockViewProps } from '#features/mall/decoration/state/pageKit'
import { NavView } from './NavView'
import { SeckillView } from './SeckillView'
import { SiteCard } from './SiteCard'
import styles from './SiteView.module.css'
import { NarrowScreen } from './screenWidth'
import { TabsView } from './TabsView'

/** A block as buyers see it on the site. Memoised: a page holds many, and one changes at a time. */
export const SiteView = memo(function SiteView({ text, card = 0, isLive = false }: BlockViewProps) {
  const { t } = useTranslation()
  const isNarrow = useContext(NarrowScreen)
  const block = readBlock({ text })
  if (!siteKindOf(block)) {
    const name = wireText(block.name) || block.type
    return <div className={styles.note}>{t('未知模块 {{name}}，不能预览，保存时原样保留', { name })}</div>
  }
  if (block.type === 'seckill') return <SeckillView />
  const parts = partsOf(block)
  if (block.type === 'navBar') return <NavView items={parts[0]?.cards ?? []} />
  if (block.type === 'notEnough') return <TabsView parts={parts} card={card} isLive={isLive} />
  if (block.type === 'topAdvert' || block.type === 'carousel1') return <Strip part={parts[0]} card={card} />
  return (
    <div className={isNarrow ? undefined : styles.wide}>
      <div className={LAYOUTS[block.type] ?? styles.stack}>
        {columnsOf(parts).map((column) => (
          <div key={column[0]?.first} className={styles.column}>
            {column.map((part) => (
              <Part key={part.first} part={part} type={block.type} card={card} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
})

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
  const isSlides = type.startsWith('carousel') && part.group === null
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

/** A picture over the whole width, on its colour. */
function Strip({ part, card }: { part: PartCards | undefined; card: number }) {
  const cards = part ? numbered(part) : []
  const shown = cards.find(({ number }) => number === card) ?? cards[0]
  if (!part || !shown) return null
  return (
    <div className={styles.strip} style={{ background: wireText(shown.card.bgColor) }}>
      <SiteCard {...shown} part={part} />
    </div>
  )
}
