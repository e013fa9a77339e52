import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity } from '#domain/money'
import { translateMessage } from '#domain/text'
import { FaultsSection } from '#features/mall/activity/FaultsSection'
import { periodText, toActivity } from '#features/mall/activity/model'
import { hasBegun, runOf } from '#features/mall/activity/model/history'
import { EffectSection } from '#features/promotion/activity/EffectSection'
import { GoodsTableSection } from '#features/promotion/activity/GoodsTableSection'
import { discountText, toPriceGoods } from '#features/promotion/activity/model'
import { SeriesSection } from '#features/promotion/activity/period/SeriesSection'
import { SampleCartSection } from '#features/promotion/sampleCart/SampleCartSection'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { groupBuyActions } from './actions'
import { groupBuys } from './api'
import { groupBuyFields } from './fields'
import type { GroupBuyDetail } from './model'

/** 拼团商品: the terms of a group-buy, its products with their prices, its effect. */
export default function GroupBuyDetailPage() {
  return (
    <>
      <RecordPage resource={groupBuys.byId} title={({ promotionName }) => promotionName}>
        {(groupBuy) => <GroupBuyBody groupBuy={groupBuy} />}
      </RecordPage>
      <SeriesSection promotionType="PINTUAN" activities={groupBuys} fields={groupBuyFields} />
    </>
  )
}

function GroupBuyBody({ groupBuy }: { groupBuy: GroupBuyDetail }) {
  const { t } = useTranslation()
  const { id, promotionName, promotionStatus, requiredNum, limitNum } = groupBuy
  const run = runOf(groupBuy)
  const limit = limitNum ? t('每人 {{count}}', { count: limitNum }) : t('不限购')
  const activity = toActivity({ promotionType: 'PINTUAN', ...groupBuy })
  return (
    <>
      <RecordHead
        title={promotionName}
        tags={<StatusTag field={groupBuyFields.promotionStatus} value={promotionStatus} />}
        facts={
          <>
            <span>{t('{{count}} 人成团', { count: requiredNum ?? 0 })}</span>
            <span>{limit}</span>
            {run.startTime !== '' && <span>{periodText(run, 'YYYY-MM-DD HH:mm:ss')}</span>}
          </>
        }
        actions={<ActionButtons actions={groupBuyActions} record={groupBuy} />}
      />
      <FaultsSection activity={activity} />
      <Section title={t('活动内容')}>
        <DescriptionList
          fields={groupBuyFields}
          record={groupBuy}
          names={[
            'requiredNum',
            { field: 'limitNum', render: limit },
            'fictitious',
            { field: 'pintuanRule', isWide: true },
          ]}
        />
      </Section>
      <GoodsTableSection
        title="拼团商品"
        goods={toPriceGoods(groupBuy.promotionGoodsList)}
        empty="还没有选择商品"
        figures={[
          ['原价（元）', ({ originalPrice }) => formatMoney(originalPrice)],
          ['拼团价（元）', ({ price }) => formatMoney(price)],
          ['折扣', (row) => translateMessage(t, discountText(row))],
          ['库存', ({ quantity }) => formatQuantity(quantity)],
        ]}
      />
      {hasBegun(groupBuy) && <EffectSection promotionType="PINTUAN" id={id} />}
      <SampleCartSection draft={activity} />
      <HistorySection of={{ kind: 'PINTUAN', id }} fields={groupBuyFields} />
    </>
  )
}
