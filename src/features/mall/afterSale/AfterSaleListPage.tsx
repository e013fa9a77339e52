import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { ApproveDrawer } from './ApproveDrawer'
import { afterSaleActions } from './actions'
import { afterSales } from './api'
import { claimColumns } from './claimColumns'
import { afterSaleFields } from './fields'

/** 退货管理: all claims of buyers: returns of goods, and refunds without a return. */
export default function AfterSaleListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('退货管理')}
        query={afterSales.page}
        fields={afterSaleFields}
        filters={['sn', 'orderSn', 'createRange', 'goodsName', 'memberName', 'serviceType']}
        statusField="serviceStatus"
        statusCounts={afterSales.counts}
        rowKey="sn"
        open={({ sn }) => ({ name: 'return-goods-order-detail', query: { sn } })}
        columns={[
          ...claimColumns,
          'serviceType',
          'reason',
          'agreedRefundPrice',
          'actualRefundPrice',
          'refundWay',
          'auditRemark',
          'memberId',
        ]}
        sortable={['createTime', 'applyRefundPrice']}
        actions={afterSaleActions}
        empty={{ text: '还没有售后申请。买家申请退货或退款后会显示在这里。' }}
      />
      <ApproveDrawer />
    </>
  )
}
