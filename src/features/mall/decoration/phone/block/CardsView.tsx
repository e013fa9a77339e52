import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { cardsOf, hasZones } from '#features/mall/decoration/model/kind/cards'
import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { CardPicture } from '#features/mall/decoration/view/CardPicture'
import type { BlockViewProps } from '#features/mall/decoration/view/pageView'
import styles from './CardsView.module.css'
import { ZoneMarks } from './ZoneMarks'

/** The pictures of a block side by side, with their titles. */
export function CardsView({ block, isLive }: Pick<BlockViewProps, 'block' | 'isLive'>) {
  const { t } = useTranslation()
  const hasTitles = phoneRules.kindOf(block)?.hasTitles
  return (
    <div className={LAYOUTS[block.type] ?? styles.row}>
      {cardsOf(block).map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards have no id, and their views hold no state
        <div key={at} data-card={at} className={`${styles.cell} ${hasTitles ? styles.titled : ''}`}>
          <CardPicture card={one} />
          {!isLive && hasZones(one) && <ZoneMarks card={one} />}
          {hasTitles && <span className={styles.words}>{wireText(one.title) || t('标题')}</span>}
        </div>
      ))}
    </div>
  )
}

/** How the cards of a type are arranged; those of the others stand in a row. */
const LAYOUTS: Readonly<Record<string, string | undefined>> = {
  flexOne: styles.whole,
  menu: styles.menu,
  leftOneRightTwo: styles.leftOne,
  leftTwoRightOne: styles.rightOne,
  topOneBottomTwo: styles.topOne,
  topTwoBottomOne: styles.bottomOne,
}
