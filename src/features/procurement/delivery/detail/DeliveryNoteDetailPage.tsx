import { useQueryClient } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { deliveryNoteActions } from '#features/procurement/delivery/actions'
import { deliveries } from '#features/procurement/delivery/api'
import { deliveryNoteFields } from '#features/procurement/delivery/fields'
import { type DeliveryNote, isVoided, nextStepOfNote, supplementScope } from '#features/procurement/delivery/model'
import { SignedCopyTag } from '#features/procurement/delivery/NoteMarks'
import { deliveryNoteProgress } from '#features/procurement/delivery/nextStep'
import { notesOfHeats } from '#features/procurement/delivery/offers/notesOfHeats'
import { signedCopyStateOf } from '#features/procurement/delivery/signedCopies/signedCopyState'
import { RecordLogSection } from '#features/procurement/recordLog/RecordLogSection'
import { SupplementarySection } from '#features/procurement/supplementary/SupplementarySection'
import { TrailSection } from '#features/procurement/trail/TrailSection'
import { carriageOf } from '#features/procurement/transport/model/transport'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { serverText } from '#shared/serverText'
import { Acceptance } from './Acceptance'
import { DeliveryNoteDescription } from './DeliveryNoteDescription'
import { DeliveryNoteItemTable } from './DeliveryNoteItemTable'
import { PrintLogTable } from './PrintLogTable'

/** 送货单详情: the delivered lines, the transport, the acceptance, and every print. */
export default function DeliveryNoteDetailPage() {
  return (
    <RecordPage resource={deliveries.detail} title={({ deliverSn }) => deliverSn}>
      {(note) => <DeliveryNoteBody note={note} />}
    </RecordPage>
  )
}

function DeliveryNoteBody({ note }: { note: DeliveryNote }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  return (
    <>
      <RecordHead
        title={<CopyableText text={note.deliverSn} />}
        tags={
          <>
            <StatusTag field={deliveryNoteFields.status} value={note.status} />
            {signedCopyStateOf(note) === 'missing' && <SignedCopyTag note={note} />}
          </>
        }
        facts={
          <>
            <span>{note.projectName}</span>
            <span>{serverText(note.materialSummary)}</span>
            <span>{Object.values(carriageOf(note)).filter(Boolean).join(' ')}</span>
            <span>{t(deliveryNoteProgress(note))}</span>
          </>
        }
        actions={<ActionButtons actions={deliveryNoteActions} record={note} />}
      />
      {isVoided(note) && (
        <Alert type="warning" showIcon title={t('已作废：{{reason}}', { reason: note.voidReason || NOTHING })} />
      )}
      <Section title={t('送货信息')}>
        <DeliveryNoteDescription note={note} />
      </Section>
      <TrailSection of={{ kind: 'NOTE', id: note.deliverSn }} own={nextStepOfNote(note)} />
      <Section title={t('材料明细')}>
        <DeliveryNoteItemTable note={note} />
      </Section>
      {!isVoided(note) && <Acceptance note={note} />}
      <SupplementarySection
        note={note}
        scope={supplementScope(note.status)}
        isVoid={isVoided(note)}
        notesOfHeats={(heats) => notesOfHeats(client, note, heats)}
      />
      <Section title={t('打印记录')}>
        <PrintLogTable records={note.printRecords ?? []} printCount={note.printCount} />
      </Section>
      <RecordLogSection of={{ kind: 'NOTE', id: note.deliverSn }} fields={deliveryNoteFields} />
    </>
  )
}
