import { PrinterOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { formatPlate } from '#domain/plate'
import { NOTHING, wireText } from '#domain/wire'
import { modeFields } from '#features/procurement/fleet/model'
import { SupplementarySection } from '#features/procurement/supplementary/SupplementarySection'
import { TrailSection } from '#features/procurement/trail/TrailSection'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { Facts } from '#shared/record/Facts'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { useTabTitle } from '#shared/tab'
import { PageLink } from '#shared/ui/PageLink'
import { AcceptSection } from './AcceptSection'
import { deliveries } from './api'
import { DeliverItemTable } from './DeliverItemTable'
import { deliverFields } from './fields'
import { type Deliver, signedCopyOf } from './model'
import { SignedCopyTag } from './NoteMarks'
import { openPreview } from './openPreview'
import { PrintLogTable } from './PrintLogTable'
import { useSendAgain } from './useSendAgain'

/** 送货单详情: what went out, how it travelled, what the site accepted, and every print. */
export default function DeliverDetailPage() {
  const deliverSn = useSearchParams()[0].get('deliverSn') ?? ''
  const query = useQuery({ ...deliveries.detail(deliverSn), enabled: deliverSn !== '' })
  useTabTitle(query.data?.deliverSn)
  return (
    <RecordPage query={query} isThere={(note) => Boolean(note?.id)}>
      {(note) => <DeliverBody note={note} />}
    </RecordPage>
  )
}

function DeliverBody({ note }: { note: Deliver }) {
  const { t } = useTranslation()
  const sendAgain = useSendAgain()
  const carrier = note.deliverMode === 'TRUCK' ? formatPlate(note.carNo) : note.logisticsName
  return (
    <>
      <RecordHead
        title={<CopyableText text={note.deliverSn} />}
        tags={
          <>
            <StatusTag field={deliverFields.status} value={note.status} />
            {signedCopyOf(note) === 'missing' && <SignedCopyTag note={note} />}
          </>
        }
        facts={
          <>
            <span>{note.projectName}</span>
            <span>{note.materialSummary}</span>
            <span>{carrier}</span>
            <span>{t(NEXT[String(note.status)] ?? '')}</span>
          </>
        }
        actions={
          <Space>
            {sendAgain && <Button onClick={() => sendAgain(note)}>{t('再送一车')}</Button>}
            <Button type="primary" icon={<PrinterOutlined aria-hidden="true" />} onClick={() => openPreview([note])}>
              {t('打印')}
            </Button>
          </Space>
        }
      />
      <Section title={t('送货信息')}>
        <Facts
          fields={deliverFields}
          record={note}
          names={[
            { field: 'contractCode', render: <ContractLink note={note} /> },
            'contractName',
            'orderSn',
            'companyName',
            'projectName',
            'receiverName',
            'receiverPhone',
            'receiverAddress',
            'deliverMode',
            ...transportNames(note),
            'deliverName',
            'deliverPhone',
            'deliverTime',
            'expectArriveTime',
            'totalAmountTax',
            'createUserName',
            'createTime',
            { field: 'settlementCode', render: wireText(note.settlementCode) || NOTHING },
            { field: 'remark', render: wireText(note.remark) || NOTHING, isWide: true },
          ]}
        />
      </Section>
      {wireText(note.contractCode) && (
        <TrailSection
          contractId={wireText(note.contractId)}
          contractCode={note.contractCode}
          orderSn={wireText(note.orderSn)}
        />
      )}
      <Section title={t('材料明细')}>
        <DeliverItemTable note={note} />
      </Section>
      <AcceptSection note={note} />
      <SupplementarySection note={note} />
      <Section title={t('打印记录')}>
        <PrintLogTable records={note.printRecords ?? []} printCount={note.printCount} />
      </Section>
    </>
  )
}

/** Who acts next, by status. */
const NEXT: Record<string, string> = { 0: '下一步：项目部验收', 1: '下一步：项目部入库', 2: '已入库，等待结算' }

/** The fields that the note's delivery mode has; pickers' ids are no information. */
function transportNames(note: Deliver): (keyof typeof deliverFields & keyof Deliver)[] {
  return (modeFields[note.deliverMode] ?? [])
    .map(({ name }) => name)
    .filter((name) => name in deliverFields) as (keyof typeof deliverFields & keyof Deliver)[]
}

function ContractLink({ note }: { note: Deliver }) {
  if (!note.contractCode) return NOTHING
  return (
    <CopyableText text={note.contractCode}>
      <PageLink name="agreementDetail" query={{ id: note.contractId }}>
        {note.contractCode}
      </PageLink>
    </CopyableText>
  )
}
