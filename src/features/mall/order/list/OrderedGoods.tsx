import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { leftToShip } from '#features/mall/order/model'
import type { OrderRow } from '#features/mall/order/shape'
import { PictureCell } from '#shared/media/PictureCell'

/** The first product of an order, how many more there are, and how many of a partly shipped one remain. */
export function OrderedGoods({ order }: { order: OrderRow }) {
  const { t } = useTranslation()
  const { orderItems: items } = order
  const [first] = items
  if (!first) return NOTHING
  const count = items.reduce((sum, { num }) => sum + (num ?? 0), 0)
  const note =
    items.length > 1 ? t('{{kinds}} 种 {{count}} 件', { kinds: items.length, count }) : t('{{count}} 件', { count })
  const left = leftToShip(order)
  const full = left === null ? note : `${note} · ${t('{{count}} 件未发', { count: left })}`
  return <PictureCell image={first.image} name={first.name} note={full} />
}
