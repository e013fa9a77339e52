import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { leftToShip } from '#features/mall/order/model'
import type { OrderRow } from '#features/mall/order/shape'
import { piecesText } from '#features/mall/sale/model'
import { PictureCell } from '#shared/media/PictureCell'

/** The first product of an order, how many more there are, or how many of a partly shipped one remain. */
export function OrderedGoods({ order }: { order: OrderRow }) {
  const { t } = useTranslation()
  const { orderItems: items } = order
  const [first] = items
  if (!first) return NOTHING
  const pieces = piecesText(items)
  const note =
    items.length > 1 ? t('{{kinds}} 种 {{pieces}}', { kinds: items.length, pieces }) : t('共 {{pieces}}', { pieces })
  const left = leftToShip(order)
  // Instead of the kinds, since the cell is narrow.
  const shown = left === null ? note : t('{{left}} 未发，共 {{pieces}}', { left, pieces })
  return <PictureCell image={first.image} name={first.name} note={shown} />
}
