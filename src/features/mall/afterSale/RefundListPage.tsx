import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { lazyAfterRows } from '#shared/list/lazyAfterRows'
import { PageLink } from '#shared/ui/PageLink'
import { afterSaleActions } from './actions'
import { afterSales } from './api'
import { claimColumns } from './claimColumns'
import { refundFields } from './fields'

const ApproveDrawer = lazyAfterRows(() =>
  import('./ApproveDrawer').then((module) => ({ default: module.ApproveDrawer })),
)

/** 退款管理: claims for a refund without a return. */
export default function RefundListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('退款管理')}
        query={afterSales.refunds}
        fields={refundFields}
        filters={['sn', 'orderSn', 'createRange', 'goodsName', 'memberName']}
        statusField="serviceStatus"
        statusCounts={afterSales.refundCounts}
        rowKey="sn"
        open={({ sn }) => ({ name: 'return-goods-order-detail', query: { sn } })}
        columns={[
          ...claimColumns,
          'reason',
          'agreedRefundPrice',
          'actualRefundPrice',
          'refundWay',
          'refundTime',
          'auditRemark',
          'memberId',
        ]}
        sortable={['createTime', 'applyRefundPrice']}
        actions={afterSaleActions}
        empty={{
          text: '还没有退款申请。买家申请退款后会显示在这里。',
          action: <PageLink name="orderList">{t('商品订单')}</PageLink>,
        }}
      />
      <Suspense>
        <ApproveDrawer />
      </Suspense>
    </>
  )
}
