import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { wireText } from '#domain/wire'
import { priceOfCard } from '#features/mall/decoration/model/kind/cards'
import { goodsUnder, headingsOf } from '#features/mall/decoration/model/kind/goodsBlock'
import { CardPicture } from '#features/mall/decoration/view/CardPicture'
import type { BlockViewProps } from '#features/mall/decoration/view/pageView'
import { priceText } from '#features/mall/sale/model'
import styles from './GoodsView.module.css'

/** Headings, and the products under one of them. */
export function GoodsView({ block, isLive }: BlockViewProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(0)
  const headings = headingsOf(block)
  const at = Math.min(isLive ? chosen : 0, Math.max(0, headings.length - 1))
  const goods = goodsUnder(block, at)
  const Heading = isLive ? 'button' : 'div'
  return (
    <div className={styles.box}>
      <div className={styles.headings}>
        {headings.map((heading, index) => (
          <Heading
            // biome-ignore lint/suspicious/noArrayIndexKey: headings have no id, and their order is fixed
            key={index}
            {...(isLive && { type: 'button', 'aria-pressed': index === at, onClick: () => setChosen(index) })}
            className={index === at ? styles.current : styles.heading}
          >
            <strong>{wireText(heading.title) || t('标题')}</strong>
            <span>{wireText(heading.desc)}</span>
          </Heading>
        ))}
      </div>
      {goods.length === 0 ? (
        <div className={styles.none}>{t('还没有绑定商品')}</div>
      ) : (
        <div className={styles.goods}>
          {goods.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand there twice
            <div key={index} className={styles.one}>
              <div className={styles.picture}>
                <CardPicture card={{ img: wireText(one.img) || one.thumbnail }} />
              </div>
              <span className={styles.name}>{wireText(one.title) || wireText(one.goodsName)}</span>
              <span className={styles.price}>{translateMessage(t, priceText(priceOfCard(one)))}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
