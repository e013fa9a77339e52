import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { leftToShip } from '#features/mall/order/model'
import type { OrderRow } from '#features/mall/order/shape'
import { PictureCell } from '#shared/media/PictureCell'

/** The first product of an order, how many more there are, or how many of a partly shipped one remain. */
export function OrderedGoods({ order }: { order: OrderRow }) {
  const { t } = useTranslation()
  const { orderItems: items } = order
  const [first] = items
  if (!first) return NOTHING
  const count = items.reduce((sum, { num }) => sum + (num ?? 0), 0)
  const note =
    items.length > 1 ? t('{{kinds}} 种 {{count}} 件', { kinds: items.length, count }) : t('{{count}} 件', { count })
  const left = leftToShip(order)
  // Instead of the count, since the cell is narrow.
  const shown = left === null ? note : t('{{left}}/{{count}} 件未发', { left, count })
  return <PictureCell image={first.image} name={first.name} note={shown} />
}
