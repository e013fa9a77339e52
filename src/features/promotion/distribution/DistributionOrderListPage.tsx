import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { specText } from '#features/mall/order/model'
import { Buyer } from '#features/mall/order/public/Buyer'
import { ListPage } from '#shared/list/ListPage'
import { PictureCell } from '#shared/media/PictureCell'
import { OpenButton } from '#shared/ui/OpenButton'
import { distributionOrders } from './api'
import { distributionOrderFields } from './fields'
import { netOf } from './model'

/** 分销订单: what distributors sold, and their commission. */
export default function DistributionOrderListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      caption={t('分销订单')}
      query={distributionOrders.page}
      fields={distributionOrderFields}
      filters={['orderSn', 'distributionName', 'createRange']}
      statusField="distributionOrderStatus"
      rowKey="id"
      open={({ orderSn }) => ({ name: 'order-detail', query: { sn: orderSn } })}
      columns={[
        'orderSn',
        'distributionOrderStatus',
        {
          field: 'goodsName',
          render: ({ image, goodsName, specs }) => (
            <PictureCell image={image} name={goodsName} note={specText(specs)} />
          ),
        },
        'netRebate',
        'num',
        'distributionName',
        'rebate',
        'sellBackRebate',
        'settleCycle',
        { field: 'memberName', render: (row) => <Buyer of={row} /> },
        'refundNum',
        'createTime',
      ]}
      sortable={['rebate', 'settleCycle', 'createTime']}
      summary={({ summary }) =>
        summary && {
          rebate: formatMoney(summary.rebate),
          sellBackRebate: formatMoney(summary.sellBackRebate),
          netRebate: formatMoney(netOf(summary)),
        }
      }
      empty={{
        text: '还没有分销订单。分销员推广的商品被买走后会显示在这里。',
        action: <OpenButton name="distributionGoods">{t('查看分销商品')}</OpenButton>,
      }}
    />
  )
}
