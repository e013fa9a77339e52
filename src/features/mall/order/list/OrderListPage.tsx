import { useTranslation } from 'react-i18next'
import type { Translate } from '#domain/text'
import { NOTHING } from '#domain/wire'
import { orderActions } from '#features/mall/order/actions'
import { mallOrders } from '#features/mall/order/api'
import { TrackingNumber } from '#features/mall/order/detail/TrackingNumber'
import { orderFields } from '#features/mall/order/fields'
import { amountWord, placeOf, trackingOf } from '#features/mall/order/model'
import { shipmentNumber } from '#features/mall/order/model/ownTruck'
import { Buyer } from '#features/mall/order/public/Buyer'
import { OrderAmount } from '#features/mall/order/public/OrderAmount'
import type { OrderRow } from '#features/mall/order/shape'
import { OrderDrawers } from '#features/mall/order/ship/OrderDrawers'
import { ShopPhone } from '#features/store/changeLog/public/ShopPhone'
import { useCapability } from '#shared/capability/useCapability'
import { ListPage } from '#shared/list/ListPage'
import { OpenButton } from '#shared/ui/OpenButton'
import { orderedGoodsColumn } from './OrderedGoods'
import { orderStatusColumn } from './orderStatusColumn'
import { PrintOrders } from './PrintOrders'
import { ShipByWaybill } from './ShipByWaybill'
import { useUsedActivity } from './useUsedActivity'
import { VerifyCode } from './VerifyCode'

/** 商品订单: the shop's orders of physical goods, to be shipped or picked up. */
export default function OrderListPage() {
  const { t } = useTranslation()
  const isCounted = useCapability('statusCounts')
  const { params, tag } = useUsedActivity()
  return (
    <>
      <ListPage
        caption={t('商品订单')}
        query={mallOrders.page}
        params={params}
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
        statusCounts={isCounted ? mallOrders.counts : undefined}
        rowKey="sn"
        open={({ sn }) => ({ name: 'order-detail', query: { sn } })}
        columns={[
          { field: 'sn', below: 'createTime' },
          orderStatusColumn(t),
          { field: 'flowPrice', as: 'amount', render: (order) => <OrderAmount order={order} /> },
          orderedGoodsColumn,
          'consigneeName',
          { field: 'consigneeDetail', as: 'place', text: (order) => placeText(order, t) },
          {
            field: 'consigneeMobile',
            render: ({ sn, consigneeMobile }) => (
              <ShopPhone
                phone={consigneeMobile}
                of={{ kind: 'MALL_ORDER', id: sn }}
                label={orderFields.consigneeMobile.label}
              />
            ),
          },
          { field: 'logisticsNo', render: (order) => <TrackingNumber order={order} />, text: trackingText },
          { field: 'memberName', render: (order) => <Buyer of={order} /> },
          'paymentMethod',
          'sellerRemark',
          'remark',
          'orderPromotionType',
          'clientType',
          'deliveryMethod',
          { field: 'payStatus', as: 'amountWord', text: (order) => t(amountWord(order)) },
        ]}
        sortable={['flowPrice']}
        actions={orderActions}
        batch={(selection) => (
          <>
            <ShipByWaybill selection={selection} />
            <PrintOrders orders={selection.rows} />
          </>
        )}
        toolbar={
          <>
            {tag}
            <VerifyCode />
            <OpenButton name="export-order-deliver" type="primary">
              {t('批量发货')}
            </OpenButton>
          </>
        }
        empty={{
          text: '还没有商品订单。买家下单后会显示在这里。',
          action: <OpenButton name="goods">{t('查看在售商品')}</OpenButton>,
        }}
      />
      <OrderDrawers />
    </>
  )
}

/** Where an order goes; a pick-up point is named as such. */
function placeText(order: OrderRow, t: Translate): string {
  const place = placeOf(order)
  if (order.deliveryMethod !== 'SELF_PICK_UP') return place || NOTHING
  return place ? t('自提点：{{place}}', { place }) : t('自提')
}

function trackingText(order: OrderRow): string {
  const tracking = trackingOf(order)
  if (!tracking) return ''
  const { company, number } = tracking
  return `${company} ${shipmentNumber({ logisticsName: company, logisticsNo: number })}`
}
