import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { coupons } from './api'

type Props = { id: string; onClose: () => void }

/** Says that a list shows one coupon only; closing it shows all. */
export function CouponTag({ id, onClose }: Props) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...coupons.byId(id), meta: { silent: true } })
  return (
    <Tag closable={{ 'aria-label': t('显示全部领取记录') }} onClose={onClose}>
      {t('只看优惠券 {{name}}', { name: data?.couponName ?? id })}
    </Tag>
  )
}
