import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { partsOf } from '#features/mall/decoration/model/kind/siteKinds'
import { numbered } from '#features/mall/decoration/model/kind/siteParts'
import { NarrowScreen } from '#features/mall/decoration/site/screenWidth'
import type { BlockViewProps } from '#features/mall/decoration/view/pageView'
import { SiteCard } from './SiteCard'
import styles from './TabsView.module.css'

/** Headings, and the products under one of them: the one whose card is chosen. */
export function TabsView({ block, card, isLive }: BlockViewProps) {
  const { t } = useTranslation()
  const parts = partsOf(block)
  const isNarrow = useContext(NarrowScreen)
  const [chosen, setChosen] = useState(0)
  const edited = [...parts].reverse().find(({ first }) => first <= card)?.group ?? 0
  const group = isLive ? chosen : edited
  const heads = parts.filter(({ part }) => part.isOne)
  const goods = parts.find((one) => one.group === group && !one.part.isOne)
  const Heading = isLive ? 'button' : 'div'
  return (
    <div className={isNarrow ? styles.box : `${styles.box} ${styles.wide}`}>
      <div className={styles.heads}>
        {heads.map(({ cards, first }, at) => (
          <Heading
            key={first}
            data-card={first}
            {...(isLive && { type: 'button', 'aria-pressed': at === group, onClick: () => setChosen(at) })}
            className={at === group ? styles.current : styles.head}
          >
            <strong>{wireText(cards[0]?.title) || t('标题')}</strong>
            <span>{wireText(cards[0]?.desc)}</span>
          </Heading>
        ))}
      </div>
      {goods && (
        <div className={styles.goods}>
          {numbered(goods).map((one) => (
            <SiteCard key={one.number} {...one} part={goods} />
          ))}
        </div>
      )}
    </div>
  )
}
