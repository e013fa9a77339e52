import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { periodText, toActivity } from '#features/mall/activity/model'
import { hasBegun, runOf } from '#features/mall/activity/model/history'
import { offerText } from '#features/mall/activity/model/kind'
import { EffectSection } from '#features/promotion/activity/EffectSection'
import { runColumns } from '#features/promotion/activity/fields'
import { ScopeGoodsSection } from '#features/promotion/activity/ScopeGoodsSection'
import { SampleCartSection } from '#features/promotion/sampleCart/SampleCartSection'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordHead } from '#shared/record/RecordHead'
import { Section } from '#shared/record/Section'
import { fullDiscountActions } from './actions'
import { extrasText } from './extrasText'
import { fullDiscountFields } from './fields'
import type { FullDiscountDetail } from './model'

/** A full discount that runs or is over: its terms, its products, its effect. */
export function FullDiscountRecord({ fullDiscount }: { fullDiscount: FullDiscountDetail }) {
  const { t } = useTranslation()
  const activity = toActivity({ promotionType: 'FULL_DISCOUNT', ...fullDiscount })
  const { promotionName, promotionStatus, promotionGoodsList } = fullDiscount
  const run = runOf(fullDiscount)
  return (
    <>
      <RecordHead
        title={promotionName}
        tags={<StatusTag field={fullDiscountFields.promotionStatus} value={promotionStatus} />}
        facts={
          <>
            <span>{translateMessage(t, offerText(activity))}</span>
            {run.startTime !== '' && <span>{periodText(run, 'YYYY-MM-DD HH:mm:ss')}</span>}
          </>
        }
        actions={<ActionButtons actions={fullDiscountActions} record={fullDiscount} />}
      />
      <Section title={t('活动内容')}>
        <DescriptionList
          fields={fullDiscountFields}
          record={fullDiscount}
          names={[
            { field: 'title', render: translateMessage(t, offerText(activity)) },
            { field: 'extras', render: extrasText(t, fullDiscount) },
            'scopeType',
            ...runColumns.map(({ field, text }) => ({ field, render: text(fullDiscount) })),
            { field: 'description', isWide: true },
          ]}
        />
      </Section>
      {fullDiscount.scopeType === 'PORTION_GOODS' && <ScopeGoodsSection goods={promotionGoodsList} />}
      {hasBegun(fullDiscount) && <EffectSection promotionType="FULL_DISCOUNT" id={fullDiscount.id} />}
      <SampleCartSection draft={activity} />
      <HistorySection of={{ kind: 'FULL_DISCOUNT', id: fullDiscount.id }} fields={fullDiscountFields} />
    </>
  )
}
