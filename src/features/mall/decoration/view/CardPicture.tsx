import { PictureOutlined } from '@ant-design/icons'
import { wireText } from '#domain/wire'
import { type Card, sizeOf } from '#features/mall/decoration/model/kind/cards'
import { safeThumbnail } from '#shared/safeUrl'
import styles from './CardPicture.module.css'

/** Width of the widest picture on a phone, px. */
const WIDEST = 375

/** The picture of a card, or the place of one with its wanted size. A picture of a foreign host is not loaded. */
export function CardPicture({ card }: { card: Card }) {
  const source = safeThumbnail(wireText(card.img), WIDEST)
  const size = sizeOf(card)
  const style = size ? { aspectRatio: `${size.width} / ${size.height}` } : undefined
  if (source) return <img className={styles.picture} style={style} src={source} alt="" draggable={false} />
  return (
    <span className={styles.place} style={style}>
      <PictureOutlined aria-hidden="true" />
      {size && <small>{`${size.width}×${size.height}`}</small>}
    </span>
  )
}
