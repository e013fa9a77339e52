import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { ConfirmTicked } from '#features/procurement/settlement/together/ConfirmTicked'
import { Together } from '#features/procurement/settlement/together/Together'
import { lazyPart } from '#shared/lazyPart'
import { ListPage } from '#shared/list/ListPage'
import { settlements } from './api'
import { DifferenceTicked } from './DifferenceTicked'
import { settlementFields } from './fields'
import { SettlementStatusTags } from './SettlementStatusTags'

const SettlementPreview = lazyPart(() => import('./SettlementPreview'))

/** 结算单: the buyer's settlements of stocked-in notes, with the amounts of the whole filtered result. */
export default function SettlementListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('结算单')}
        query={settlements.page}
        fields={settlementFields}
        filters={[
          'settlementCode',
          'projectName',
          'contractCode',
          'contractName',
          'orderSn',
          'materialName',
          'materialType',
          'isTotal',
          'unpaid',
          'supplierName',
          'createUserName',
          'createTimeRange',
          'settleDateRange',
        ]}
        statusField="status"
        rowKey="id"
        open={(bill) => ({ name: 'settlementDetail', query: { id: bill.id } })}
        preview={({ id }) => <SettlementPreview id={id} />}
        columns={[
          { field: 'settlementCode', below: 'projectName' },
          { field: 'status', render: (bill) => <SettlementStatusTags bill={bill} /> },
          'totalAmountTax',
          { field: 'periodStart', as: 'period', text: (bill) => `${bill.periodStart} ~ ${bill.periodEnd}` },
          'totalAmountNoTax',
          'totalTax',
          'payStatus',
          { field: 'contractName', below: 'contractCode' },
          'materialType',
          'isTotal',
          'deliverCount',
          'companyName',
          'createUserName',
          'createTime',
        ]}
        sortable={['totalAmountTax', 'createTime']}
        batch={(selection) => (
          <>
            <ConfirmTicked selection={selection} />
            <DifferenceTicked selection={selection} />
          </>
        )}
        summaryLabel={t('合计（不含驳回、作废）')}
        summary={({ summary }) =>
          summary && {
            totalAmountTax: formatMoney(summary.amountTax),
            totalAmountNoTax: formatMoney(summary.amountNoTax),
            totalTax: formatMoney(summary.tax),
          }
        }
        empty={{ text: '还没有结算单。送货单入库后，由采购单位按期生成。' }}
      />
      <Together />
    </>
  )
}
