import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { picturesOf } from '#features/common/file/model'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { Photos } from '#shared/media/Photos'
import { PictureCell } from '#shared/media/PictureCell'
import { Facts } from '#shared/record/Facts'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { Due } from '#shared/ui/Due'
import { PageLink } from '#shared/ui/PageLink'
import { PhoneReveal } from '#shared/ui/PhoneReveal'
import { AppealDrawer } from './AppealDrawer'
import { complaintActions } from './actions'
import { complaints } from './api'
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
  const { goodsImage, goodsName, goodsPrice, num } = complaint
  const due = dueOf(complaint)
  const note = t('{{price}} 元 × {{num}}', { price: formatMoney(goodsPrice), num: num ?? 0 })
  return (
    <>
      <RecordHead
        title={complaint.complainTopic}
        tags={<StatusTag field={complaintFields.complainStatus} value={complaint.complainStatus} />}
        facts={
          <>
            <span>{complaint.memberName}</span>
            {due && <Due due={due} />}
            {complaint.arbitrationResult && <span>{complaint.arbitrationResult}</span>}
          </>
        }
        actions={<ActionButtons actions={complaintActions} record={complaint} />}
      />
      <Section title={t('投诉信息')}>
        <Facts
          fields={complaintFields}
          record={complaint}
          names={[
            {
              field: 'goodsName',
              isWide: true,
              render: <PictureCell image={goodsImage} name={goodsName} note={note} />,
            },
            'memberName',
            'createTime',
            { field: 'content', isWide: true },
            { field: 'images', isWide: true, render: <Photos urls={picturesOf(complaint.images)} /> },
          ]}
        />
      </Section>
      <Section title={t('订单信息')}>
        <Facts
          fields={complaintFields}
          record={complaint}
          names={[
            {
              field: 'orderSn',
              render: (
                <PageLink name="order-detail" query={{ sn: complaint.orderSn }}>
                  {complaint.orderSn}
                </PageLink>
              ),
            },
            'orderTime',
            'orderPrice',
            'consigneeName',
            { field: 'consigneeMobile', render: <PhoneReveal phone={complaint.consigneeMobile} /> },
            { field: 'consigneeAddressPath', render: complaint.consigneeAddressPath.replaceAll(',', ' ') },
          ]}
        />
      </Section>
      {complaint.appealTime && (
        <Section title={t('商家申诉')}>
          <Facts
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
          <Facts fields={complaintFields} record={complaint} names={[{ field: 'arbitrationResult', isWide: true }]} />
        </Section>
      )}
    </>
  )
}
