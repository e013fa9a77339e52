import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { type Text, translateMessage } from '#domain/text'
import { dayAfter, serverToday } from '#domain/time'
import { goodsFault } from '#features/mall/activity/model/fault'
import { activityKinds, activityName, activityScreen, offerText } from '#features/mall/activity/model/kind'
import { WithCapability } from '#shared/capability/WithCapability'
import { StatusTag } from '#shared/fields/FieldValue'
import { RecordState } from '#shared/record/RecordState'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import { activities } from './api'
import { activityFields } from './fields'
import { type Activity, type PromotionGoods, periodText } from './model'

/** Days ahead for which the activities of a product are shown. */
const AHEAD = 90

/** 参加的活动: what a product takes part in now and in the coming months. */
export function ActivitiesSection(props: { goodsId: string }) {
  return (
    <WithCapability of="activities">
      <Upcoming {...props} />
    </WithCapability>
  )
}

function Upcoming({ goodsId }: { goodsId: string }) {
  const { t } = useTranslation()
  const today = serverToday()
  const query = useQuery({
    ...activities.list({ startDate: today, endDate: dayAfter(today, AHEAD), goodsId }),
    meta: IN_PLACE,
  })
  return (
    <Section title={t('参加的活动')}>
      <RecordState query={query}>
        {(rows) => (
          <RecordTable<Activity>
            caption={t('参加的活动')}
            rowKey={({ promotionType, id }) => `${promotionType} ${id}`}
            dataSource={rows}
            empty={t('现在和今后 {{days}} 天没有活动', { days: AHEAD })}
            columns={[
              {
                key: 'promotionType',
                title: t(activityFields.promotionType.label),
                width: 100,
                render: (_, { promotionType }) => (
                  <StatusTag field={activityFields.promotionType} value={promotionType} />
                ),
              },
              {
                key: 'promotionName',
                title: t(activityFields.promotionName.label),
                width: 160,
                render: (_, activity) => <PageLink {...activityScreen(activity)}>{activityName(activity)}</PageLink>,
              },
              {
                key: 'promotionStatus',
                title: t(activityFields.promotionStatus.label),
                width: 90,
                render: (_, { promotionStatus }) => (
                  <StatusTag field={activityFields.promotionStatus} value={promotionStatus} />
                ),
              },
              {
                key: 'offer',
                title: t('优惠内容'),
                width: 220,
                render: (_, activity) => (
                  <>
                    {translateMessage(t, offerText(activity))}
                    {ownPrices(activity, goodsId).map((sku) => (
                      <div key={sku.skuId} className={textStyles.secondary}>
                        {t('{{name}}：{{price}} 元', { name: sku.goodsName, price: formatMoney(sku.price) })}
                        <Fault fault={goodsFault(activity.promotionType, sku)} />
                      </div>
                    ))}
                  </>
                ),
              },
              {
                key: 'time',
                title: t(activityFields.period.label),
                width: 240,
                render: (_, activity) => (activity.startTime === '' ? t('领取后生效') : periodText(activity)),
              },
            ]}
          />
        )}
      </RecordState>
    </Section>
  )
}

/** The SKUs of the product that have a price of their own in an activity. */
function ownPrices({ promotionType, promotionGoodsList }: Activity, goodsId: string): readonly PromotionGoods[] {
  return activityKinds[promotionType].hasOwnPrices ? promotionGoodsList.filter((sku) => sku.goodsId === goodsId) : []
}

function Fault({ fault }: { fault: Text | null }) {
  const { t } = useTranslation()
  return fault && <span className={textStyles.negative}>　{translateMessage(t, fault)}</span>
}
