import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity } from '#domain/money'
import { say } from '#domain/text'
import { formatTime } from '#domain/time'
import { offerText, toActivity } from '#features/mall/activity/model'
import { EffectSection } from '#features/promotion/plan/EffectSection'
import { TrialSection } from '#features/promotion/plan/TrialSection'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { PictureCell } from '#shared/media/PictureCell'
import { Facts } from '#shared/record/Facts'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { fullDiscountActions } from './actions'
import { extrasText } from './extrasText'
import { fullDiscountFields } from './fields'
import type { FullDiscountDetail } from './model'

/** A full discount that runs or is over: its terms, its products, its effect. */
export function FullDiscountRecord({ fullDiscount }: { fullDiscount: FullDiscountDetail }) {
  const { t } = useTranslation()
  const activity = toActivity({ promotionType: 'FULL_DISCOUNT', ...fullDiscount })
  const { promotionName, promotionStatus, startTime, endTime, promotionGoodsList } = fullDiscount
  return (
    <>
      <RecordHead
        title={promotionName}
        tags={<StatusTag field={fullDiscountFields.promotionStatus} value={promotionStatus} />}
        facts={
          <>
            <span>{say(t, offerText(activity))}</span>
            {startTime !== '' && <span>{`${formatTime(startTime)} ~ ${formatTime(endTime)}`}</span>}
          </>
        }
        actions={<ActionButtons actions={fullDiscountActions} record={fullDiscount} />}
      />
      <Section title={t('活动内容')}>
        <Facts
          fields={fullDiscountFields}
          record={fullDiscount}
          names={[
            { field: 'title', render: say(t, offerText(activity)) },
            { field: 'freeFreightFlag', render: extrasText(t, fullDiscount) },
            'scopeType',
            'startTime',
            'endTime',
            { field: 'description', isWide: true },
          ]}
        />
        {fullDiscount.scopeType === 'PORTION_GOODS' && (
          <RecordTable
            caption={t('指定商品')}
            rowKey="skuId"
            dataSource={promotionGoodsList}
            empty={t('没有商品')}
            columns={[
              {
                key: 'goodsName',
                title: t('商品名称'),
                width: 320,
                render: (_, { goodsName, thumbnail }) => <PictureCell name={goodsName} image={thumbnail} />,
              },
              {
                key: 'price',
                title: t('商品价格（元）'),
                width: 130,
                align: 'right',
                render: (_, { originalPrice, price }) => formatMoney(originalPrice ?? price),
              },
              {
                key: 'quantity',
                title: t('库存'),
                width: 100,
                align: 'right',
                render: (_, { quantity }) => formatQuantity(quantity),
              },
            ]}
          />
        )}
      </Section>
      {promotionStatus !== 'NEW' && <EffectSection promotionType="FULL_DISCOUNT" id={fullDiscount.id} />}
      <TrialSection draft={activity} />
    </>
  )
}
