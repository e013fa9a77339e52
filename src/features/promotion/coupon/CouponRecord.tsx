import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { toActivity } from '#features/mall/activity/model'
import { hasBegun } from '#features/mall/activity/model/history'
import { offerText } from '#features/mall/activity/model/kind'
import { EffectSection } from '#features/promotion/activity/EffectSection'
import { SeriesSection } from '#features/promotion/activity/period/SeriesSection'
import { ScopeGoodsSection } from '#features/promotion/activity/ScopeGoodsSection'
import { SampleCartSection } from '#features/promotion/sampleCart/SampleCartSection'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordHead } from '#shared/record/RecordHead'
import { Section } from '#shared/record/Section'
import { PageLink } from '#shared/ui/PageLink'
import { couponActions } from './actions'
import { coupons } from './api'
import { couponFields } from './fields'
import type { CouponDetail } from './model'
import { useScopeText } from './useScopeText'
import { lockReason, receivedText, validityText } from './words'

/** A coupon that is not to be edited: its terms, its products, its effect. */
export function CouponRecord({ coupon }: { coupon: CouponDetail }) {
  const { t } = useTranslation()
  const scope = useScopeText(coupon)
  const activity = toActivity({ promotionType: 'COUPON', ...coupon })
  const { id, couponName, promotionStatus, givenBy, receivedNum, usedNum, couponLimitNum } = coupon
  const validity = validityText(coupon)
  const offer = translateMessage(t, offerText(activity))
  const locked = lockReason(coupon)
  return (
    <>
      <RecordHead
        title={couponName}
        tags={<StatusTag field={couponFields.promotionStatus} value={promotionStatus} />}
        facts={
          <>
            <span>{offer}</span>
            {validity && <span>{translateMessage(t, validity)}</span>}
            <span>{t('已领取 {{received}}，已使用 {{used}}', { received: receivedNum ?? 0, used: usedNum ?? 0 })}</span>
          </>
        }
        actions={<ActionButtons actions={couponActions} record={coupon} />}
      />
      {givenBy && locked && (
        <Alert
          type="info"
          showIcon
          title={translateMessage(t, locked)}
          action={
            <PageLink name="full-discount-detail" query={{ id: givenBy.id }}>
              {t('查看活动')}
            </PageLink>
          }
        />
      )}
      <Section title={t('优惠券内容')}>
        <DescriptionList
          fields={couponFields}
          record={coupon}
          names={[
            'promotionName',
            'couponType',
            { field: 'offer', render: offer },
            { field: 'validity', render: validity && translateMessage(t, validity) },
            'getType',
            { field: 'receivedNum', render: translateMessage(t, receivedText(coupon)) },
            { field: 'usedNum', render: `${usedNum ?? 0} / ${receivedNum ?? 0}` },
            {
              field: 'couponLimitNum',
              render: couponLimitNum ? t('每人 {{count}} 张', { count: couponLimitNum }) : t('不限制'),
            },
            { field: 'scopeType', render: translateMessage(t, scope) },
            'storeCommission',
            'createTime',
            { field: 'description', isWide: true },
          ]}
        />
      </Section>
      {coupon.scopeType === 'PORTION_GOODS' && <ScopeGoodsSection goods={coupon.promotionGoodsList} />}
      {hasBegun(coupon) && <EffectSection promotionType="COUPON" id={id} />}
      <SampleCartSection draft={activity} />
      <HistorySection of={{ kind: 'COUPON', id }} fields={couponFields} />
      <SeriesSection promotionType="COUPON" activities={coupons} fields={couponFields} />
    </>
  )
}
