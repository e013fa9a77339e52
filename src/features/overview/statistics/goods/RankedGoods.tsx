import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { SoldGoods } from '#features/overview/statistics/model'
import { SafeImage } from '#shared/media/SafeImage'
import { canGo } from '#shared/navigation'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import styles from './RankedGoods.module.css'

type Props = {
  goods: Pick<SoldGoods, 'goodsId' | 'goodsName' | 'thumbnail'>
  rank?: number | undefined
  /** Shows the orders it sold in; without it none are offered. */
  onPick?: (() => void) | undefined
}

/** A product with its picture, and where it is ranked with its rank: opens the product, or the orders it sold in. */
export function RankedGoods({ goods: { goodsId, goodsName, thumbnail }, rank, onPick }: Props) {
  const { t } = useTranslation()
  return (
    <span className={styles.goods}>
      {rank !== undefined && <span className={`${textStyles.number} ${styles.rank}`}>{rank}</span>}
      {thumbnail && <SafeImage url={thumbnail} alt={goodsName} width={32} height={32} />}
      {canGo('goods') ? (
        <PageLink name="goods" query={{ view: goodsId }}>
          {goodsName}
        </PageLink>
      ) : (
        goodsName
      )}
      {onPick && (
        <Button
          type="link"
          size="small"
          data-no-print
          onClick={onPick}
          aria-label={t('{{name}}的订单', { name: goodsName })}
        >
          {t('订单')}
        </Button>
      )}
    </span>
  )
}
