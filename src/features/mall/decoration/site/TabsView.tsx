import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { numbered, type PartCards } from '#features/mall/decoration/model/siteCards'
import { SiteCard } from './SiteCard'
import { NarrowScreen } from './screenWidth'
import styles from './TabsView.module.css'

type Props = { parts: readonly PartCards[]; card: number; isLive: boolean }

/** Headings, and the products under one of them: the one whose card is chosen. */
export function TabsView({ parts, card, isLive }: Props) {
  const { t } = useTranslation()
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
