import { useTranslation } from 'react-i18next'
import { orderActions } from '#features/mall/order/actions'
import { mallOrders } from '#features/mall/order/api'
import { virtualOrderFields } from '#features/mall/order/fields'
import { amountWord } from '#features/mall/order/model'
import { Buyer } from '#features/mall/order/public/Buyer'
import { OrderAmount } from '#features/mall/order/public/OrderAmount'
import { OrderDrawers } from '#features/mall/order/ship/OrderDrawers'
import { useCapability } from '#shared/capability/useCapability'
import { ListPage } from '#shared/list/ListPage'
import { OpenButton } from '#shared/ui/OpenButton'
import { orderedGoodsColumn } from './OrderedGoods'
import { VerifyCode } from './VerifyCode'

/** 虚拟订单: services, which a code of the buyer's redeems. */
export default function VirtualOrderListPage() {
  const { t } = useTranslation()
  const isCounted = useCapability('statusCounts')
  return (
    <>
      <ListPage
        caption={t('虚拟订单')}
        query={mallOrders.virtualPage}
        fields={virtualOrderFields}
        filters={['orderSn', 'buyerName', 'createRange', 'clientType', 'paymentMethod']}
        statusField="orderStatus"
        statusCounts={isCounted ? mallOrders.virtualCounts : undefined}
        rowKey="sn"
        open={({ sn }) => ({ name: 'order-detail', query: { sn } })}
        columns={[
          'sn',
          'orderStatus',
          { field: 'flowPrice', as: 'amount', render: (order) => <OrderAmount order={order} /> },
          orderedGoodsColumn,
          { field: 'memberName', render: (order) => <Buyer of={order} /> },
          'createTime',
          'paymentMethod',
          'clientType',
          'sellerRemark',
          { field: 'payStatus', as: 'amountWord', text: (order) => t(amountWord(order)) },
        ]}
        sortable={['createTime', 'flowPrice']}
        actions={orderActions}
        toolbar={<VerifyCode />}
        empty={{
          text: '还没有虚拟订单。买家购买服务后会显示在这里。',
          action: <OpenButton name="goods">{t('查看在售商品')}</OpenButton>,
        }}
      />
      <OrderDrawers />
    </>
  )
}
