import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { bills } from '#features/money/bill/api'
import { billFields } from '#features/money/bill/fields'
import { ListPage } from '#shared/list/ListPage'
import { PageLink } from '#shared/ui/PageLink'

const PAID = { billStatus: 'COMPLETE' }

/** 到账核对: what the bank paid against what the bills said, by reference and day. */
export default function PaymentListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      caption={t('到账核对')}
      query={bills.page}
      params={PAID}
      fields={billFields}
      filters={['sn', 'transactionId', 'payRange']}
      statusField="hasPayDifference"
      rowKey="id"
      open={({ id }) => ({ name: 'bill-detail', query: { id } })}
      columns={[
        'sn',
        'billPrice',
        'payPrice',
        'payDifference',
        'payRemark',
        'payTime',
        'transactionId',
        'createTime',
        'orderNum',
      ]}
      sortable={['billPrice', 'payPrice', 'payTime']}
      summary={({ summary }) =>
        summary && {
          billPrice: formatMoney(summary.billPrice),
          payPrice: formatMoney(summary.payPrice),
          payDifference: formatMoney(summary.payDifference),
        }
      }
      empty={{ text: '还没有付款的结算单。', action: <PageLink name="storeBill">{t('店铺结算')}</PageLink> }}
    />
  )
}
