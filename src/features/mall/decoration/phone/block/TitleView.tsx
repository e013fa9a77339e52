import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { cardsOf } from '#features/mall/decoration/model/kind/cards'
import type { BlockViewProps } from '#features/mall/decoration/view/pageView'
import styles from './TitleView.module.css'

/** A title in its colour. */
export function TitleView({ block }: BlockViewProps) {
  const { t } = useTranslation()
  const [card = {}] = cardsOf(block)
  const color = wireText(card.color)
  return (
    <div className={styles.title} style={color ? { color } : undefined}>
      {wireText(card.title) || t('标题')}
    </div>
  )
}
