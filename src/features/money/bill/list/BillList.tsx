import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { billActions } from '#features/money/bill/actions'
import { bills } from '#features/money/bill/api'
import { billFields, shopBillFields } from '#features/money/bill/fields'
import { ReconcileTicked } from '#features/money/bill/together/ReconcileTicked'
import { useCapability } from '#shared/capability/useCapability'
import { ListPage } from '#shared/list/ListPage'
import type { ListQuery } from '#shared/listState'
import { PageLink } from '#shared/ui/PageLink'

type Props = { caption: string; params?: ListQuery; statusField?: 'billStatus'; empty: string }

/** The bills of the shop, with the price of the whole filtered result. */
export function BillList({ empty, ...list }: Props) {
  const { t } = useTranslation()
  const isOwn = useCapability('ownBills')
  return (
    <ListPage
      {...list}
      query={bills.page}
      fields={isOwn ? billFields : shopBillFields}
      filters={['sn', 'createTimeRange', 'periodRange', 'createdBy']}
      rowKey="id"
      open={({ id }) => ({ name: 'bill-detail', query: { id } })}
      columns={[
        'sn',
        'billStatus',
        'billPrice',
        { field: 'startTime', as: 'period', text: ({ startTime, endTime }) => `${startTime} ~ ${endTime}` },
        'orderNum',
        'createdBy',
        'createTime',
        'auditRemark',
        'payTime',
        'remark',
      ]}
      sortable={['billPrice', 'createTime']}
      actions={billActions}
      batch={(selection) => <ReconcileTicked selection={selection} />}
      summaryLabel={t('合计（不含作废）')}
      summary={({ summary }) => summary && { billPrice: formatMoney(summary.billPrice) }}
      empty={{ text: empty, action: <PageLink name="orderSettlementList">{t('订单结算')}</PageLink> }}
    />
  )
}
