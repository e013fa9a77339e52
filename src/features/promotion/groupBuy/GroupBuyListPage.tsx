import { useTranslation } from 'react-i18next'
import { runColumns } from '#features/promotion/activity/fields'
import { SeriesSection } from '#features/promotion/activity/period/SeriesSection'
import { ListPage } from '#shared/list/ListPage'
import { groupBuyActions } from './actions'
import { groupBuys } from './api'
import { groupBuyFields } from './fields'
import { type GroupBuy, goodsCount } from './model'

/** 拼团活动: buyers who order together pay less. */
export default function GroupBuyListPage() {
  const { t } = useTranslation()
  const limit = ({ limitNum }: GroupBuy) => (limitNum ? String(limitNum) : t('不限'))
  return (
    <>
      <ListPage
        caption={t('拼团活动')}
        query={groupBuys.page}
        fields={groupBuyFields}
        filters={['promotionName', 'period']}
        statusField="promotionStatus"
        rowKey="id"
        open={({ id }) => ({ name: 'pintuan-goods', query: { id } })}
        columns={[
          'promotionName',
          'promotionStatus',
          ...runColumns,
          'requiredNum',
          { field: 'limitNum', text: limit },
          { field: 'goodsCount', text: (row) => String(goodsCount(row)) },
          'fictitious',
        ]}
        sortable={['startTime', 'endTime']}
        actions={groupBuyActions}
        add={{ label: '新增拼团', opens: 'pintuan-edit' }}
        empty={{ text: '还没有拼团活动。几个买家一起下单，各自少付一些。' }}
      />
      <SeriesSection promotionType="PINTUAN" activities={groupBuys} fields={groupBuyFields} />
    </>
  )
}
