import { PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { runColumns } from '#features/promotion/plan/fields'
import { SeriesSection } from '#features/promotion/plan/period/SeriesSection'
import { ListPage } from '#shared/list/ListPage'
import { OpenButton } from '#shared/ui/OpenButton'
import { groupBuyActions } from './actions'
import { groupBuys } from './api'
import { groupBuyFields } from './fields'
import { type GroupBuy, goodsCount } from './model'

/** 拼团活动: buyers who order together pay less. */
export default function GroupBuyListPage() {
  const { t } = useTranslation()
  const add = (
    <OpenButton name="pintuan-edit" type="primary" icon={<PlusOutlined aria-hidden="true" />}>
      {t('新增拼团')}
    </OpenButton>
  )
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
          { field: 'limitNum', render: limit, text: limit },
          { field: 'scopeId', render: goodsCount, text: (row) => String(goodsCount(row)) },
          'fictitious',
        ]}
        sortable={['startTime', 'endTime']}
        actions={groupBuyActions}
        toolbar={add}
        empty={{ text: '还没有拼团活动。几个买家一起下单，各自少付一些。', action: add }}
      />
      <SeriesSection promotionType="PINTUAN" activities={groupBuys} maxName={groupBuyFields.promotionName.maxLength} />
    </>
  )
}
