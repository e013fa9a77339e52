import { useTranslation } from 'react-i18next'
import { picturesOf } from '#features/common/file/model'
import { Buyer } from '#features/mall/order/public/Buyer'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { Photos } from '#shared/media/Photos'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { Due } from '#shared/ui/Due'
import { AppealDrawer } from './AppealDrawer'
import { complaintActions } from './actions'
import { complaints } from './api'
import { ComplaintDescription } from './ComplaintDescription'
import { ComplaintOrder } from './ComplaintOrder'
import { Dialogue } from './Dialogue'
import { complaintFields } from './fields'
import { type Complaint, dueOf } from './model'

/** 投诉详情: what the buyer complains about, the shop's appeal, what was said, and how the platform decided. */
export default function ComplaintDetailPage() {
  return (
    <>
      <RecordPage resource={complaints.detail} title={({ complainTopic }) => complainTopic}>
        {(complaint) => <ComplaintBody complaint={complaint} />}
      </RecordPage>
      <AppealDrawer />
    </>
  )
}

function ComplaintBody({ complaint }: { complaint: Complaint }) {
  const { t } = useTranslation()
  const due = dueOf(complaint)
  return (
    <>
      <RecordHead
        title={complaint.complainTopic}
        tags={<StatusTag field={complaintFields.complainStatus} value={complaint.complainStatus} />}
        facts={
          <>
            <span>
              <Buyer of={complaint} />
            </span>
            {due && <Due due={due} />}
            {complaint.arbitrationResult && <span>{complaint.arbitrationResult}</span>}
          </>
        }
        actions={<ActionButtons actions={complaintActions} record={complaint} />}
      />
      <ComplaintDescription complaint={complaint} />
      <ComplaintOrder complaint={complaint} />
      {complaint.appealTime && (
        <Section title={t('商家申诉')}>
          <DescriptionList
            fields={complaintFields}
            record={complaint}
            names={[
              'appealTime',
              { field: 'appealContent', isWide: true },
              { field: 'appealImages', isWide: true, render: <Photos urls={picturesOf(complaint.appealImages)} /> },
            ]}
          />
        </Section>
      )}
      <Section title={t('对话')}>
        <Dialogue messages={complaint.orderComplaintCommunications} />
      </Section>
      {complaint.complainStatus === 'COMPLETE' && (
        <Section title={t('仲裁结果')}>
          <DescriptionList
            fields={complaintFields}
            record={complaint}
            names={[{ field: 'arbitrationResult', isWide: true }]}
          />
        </Section>
      )}
    </>
  )
}
