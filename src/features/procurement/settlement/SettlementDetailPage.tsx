import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { formatMoney } from '#domain/money'
import { NOTHING, wireText } from '#domain/wire'
import { ApprovalSection } from '#features/procurement/approval/ApprovalSection'
import { TrailSection } from '#features/procurement/trail/TrailSection'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { fieldText } from '#shared/fields/fieldText'
import { saveFile } from '#shared/http/request'
import { toSearch } from '#shared/navigation'
import { useTabTitle } from '#shared/tab'
import { Facts } from '#shared/ui/Facts'
import { PageLink } from '#shared/ui/PageLink'
import { RecordHead } from '#shared/ui/RecordHead'
import { RecordPage } from '#shared/ui/RecordPage'
import { Section } from '#shared/ui/Section'
import textStyles from '#shared/ui/text.module.css'
import { exportSettlement, settlements } from './api'
import { settlementFields } from './fields'
import { deviationUnit, type SettlementBill, settlementNext, sheetTypeOf } from './model'
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
  // A sheet of a thousand lines is drawn first; what stands below it comes a moment later.
  const isSheetDrawn = useDeferredValue(true, false)
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
              {t('含税合计')} <strong className={textStyles.number}>¥{formatMoney(bill.totalAmountTax)}</strong>
            </span>
            <span>{t(settlementNext(bill))}</span>
          </>
        }
        actions={
          <>
            <ExportButton bill={bill} />
            <Button
              type="primary"
              icon={<PrinterOutlined aria-hidden="true" />}
              onClick={() => window.open(`/settlementPreview?${toSearch({ id: bill.id })}`, '_blank')}
            >
              {t('打印')}
            </Button>
          </>
        }
      />
      <Reason bill={bill} />
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
            { field: 'toleranceRate', render: tolerance(bill) },
            'isTotal',
            'deliverCount',
            'settleDate',
            'payStatus',
            'payTime',
            'createUserName',
            'createTime',
            'supplierName',
            { field: 'remark', render: wireText(bill.remark) || NOTHING, isWide: true },
          ]}
        />
      </Section>
      <SettlementSheet bill={bill} />
      {isSheetDrawn && (
        <>
          <TrailSection contractId={wireText(bill.contractId)} contractCode={wireText(bill.contractCode)} />
          <ApprovalSection code={bill.settlementCode} />
        </>
      )}
    </>
  )
}

/** What may differ, with its unit. */
function tolerance(bill: SettlementBill): string {
  const rate = fieldText(settlementFields.toleranceRate, bill.toleranceRate)
  return rate === NOTHING ? rate : `${rate}${deviationUnit(sheetTypeOf(bill))}`
}

/** Why a sheet stopped; of a voided one only where a reason was given. */
function Reason({ bill }: { bill: SettlementBill }) {
  const { t } = useTranslation()
  const reject = wireText(bill.rejectReason)
  const reason = reject || NOTHING
  switch (bill.status) {
    case 2:
      return <Alert type="error" showIcon title={t('已驳回：{{reason}}', { reason })} />
    case 4:
      return reject && <Alert type="warning" showIcon title={t('已作废：{{reason}}', { reason })} />
    case 9:
      return (
        <Alert
          type="error"
          showIcon
          title={t('结算异常：{{reason}}', { reason: wireText(bill.errorReason) || NOTHING })}
        />
      )
    default:
      return null
  }
}

/** The sheet as the server writes it to Excel. */
function ExportButton({ bill }: { bill: SettlementBill }) {
  const { t } = useTranslation()
  const exporting = useMutation({ mutationFn: () => exportSettlement(bill).then(saveFile) })
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      {t('导出 Excel')}
    </Button>
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
