import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { leftToShip } from '#features/mall/order/model'
import type { OrderRow } from '#features/mall/order/shape'
import { piecesText, soldText } from '#features/mall/sale/model'
import { PictureCell } from '#shared/media/PictureCell'

/** The column of both lists of orders: what was ordered; as text each product with its pieces. */
export const orderedGoodsColumn = {
  field: 'orderItems',
  render: (order: OrderRow) => <OrderedGoods order={order} />,
  text: ({ orderItems }: OrderRow) => orderItems.map((item) => soldText(item.name, item)).join('；'),
} as const

/** The first product of an order, how many more there are, or how many of a partly shipped one remain. */
function OrderedGoods({ order }: { order: OrderRow }) {
  const { t } = useTranslation()
  const [first] = order.orderItems
  return first ? <PictureCell image={first.image} name={first.name} note={countText(order, t)} /> : NOTHING
}

/** The cell is narrow: pieces of several units are named by the record. */
function countText(order: OrderRow, t: TFunction): string {
  const { orderItems: items } = order
  const kinds = items.length
  const pieces = piecesText(items)
  const isMixed = new Set(items.map(({ goodsUnit }) => goodsUnit)).size > 1
  const left = leftToShip(order)
  if (left !== null)
    return isMixed ? t('还有 {{left}} 未发', { left }) : t('{{left}} 未发，共 {{pieces}}', { left, pieces })
  if (kinds === 1) return t('共 {{pieces}}', { pieces })
  return isMixed ? t('{{kinds}} 种商品', { kinds }) : t('{{kinds}} 种 {{pieces}}', { kinds, pieces })
}
