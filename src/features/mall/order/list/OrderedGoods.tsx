import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import type { OrderRow } from '#features/mall/order/shape'
import { PictureCell } from '#shared/media/PictureCell'

/** The first product of an order, and how many more there are. */
export function OrderedGoods({ items }: { items: OrderRow['orderItems'] }) {
  const { t } = useTranslation()
  const [first] = items
  if (!first) return NOTHING
  const count = items.reduce((sum, { num }) => sum + (num ?? 0), 0)
  const note =
    items.length > 1 ? t('{{kinds}} 种 {{count}} 件', { kinds: items.length, count }) : t('{{count}} 件', { count })
  return <PictureCell image={first.image} name={first.name} note={note} />
}
