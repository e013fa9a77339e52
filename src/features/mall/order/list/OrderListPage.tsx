import { useTranslation } from 'react-i18next'
import { orderActions } from '#features/mall/order/actions'
import { mallOrders } from '#features/mall/order/api'
import { orderFields } from '#features/mall/order/fields'
import { ConsigneeDrawer } from '#features/mall/order/ship/ConsigneeDrawer'
import { ShipDrawer } from '#features/mall/order/ship/ShipDrawer'
import { ListPage } from '#shared/list/ListPage'
import { OpenButton } from '#shared/ui/OpenButton'
import { PhoneReveal } from '#shared/ui/PhoneReveal'
import { OrderedGoods } from './OrderedGoods'
import { PrintOrders } from './PrintOrders'
import { VerifyCode } from './VerifyCode'

/** 商品订单: the shop's orders of physical goods, to be shipped or picked up. */
export default function OrderListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('商品订单')}
        query={mallOrders.page}
        fields={orderFields}
        filters={[
          'keywords',
          'orderSn',
          'buyerName',
          'createRange',
          'shipName',
          'goodsName',
          'orderPromotionType',
          'clientType',
          'paymentMethod',
        ]}
        statusField="orderStatus"
        statusCounts={mallOrders.counts}
        rowKey="sn"
        open={({ sn }) => ({ name: 'order-detail', query: { sn } })}
        columns={[
          { field: 'sn', below: 'createTime' },
          'orderStatus',
          'flowPrice',
          { field: 'orderItems', render: (order) => <OrderedGoods items={order.orderItems} />, text: goodsText },
          { field: 'consigneeName', below: 'consigneeDetail' },
          { field: 'consigneeMobile', render: ({ consigneeMobile }) => <PhoneReveal phone={consigneeMobile} /> },
          'memberName',
          'paymentMethod',
          'sellerRemark',
          'remark',
          'orderPromotionType',
          'clientType',
          'deliveryMethod',
        ]}
        sortable={['flowPrice']}
        actions={orderActions}
        batch={({ rows }) => <PrintOrders orders={rows} />}
        toolbar={
          <>
            <VerifyCode />
            <OpenButton name="export-order-deliver" type="primary">
              {t('批量发货')}
            </OpenButton>
          </>
        }
        empty={{ text: '还没有商品订单。买家下单后会显示在这里。' }}
      />
      <ShipDrawer />
      <ConsigneeDrawer />
    </>
  )
}

function goodsText({ orderItems }: { orderItems: readonly { name: string; num: number | null }[] }): string {
  return orderItems.map(({ name, num }) => `${name}×${num ?? ''}`).join('；')
}
