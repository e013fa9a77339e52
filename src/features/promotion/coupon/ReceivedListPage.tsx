import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { translateMessage } from '#domain/text'
import { NOTHING } from '#domain/wire'
import { rateText } from '#features/mall/activity/model/kind'
import { ListPage } from '#shared/list/ListPage'
import { PageLink } from '#shared/ui/PageLink'
import { useSearchParam } from '#shared/useSearchParam'
import { coupons } from './api'
import { CouponTag } from './CouponTag'
import { receivedFields } from './fields'
import type { MemberCoupon } from './model'
import { validityText } from './words'

/** 优惠券领取记录: who received and used which coupon, of all coupons or of the one in the address. */
export default function ReceivedListPage() {
  const { t } = useTranslation()
  const [couponId, setCouponId] = useSearchParam('couponId')
  const value = ({ couponType, price, discount }: MemberCoupon) =>
    couponType === 'DISCOUNT' ? translateMessage(t, rateText(discount ?? '')) : formatMoney(price)
  const validity = (row: MemberCoupon) =>
    translateMessage(t, validityText({ ...row, rangeDayType: 'FIXEDTIME', effectiveDays: null }) ?? NOTHING)
  return (
    <ListPage
      caption={t('优惠券领取记录')}
      query={coupons.received}
      params={couponId ? { couponId } : undefined}
      fields={receivedFields}
      filters={['couponName', 'memberName', 'period', 'couponType', 'getType']}
      statusField="memberCouponStatus"
      rowKey="id"
      columns={[
        {
          field: 'memberName',
          render: ({ memberId, memberName }) => (
            <PageLink name="member-detail" query={{ id: memberId }}>
              {memberName}
            </PageLink>
          ),
        },
        {
          field: 'couponName',
          render: ({ couponId: id, couponName }) => (
            <PageLink name="add-coupon" query={{ id }}>
              {couponName}
            </PageLink>
          ),
        },
        { field: 'offer', text: value },
        {
          field: 'consumeThreshold',
          render: ({ consumeThreshold }) =>
            Number(consumeThreshold) === 0 ? t('无门槛') : formatMoney(consumeThreshold),
        },
        'memberCouponStatus',
        'createTime',
        'consumptionTime',
        { field: 'validity', text: validity },
        'couponType',
        'getType',
        'scopeType',
        'reason',
      ]}
      sortable={['createTime', 'consumptionTime']}
      toolbar={couponId && <CouponTag id={couponId} onClose={() => setCouponId('')} />}
      empty={{
        text: '还没有领取记录。买家领取优惠券后会显示在这里。',
        action: <PageLink name="coupon">{t('优惠券')}</PageLink>,
      }}
    />
  )
}
