import { PictureOutlined } from '@ant-design/icons'
import { Tag } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#domain/money'
import { translateMessage } from '#domain/text'
import type { GoodsSku } from '#features/mall/goods/model'
import { priceText } from '#features/mall/sale/model'
import { safeThumbnail } from '#shared/safeUrl'
import { TickGlyph } from '#shared/ui/glyphs'
import styles from './SkuOption.module.css'

type Props = {
  id: string
  index: number
  sku: GoodsSku
  /** The arrow keys are at it. */
  isActive: boolean
  isChosen: boolean
  /** It cannot be chosen: refused, or no more fit. */
  isDisabled: boolean
  reason: string
}

/** Side of the picture, px. */
const SIZE = 48

/** A SKU to choose. Memoised: hundreds stay in the list while the arrow keys move by one. */
export const SkuOption = memo(function SkuOption(props: Props) {
  const { id, index, sku, isActive, isChosen, isDisabled, reason } = props
  const { t } = useTranslation()
  const picture = safeThumbnail(sku.thumbnail, { width: SIZE, height: SIZE })
  const isRetail = sku.salesModel === 'RETAIL'
  const names = [styles.option, isActive && styles.active, isChosen && styles.chosen, isDisabled && styles.off]
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={isDisabled}
      data-index={index}
      className={names.filter(Boolean).join(' ')}
    >
      <span className={styles.box}>{isChosen && <TickGlyph />}</span>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" loading="lazy" width={SIZE} height={SIZE} />
      ) : (
        <span className={styles.picture}>
          <PictureOutlined aria-hidden="true" />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name} title={sku.goodsName}>
          {sku.goodsName}
        </span>
        <span className={styles.note}>
          {[sku.simpleSpecs.trim(), sku.sn && t('货号 {{sn}}', { sn: sku.sn })].filter(Boolean).join(' · ')}
        </span>
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
      <Tag color={isRetail ? 'processing' : 'success'}>{isRetail ? t('零售型') : t('批发型')}</Tag>
      <span className={styles.stock}>{t('库存 {{quantity}}', { quantity: formatQuantity(sku.quantity) })}</span>
      <span className={styles.price}>
        {translateMessage(t, priceText(sku))}
        {sku.goodsUnit && <small> / {sku.goodsUnit}</small>}
      </span>
    </div>
  )
})
