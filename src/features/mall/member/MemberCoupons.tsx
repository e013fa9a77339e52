import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { type Translate, translateMessage } from '#domain/text'
import { rateText } from '#features/mall/activity/model/kind'
import { PageLink } from '#shared/ui/PageLink'
import { members } from './api'
import { memberCouponFields } from './fields'
import { MemberRows } from './MemberRows'
import type { MemberCoupon } from './model'

const COLUMNS = [
  'couponName',
  'memberCouponStatus',
  'price',
  'consumeThreshold',
  'createTime',
  'consumptionTime',
  'endTime',
] as const

/** The coupons that a member received in this shop, and those used. */
export function MemberCoupons({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  return (
    <MemberRows
      title={t('领取的优惠券')}
      query={members.coupons}
      arg={{ id: memberId }}
      fields={memberCouponFields}
      columns={COLUMNS}
      rowKey="id"
      render={(name, coupon) => {
        if (name === 'price') return valueText(coupon, t)
        return name === 'couponName' && coupon.couponId !== '' ? (
          <PageLink name="add-coupon" query={{ id: coupon.couponId }}>
            {coupon.couponName}
          </PageLink>
        ) : undefined
      }}
      empty={t('还没有领取过优惠券。买家领取和使用优惠券后会显示在这里。')}
    />
  )
}

function valueText({ couponType, price, discount }: MemberCoupon, t: Translate): string {
  return couponType === 'DISCOUNT' ? translateMessage(t, rateText(discount ?? '')) : formatMoney(price)
}
