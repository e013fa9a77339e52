import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { lazyAfterRows } from '#shared/list/lazyAfterRows'
import { PageLink } from '#shared/ui/PageLink'
import { afterSaleActions } from './actions'
import { afterSales } from './api'
import { claimColumns } from './claimColumns'
import { afterSaleFields } from './fields'

const ApproveDrawer = lazyAfterRows(() =>
  import('./ApproveDrawer').then((module) => ({ default: module.ApproveDrawer })),
)

/** 退货管理: claims for a refund of returned goods. */
export default function AfterSaleListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('退货管理')}
        query={afterSales.returns}
        fields={afterSaleFields}
        filters={['sn', 'orderSn', 'createRange', 'goodsName', 'memberName']}
        statusField="serviceStatus"
        statusCounts={afterSales.returnCounts}
        rowKey="sn"
        open={({ sn }) => ({ name: 'return-goods-order-detail', query: { sn } })}
        columns={[
          ...claimColumns,
          'reason',
          'agreedRefundPrice',
          'actualRefundPrice',
          'refundWay',
          'auditRemark',
          'memberId',
        ]}
        sortable={['createTime', 'applyRefundPrice']}
        actions={afterSaleActions}
        empty={{
          text: '还没有退货申请。买家申请退货后会显示在这里。',
          action: <PageLink name="orderList">{t('商品订单')}</PageLink>,
        }}
      />
      <Suspense>
        <ApproveDrawer />
      </Suspense>
    </>
  )
}
