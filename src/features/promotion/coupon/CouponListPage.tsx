import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { NOTHING } from '#domain/wire'
import { toActivity } from '#features/mall/activity/model'
import { offerText } from '#features/mall/activity/model/kind'
import { SeriesSection } from '#features/promotion/activity/period/SeriesSection'
import { ListPage } from '#shared/list/ListPage'
import { OpenButton } from '#shared/ui/OpenButton'
import { PageLink } from '#shared/ui/PageLink'
import { couponActions } from './actions'
import { coupons } from './api'
import { couponFields } from './fields'
import type { Coupon } from './model'
import { receivedText, validityText } from './words'

/** 优惠券: what buyers receive, and pay less with. */
export default function CouponListPage() {
  const { t } = useTranslation()
  const offer = (row: Coupon) => translateMessage(t, offerText(toActivity({ promotionType: 'COUPON', ...row })))
  const received = (row: Coupon) => translateMessage(t, receivedText(row))
  const used = ({ usedNum, receivedNum }: Coupon) => `${usedNum ?? 0} / ${receivedNum ?? 0}`
  const validity = (row: Coupon) => translateMessage(t, validityText(row) ?? NOTHING)
  return (
    <>
      <ListPage
        caption={t('优惠券')}
        query={coupons.page}
        fields={couponFields}
        filters={['couponName', 'couponType', 'getType', 'period']}
        statusField="promotionStatus"
        rowKey="id"
        open={({ id }) => ({ name: 'add-coupon', query: { id } })}
        columns={[
          'couponName',
          'promotionStatus',
          { field: 'offer', text: offer },
          { field: 'receivedNum', text: received },
          { field: 'usedNum', text: used },
          { field: 'startTime', as: 'validity', text: validity },
          'scopeType',
          'couponType',
          'getType',
          {
            field: 'givenBy',
            render: ({ givenBy }) =>
              givenBy && (
                <PageLink name="full-discount-detail" query={{ id: givenBy.id }}>
                  {givenBy.promotionName}
                </PageLink>
              ),
            text: ({ givenBy }) => givenBy?.promotionName ?? '',
          },
          'promotionName',
          'createTime',
        ]}
        sortable={['startTime', 'receivedNum', 'usedNum', 'createTime']}
        actions={couponActions}
        toolbar={<OpenButton name="coupon-receive">{t('领取记录')}</OpenButton>}
        add={{ label: '新增优惠券', opens: 'add-coupon', screen: 'coupon' }}
        empty={{ text: '还没有优惠券。发一张满减券，让买家回来再买。' }}
      />
      <SeriesSection promotionType="COUPON" activities={coupons} fields={couponFields} />
    </>
  )
}
