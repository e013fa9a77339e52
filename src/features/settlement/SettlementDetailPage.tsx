import { PrinterOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { formatMoney } from '../../domain/money'
import { NOTHING, wireText } from '../../domain/wire'
import { CopyableText, StatusTag } from '../../shared/fields/FieldValue'
import { toSearch } from '../../shared/navigation'
import { useTabTitle } from '../../shared/tab'
import { Facts } from '../../shared/ui/Facts'
import { PageLink } from '../../shared/ui/PageLink'
import { RecordHead } from '../../shared/ui/RecordHead'
import { RecordPage } from '../../shared/ui/RecordPage'
import { Section } from '../../shared/ui/Section'
import { ApprovalSection } from '../approval/ApprovalSection'
import { TrailSection } from '../trail/TrailSection'
import { settlements } from './api'
import { settlementFields } from './fields'
import { type SettlementBill, settlementNext } from './model'
import { SettlementSheet } from './SettlementSheet'

/** 结算单详情: the sheet by its type, checked against the server's totals, and who approved it. */
export default function SettlementDetailPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  const query = useQuery({ ...settlements.detail(id), enabled: id !== '' })
  useTabTitle(query.data?.settlementCode)
  return (
    <RecordPage query={query} isThere={(bill) => Boolean(bill?.id)}>
      {(bill) => <SettlementBody bill={bill} />}
    </RecordPage>
  )
}

function SettlementBody({ bill }: { bill: SettlementBill }) {
  const { t } = useTranslation()
  const period = [wireText(bill.periodStart), wireText(bill.periodEnd)].filter(Boolean).join(' ~ ')
  return (
    <>
      <RecordHead
        title={<CopyableText text={bill.settlementCode} />}
        tags={<StatusTag field={settlementFields.status} value={bill.status} />}
        facts={
          <>
            <span>{bill.projectName}</span>
            <span>{period}</span>
            <span>
              {t('含税合计')} <strong className="number">¥{formatMoney(bill.totalAmountTax)}</strong>
            </span>
            <span>{t(settlementNext[String(bill.status)] ?? '')}</span>
          </>
        }
        actions={
          <Button
            type="primary"
            icon={<PrinterOutlined />}
            onClick={() => window.open(`/settlementPreview?${toSearch({ id: bill.id })}`, '_blank')}
          >
            {t('打印')}
          </Button>
        }
      />
      {bill.status === 2 && (
        <Alert
          type="error"
          showIcon
          title={t('已驳回：{{reason}}', { reason: wireText(bill.rejectReason) || NOTHING })}
        />
      )}
      {bill.status === 9 && (
        <Alert
          type="error"
          showIcon
          title={t('结算异常：{{reason}}', { reason: wireText(bill.errorReason) || NOTHING })}
        />
      )}
      <Section title={t('结算信息')}>
        <Facts
          fields={settlementFields}
          record={bill}
          names={[
            { field: 'contractCode', render: <ContractLink bill={bill} /> },
            'contractName',
            'companyName',
            'projectName',
            { field: 'period', render: period || NOTHING },
            'materialType',
            'settleBasis',
            'toleranceRate',
            'isTotal',
            'deliverCount',
            'settleDate',
            'createUserName',
            'createTime',
            'supplierName',
            { field: 'remark', render: wireText(bill.remark) || NOTHING, isWide: true },
          ]}
        />
      </Section>
      <TrailSection contractId={wireText(bill.contractId)} contractCode={wireText(bill.contractCode)} />
      <SettlementSheet bill={bill} />
      <ApprovalSection code={bill.settlementCode} />
    </>
  )
}

function ContractLink({ bill }: { bill: SettlementBill }) {
  if (!wireText(bill.contractCode)) return NOTHING
  return (
    <CopyableText text={bill.contractCode}>
      <PageLink name="agreementDetail" query={{ id: bill.contractId }}>
        {bill.contractCode}
      </PageLink>
    </CopyableText>
  )
}
