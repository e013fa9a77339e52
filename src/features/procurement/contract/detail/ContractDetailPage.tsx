import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { contractStatus } from '#domain/document/procurementStatus'
import { formatMoney } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { ApprovalSection } from '#features/procurement/approval/ApprovalSection'
import { contractActions } from '#features/procurement/contract/actions'
import { contracts } from '#features/procurement/contract/api'
import { SavedContractRejection } from '#features/procurement/contract/changes/ContractRejection'
import { ExpiredTag } from '#features/procurement/contract/ExpiredTag'
import { contractFields } from '#features/procurement/contract/fields'
import type { ContractDetail } from '#features/procurement/contract/model'
import { RecordLogSection } from '#features/procurement/recordLog/RecordLogSection'
import { TrailSection } from '#features/procurement/trail/TrailSection'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'
import { AttachmentList } from './AttachmentList'
import { ContractMaterialTable } from './ContractMaterialTable'
import { ContractTerms } from './ContractTerms'
import { lineLogFields } from './lineLogFields'
import { Supplements } from './Supplements'

/** 合同详情: the terms, the materials, the attachments, and the approvals. */
export default function ContractDetailPage() {
  return (
    <RecordPage resource={contracts.detail} title={({ contractCode }) => contractCode}>
      {(contract) => <ContractBody contract={contract} />}
    </RecordPage>
  )
}

function ContractBody({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation()
  const { id, contractCode, contractName, status, rejectReason } = contract
  return (
    <>
      <RecordHead
        title={contractName}
        tags={
          <>
            <StatusTag field={contractFields.status} value={status} />
            <ExpiredTag contract={contract} />
          </>
        }
        facts={
          <>
            <CopyableText text={contractCode} />
            <span>{contract.companyName}</span>
            <span>
              {t('含税金额')} <strong className={textStyles.number}>¥{formatMoney(contract.totalAmountTax)}</strong>
            </span>
          </>
        }
        actions={<ActionButtons actions={contractActions} record={contract} />}
      />
      {contractStatus.is(status, 'rejected') && <SavedContractRejection contract={contract} />}
      {contractStatus.is(status, 'voided') && (
        <Alert type="warning" showIcon title={t('已作废：{{reason}}', { reason: rejectReason || NOTHING })} />
      )}
      <Section title={t('合同信息')}>
        <ContractTerms contract={contract} />
      </Section>
      {contract.contractType !== 'SUPPLEMENT' && <Supplements contractId={id} />}
      {contractStatus.is(status, 'approved') && <TrailSection of={{ kind: 'CONTRACT', id }} code={contractCode} />}
      <Section title={t('合同材料')}>
        <ContractMaterialTable contract={contract} />
      </Section>
      <Section title={t('合同附件')}>
        <AttachmentList files={contract.attachments} />
      </Section>
      <ApprovalSection code={contractCode} />
      <RecordLogSection of={{ kind: 'CONTRACT', id }} fields={contractFields} lineFields={lineLogFields} />
    </>
  )
}
