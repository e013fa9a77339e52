import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { readBlock } from '#features/mall/decoration/model/blocks'
import { cardsOf, hasZones, kindOf } from '#features/mall/decoration/model/cards'
import type { BlockViewProps } from '#features/mall/decoration/state/pageKit'
import { CardPicture } from '#features/mall/decoration/view/CardPicture'
import styles from './BlockView.module.css'
import { CarouselView } from './CarouselView'
import { GoodsView } from './GoodsView'
import { ZoneMarks } from './ZoneMarks'

/** A block as buyers see it on their phones. Memoised: a page holds many, and one changes at a time. */
export const BlockView = memo(function BlockView({ text, card = 0, isLive = false }: BlockViewProps) {
  const { t } = useTranslation()
  const block = readBlock({ text })
  const kind = kindOf(block)
  if (!kind) {
    const name = wireText(block.name) || block.type
    return <div className={styles.note}>{t('未知模块 {{name}}，不能预览，保存时原样保留', { name })}</div>
  }
  const cards = cardsOf(block)
  if (block.type === 'tpl_ad_list') return <div className={styles.note}>{t('请选择风格')}</div>
  if (block.type === 'goods') return <GoodsView block={block} isLive={isLive} />
  if (block.type === 'carousel') return <CarouselView cards={cards} shown={card} isLive={isLive} />
  if (block.type === 'title') {
    const color = wireText(cards[0]?.color)
    return (
      <div className={styles.title} style={color ? { color } : undefined}>
        {wireText(cards[0]?.title) || t('标题')}
      </div>
    )
  }
  if (block.type === 'search') return <div className={styles.search}>{wireText(cards[0]?.title) || t('搜索')}</div>
  if (kind.offered === 'off') {
    return (
      <div className={styles.note}>{t('{{name}}：买家的手机上显示正在进行的活动商品', { name: t(kind.name) })}</div>
    )
  }
  return (
    <div className={LAYOUTS[block.type] ?? styles.row}>
      {cards.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards have no id, and their views hold no state
        <div key={at} data-card={at} className={styles.cell}>
          <CardPicture card={one} />
          {!isLive && hasZones(one) && <ZoneMarks card={one} />}
          {kind.hasTitles && <span className={styles.words}>{wireText(one.title) || t('标题')}</span>}
        </div>
      ))}
    </div>
  )
})

/** How the cards of a type are arranged; those of the others stand in a row. */
const LAYOUTS: Readonly<Record<string, string | undefined>> = {
  flexOne: styles.whole,
  menu: styles.menu,
  leftOneRightTwo: styles.leftOne,
  leftTwoRightOne: styles.rightOne,
  topOneBottomTwo: styles.topOne,
  topTwoBottomOne: styles.bottomOne,
}
