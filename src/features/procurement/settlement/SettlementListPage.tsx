import { AuditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { serverToday } from '#domain/time'
import { dueDateOf, lateDays } from '#features/procurement/settlement/due/model'
import { useCreditDays } from '#features/procurement/settlement/due/useCreditDays'
import { DueDate } from '#features/procurement/settlement/public/DueDate'
import { openStatement } from '#features/procurement/settlement/public/openPrints'
import { ConfirmTicked } from '#features/procurement/settlement/together/ConfirmTicked'
import { Together } from '#features/procurement/settlement/together/Together'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { ListPage } from '#shared/list/ListPage'
import { PageLink } from '#shared/ui/PageLink'
import { useAllRead } from '#shared/useAllRead'
import { settlements } from './api'
import { DifferenceTicked } from './DifferenceTicked'
import { settlementFields } from './fields'
import { InvoiceTicked } from './InvoiceTicked'
import { SettlementStatusTags } from './SettlementStatusTags'

const SettlementPreview = lazyWithRetry(() => import('./SettlementPreview'))

/** 结算单: the buyer's settlements of stocked-in notes, with the amounts of the whole filtered result. */
export default function SettlementListPage() {
  const { t } = useTranslation()
  // After the rows, which do not wait for the terms of contracts.
  const days = useCreditDays(useAllRead())
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
        open={(settlement) => ({ name: 'settlementDetail', query: { id: settlement.id } })}
        preview={({ id }) => <SettlementPreview id={id} />}
        columns={[
          { field: 'settlementCode', below: 'projectName' },
          { field: 'status', render: (settlement) => <SettlementStatusTags settlement={settlement} /> },
          'totalAmountTax',
          {
            field: 'periodStart',
            as: 'period',
            text: (settlement) => `${settlement.periodStart} ~ ${settlement.periodEnd}`,
          },
          {
            field: 'settleDate',
            as: 'dueDate',
            text: (settlement) => dueDateOf(settlement, days) ?? t('读取中'),
            savedBeside: {
              as: 'daysOverdue',
              text: (settlement) =>
                String(lateDays(settlement, dueDateOf(settlement, days) ?? '', serverToday()) || ''),
            },
            render: (settlement) => <DueDate settlement={settlement} dueDate={dueDateOf(settlement, days)} />,
          },
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
        toolbar={
          <Button icon={<AuditOutlined aria-hidden="true" />} onClick={() => openStatement()}>
            {t('对账函')}
          </Button>
        }
        batch={(selection) => (
          <>
            <ConfirmTicked selection={selection} />
            <DifferenceTicked selection={selection} />
            <InvoiceTicked selection={selection} />
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
        empty={{
          text: '还没有结算单。送货单入库后，由采购单位按期生成。',
          action: <PageLink name="deliverList">{t('送货单')}</PageLink>,
        }}
      />
      <Together />
    </>
  )
}
