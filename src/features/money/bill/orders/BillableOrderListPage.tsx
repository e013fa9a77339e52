import { useTranslation } from 'react-i18next'
import { bills } from '#features/money/bill/api'
import { billOrderFields } from '#features/money/bill/fields'
import { MAX_BILL_ORDERS } from '#features/money/bill/model'
import { ListPage } from '#shared/list/ListPage'
import { canOperate } from '#shared/navigation'
import { PageLink } from '#shared/ui/PageLink'
import { CreateBill } from './CreateBill'

/** 订单结算: the completed orders that are in no bill; the ticked ones become one. */
export default function BillableOrderListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      caption={t('订单结算')}
      query={bills.orders}
      fields={billOrderFields}
      filters={['orderSn', 'completeRange', 'memberName', 'goodsName']}
      rowKey="orderSn"
      open={({ orderSn }) => ({ name: 'order-detail', query: { sn: orderSn } })}
      columns={[
        'orderSn',
        'billPrice',
        'completeTime',
        'memberName',
        'goodsName',
        'flowPrice',
        'refundPrice',
        'createTime',
      ]}
      sortable={['billPrice', 'completeTime', 'createTime']}
      maxSelected={MAX_BILL_ORDERS}
      batch={canOperate('storeBill') ? (selection) => <CreateBill selection={selection} /> : undefined}
      empty={{
        text: '没有可结算的订单。订单完成后显示在这里。',
        action: <PageLink name="storeBill">{t('店铺结算')}</PageLink>,
      }}
    />
  )
}
