import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { toActivity } from '#features/mall/activity/model'
import { offerText } from '#features/mall/activity/model/kind'
import { runColumns } from '#features/promotion/activity/fields'
import { SeriesSection } from '#features/promotion/activity/period/SeriesSection'
import { ListPage } from '#shared/list/ListPage'
import { fullDiscountActions } from './actions'
import { fullDiscounts } from './api'
import { extrasText } from './extrasText'
import { fullDiscountFields } from './fields'
import type { FullDiscount } from './model'

/** 满额活动: orders above an amount cost less, or bring something along. */
export default function FullDiscountListPage() {
  const { t } = useTranslation()
  const offer = (row: FullDiscount) =>
    translateMessage(t, offerText(toActivity({ promotionType: 'FULL_DISCOUNT', ...row })))
  return (
    <>
      <ListPage
        caption={t('满额活动')}
        query={fullDiscounts.page}
        fields={fullDiscountFields}
        filters={['promotionName', 'period', 'scopeType']}
        statusField="promotionStatus"
        rowKey="id"
        open={({ id }) => ({ name: 'full-discount-detail', query: { id } })}
        columns={[
          'promotionName',
          'promotionStatus',
          { field: 'title', text: offer },
          { field: 'extras', text: (row) => extrasText(t, row) },
          ...runColumns,
          'scopeType',
        ]}
        sortable={['startTime', 'endTime']}
        actions={fullDiscountActions}
        add={{ label: '新增满额活动', opens: 'full-discount-detail', screen: 'full-cut' }}
        empty={{ text: '还没有满额活动。满一定金额减钱或打折，让买家多买一些。' }}
      />
      <SeriesSection promotionType="FULL_DISCOUNT" activities={fullDiscounts} fields={fullDiscountFields} />
    </>
  )
}
