import { FileOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Space, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { formatMoney } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { ApprovalSection } from '#features/procurement/approval/ApprovalSection'
import { TrailSection } from '#features/procurement/trail/TrailSection'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { canGo } from '#shared/navigation'
import { useTabTitle } from '#shared/tab'
import { Facts } from '#shared/ui/Facts'
import { fileSize } from '#shared/ui/fileSize'
import { RecordHead } from '#shared/ui/RecordHead'
import { RecordPage } from '#shared/ui/RecordPage'
import { Section } from '#shared/ui/Section'
import { EmptyState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { contracts } from './api'
import styles from './ContractDetailPage.module.css'
import { ContractMaterialTable } from './ContractMaterialTable'
import { ContractRejection } from './ContractRejection'
import { initialValues } from './contractForm'
import { contractFields } from './fields'
import { type ContractAttachment, type ContractDetail, isExpired } from './model'
import { useContractActions } from './useContractActions'

/** 合同详情: what was agreed, the materials, the papers, and who approved. */
export default function ContractDetailPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  const query = useQuery({ ...contracts.detail(id), enabled: id !== '' })
  useTabTitle(query.data?.contractCode)
  return (
    <RecordPage query={query} isThere={(contract) => Boolean(contract.id)}>
      {(contract) => <ContractBody contract={contract} />}
    </RecordPage>
  )
}

function ContractBody({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation()
  const deeds = useContractActions()(contract).filter(({ key }) => key !== 'createDeliver' || canGo('chooseMaterial'))
  const primary = deeds.some(({ key }) => key === 'commit') ? 'commit' : 'createDeliver'
  const projects = (contract.projects ?? []).map((project) => project.projectName).join('、')
  return (
    <>
      <RecordHead
        title={contract.contractName}
        tags={
          <>
            <StatusTag field={contractFields.status} value={contract.status} />
            {contract.status === 8 && isExpired(contract) && <Tag color="warning">{t('已到期')}</Tag>}
          </>
        }
        facts={
          <>
            <CopyableText text={contract.contractCode} />
            <span>{contract.companyName}</span>
            <span>
              {t('含税金额')} <strong className={textStyles.number}>¥{formatMoney(contract.totalAmountTax)}</strong>
            </span>
          </>
        }
        actions={
          <Space>
            {deeds.map(({ key, label, run, isDanger }) => (
              <Button key={key} type={key === primary ? 'primary' : 'default'} danger={isDanger} onClick={run}>
                {label}
              </Button>
            ))}
          </Space>
        }
      />
      {contract.status === 4 && <Rejected contract={contract} />}
      {contract.status === 1 && (
        <Alert type="warning" showIcon title={t('已作废：{{reason}}', { reason: contract.rejectReason || NOTHING })} />
      )}
      <Section title={t('合同信息')}>
        <Facts
          fields={contractFields}
          record={contract}
          names={[
            'contractType',
            'parentContractCode',
            'materialType',
            'materialCount',
            'companyName',
            'supplierName',
            { field: 'projectName', render: projects || NOTHING, isWide: true },
            'signDate',
            'effectiveDate',
            'expireDate',
            { field: 'settleCycle', render: contract.settleCycle ? t(contract.settleCycle) : NOTHING },
            'priceMode',
            'priceSource',
            'integratedCost',
            'settleBasis',
            'toleranceRate',
            'creditDays',
            'fundRate',
            'taxRate',
            'totalQuantity',
            'totalAmountTax',
            'totalAmountNoTax',
            'taxAmount',
            'deliveredAmountTax',
            'settledAmountTax',
            'createUserName',
            'createTime',
            'commitTime',
            'auditUserName',
            'auditTime',
            { field: 'remark', render: contract.remark || NOTHING, isWide: true },
          ]}
        />
      </Section>
      {contract.status === 8 && <TrailSection contractId={contract.id} contractCode={contract.contractCode} />}
      <Section title={t('合同材料')}>
        <ContractMaterialTable contractId={contract.id} />
      </Section>
      <Section title={t('合同附件')}>
        <Attachments files={contract.attachments ?? []} />
      </Section>
      <ApprovalSection code={contract.contractCode} />
    </>
  )
}

/** Compares with all lines, of which the detail carries only the first. */
function Rejected({ contract }: { contract: ContractDetail }) {
  const { data } = useQuery(contracts.whole(contract.id))
  return <ContractRejection contract={contract} read={() => initialValues(data ?? contract)} />
}

function Attachments({ files }: { files: ContractAttachment[] }) {
  const { t } = useTranslation()
  if (files.length === 0) return <EmptyState text={t('没有附件')} />
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <FileOutlined aria-hidden="true" />{' '}
          <a href={file.url} target="_blank" rel="noreferrer" download={file.name}>
            {file.name}
          </a>{' '}
          <span className={textStyles.secondary}>{fileSize(file.size)}</span>
        </li>
      ))}
    </ul>
  )
}
