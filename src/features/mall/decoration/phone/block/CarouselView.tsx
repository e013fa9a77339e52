import { useTranslation } from 'react-i18next'
import { cardsOf } from '#features/mall/decoration/model/kind/cards'
import { CardPicture } from '#features/mall/decoration/view/CardPicture'
import type { BlockViewProps } from '#features/mall/decoration/view/pageView'
import styles from './CarouselView.module.css'

/** Pictures side by side, of which one is seen at a time. */
export function CarouselView({ block, card: shown, isLive }: BlockViewProps) {
  const { t } = useTranslation()
  const cards = cardsOf(block)
  const at = Math.min(shown, cards.length - 1)
  const slide = cards[at]
  if (isLive) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      <section className={styles.slides} tabIndex={0} aria-label={t('图片轮播')}>
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no id, and their views hold no state
          <div key={index} className={styles.slide}>
            <CardPicture card={card} />
          </div>
        ))}
      </section>
    )
  }
  return (
    <div className={styles.still}>
      {slide && <CardPicture card={slide} />}
      <span className={styles.count}>{`${at + 1} / ${cards.length}`}</span>
    </div>
  )
}
