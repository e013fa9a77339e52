import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { ListPage } from '#shared/list/ListPage'
import { lazyAfterRows } from '#shared/list/lazyAfterRows'
import { PageLink } from '#shared/ui/PageLink'
import { ViewButton } from '#shared/ui/ViewButton'
import { receiptActions } from './actions'
import { receipts } from './api'
import { receiptFields } from './fields'
import { issueText } from './model'

const InvoiceEditor = lazyAfterRows(() =>
  import('./InvoiceEditor').then((module) => ({ default: module.InvoiceEditor })),
)
const ReceiptDrawer = lazyAfterRows(() =>
  import('./ReceiptDrawer').then((module) => ({ default: module.ReceiptDrawer })),
)

/** 发票管理: invoices that buyers asked for, issued by the shop with number and file. */
export default function ReceiptListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('发票管理')}
        query={receipts.page}
        fields={receiptFields}
        filters={['orderSn', 'receiptTitle', 'memberName', 'taxpayerId', 'issuable', 'refundedSince']}
        statusField="receiptStatus"
        rowKey="id"
        columns={[
          {
            field: 'orderSn',
            below: 'createTime',
            render: ({ id, orderSn }) => <ViewButton id={id}>{orderSn}</ViewButton>,
          },
          'receiptStatus',
          { field: 'invoice', as: 'issue', text: (receipt) => translateMessage(t, issueText(receipt)) },
          'receiptPrice',
          'receiptTitle',
          'orderStatus',
          'overPrice',
          'refundPrice',
          'taxpayerId',
          'receiptContent',
          'memberName',
          'invoiceNo',
        ]}
        sortable={['createTime', 'receiptPrice']}
        actions={receiptActions}
        empty={{
          text: '还没有发票申请。买家下单时索取发票后会显示在这里。',
          action: <PageLink name="orderList">{t('商品订单')}</PageLink>,
        }}
      />
      <Suspense>
        <InvoiceEditor />
      </Suspense>
      <Suspense>
        <ReceiptDrawer />
      </Suspense>
    </>
  )
}
