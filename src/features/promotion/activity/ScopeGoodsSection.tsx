import { formatMoney, formatQuantity } from '#domain/money'
import type { PromotionGoods } from '#features/mall/activity/model'
import { GoodsTableSection } from './GoodsTableSection'

/** 指定商品: the products that an activity is for, in its record. */
export function ScopeGoodsSection({ goods }: { goods: readonly PromotionGoods[] }) {
  return (
    <GoodsTableSection
      title="指定商品"
      goods={goods}
      empty="没有商品"
      figures={[
        ['商品价格（元）', ({ originalPrice, price }) => formatMoney(originalPrice ?? price)],
        ['库存', ({ quantity }) => formatQuantity(quantity)],
      ]}
    />
  )
}
