import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { wireText } from '#domain/wire'
import { type Card, priceOfCard } from '#features/mall/decoration/model/kind/cards'
import { type PartCards, siteSize } from '#features/mall/decoration/model/kind/siteParts'
import { CardPicture } from '#features/mall/decoration/view/CardPicture'
import { priceText } from '#features/mall/sale/model'
import styles from './SiteCard.module.css'

type Props = { card: Card; number: number; part: PartCards; at: number }

/** One card of the site: a heading on its colour, or a picture with its words and price. */
export function SiteCard({ card, number, part, at }: Props) {
  const { t } = useTranslation()
  const { members } = part.part
  const word = (member: string) => wireText(card[member])
  if (members.includes('secondTitle')) {
    return (
      <div className={styles.heading} data-card={number} style={{ background: word('bgColor') }}>
        <strong>{word('title') || t('标题')}</strong>
        <span>{word('secondTitle')}</span>
      </div>
    )
  }
  const size = siteSize(part, at)
  const isGradient = members.includes('fromColor')
  const style: CSSProperties | undefined = isGradient
    ? {
        background: `linear-gradient(to right, ${word('fromColor') || 'var(--phone-ink-soft)'}, ${word('toColor') || 'var(--phone-line)'})`,
      }
    : undefined
  const isPlain = !members.includes('name')
  return (
    <div
      className={isGradient ? styles.gradient : isPlain ? styles.plain : styles.card}
      data-card={number}
      style={style}
    >
      <div className={styles.picture}>
        <CardPicture card={{ img: card.img, size: size?.height ? `${size.width}*${size.height}` : '' }} />
      </div>
      {!isPlain && (
        <div className={styles.words}>
          <span className={styles.name}>{word('name') || t('商品名称')}</span>
          {word('describe') && <span className={styles.describe}>{word('describe')}</span>}
          {members.includes('price') && word('price') && (
            <span className={styles.price}>{translateMessage(t, priceText(priceOfCard(card)))}</span>
          )}
        </div>
      )}
    </div>
  )
}
