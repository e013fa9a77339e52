import { useTranslation } from 'react-i18next'
import { ApprovalSection } from '#features/procurement/approval/ApprovalSection'
import { RecordLogSection } from '#features/procurement/recordLog/RecordLogSection'
import { TrailSection } from '#features/procurement/trail/TrailSection'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { serverText } from '#shared/serverText'
import { purchaseActions } from './actions'
import { purchases } from './api'
import { purchaseFields } from './fields'
import { type PurchaseOrder, purchaseNextStep } from './model'
import { purchaseProgress } from './nextStep'
import { PurchaseDeliveryNoteTable } from './PurchaseDeliveryNoteTable'
import { PurchaseDescription } from './PurchaseDescription'
import { PurchaseItemTable } from './PurchaseItemTable'

/** 采购订单详情: the lines with delivered, accepted and remaining quantities, the delivery notes, and the send time. */
export default function PurchaseDetailPage() {
  return (
    <RecordPage resource={purchases.detail} title={({ orderSn }) => orderSn}>
      {(order) => <PurchaseBody order={order} />}
    </RecordPage>
  )
}

function PurchaseBody({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const { orderSn } = order
  return (
    <>
      <RecordHead
        title={<CopyableText text={orderSn} />}
        tags={<StatusTag field={purchaseFields.status} value={order.status} />}
        facts={
          <>
            <span>{order.projectName}</span>
            <span>{serverText(order.materialSummary)}</span>
            <span>{t(purchaseProgress(order))}</span>
          </>
        }
        actions={<ActionButtons actions={purchaseActions} record={order} />}
      />
      <Section title={t('订单信息')}>
        <PurchaseDescription order={order} />
      </Section>
      <TrailSection of={{ kind: 'ORDER', id: orderSn }} own={purchaseNextStep(order)} />
      <Section title={t('订单明细')}>
        <PurchaseItemTable items={order.items ?? []} />
      </Section>
      <Section title={t('送货单')}>
        <PurchaseDeliveryNoteTable notes={order.delivers ?? []} />
      </Section>
      <ApprovalSection code={order.orderSn} />
      <RecordLogSection of={{ kind: 'ORDER', id: orderSn }} fields={purchaseFields} />
    </>
  )
}
