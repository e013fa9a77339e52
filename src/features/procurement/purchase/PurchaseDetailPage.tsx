import { useTranslation } from 'react-i18next'
import { ApprovalSection } from '#features/procurement/approval/ApprovalSection'
import { LoggedPhone } from '#features/procurement/recordLog/PhoneSection'
import { RecordLogSection } from '#features/procurement/recordLog/RecordLogSection'
import { TrailSection } from '#features/procurement/trail/TrailSection'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { NumberLink } from '#shared/fields/NumberLink'
import { Facts } from '#shared/record/Facts'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { serverText } from '#shared/serverText'
import { purchaseActions } from './actions'
import { purchases } from './api'
import { purchaseFields } from './fields'
import { type PurchaseOrder, purchaseNext } from './model'
import { PurchaseDeliverTable } from './PurchaseDeliverTable'
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
  const { orderSn, contractId, contractCode, sendTime, sendTimeVerified } = order
  return (
    <>
      <RecordHead
        title={<CopyableText text={orderSn} />}
        tags={<StatusTag field={purchaseFields.status} value={order.status} />}
        facts={
          <>
            <span>{order.projectName}</span>
            <span>{serverText(order.materialSummary)}</span>
            <span>{t(purchaseNext(order))}</span>
          </>
        }
        actions={<ActionButtons actions={purchaseActions} record={order} />}
      />
      <Section title={t('订单信息')}>
        <Facts
          fields={purchaseFields}
          record={order}
          names={[
            'companyName',
            'projectName',
            {
              field: 'contractCode',
              render: <NumberLink text={contractCode} to={{ name: 'agreementDetail', query: { id: contractId } }} />,
            },
            'contractName',
            'planSn',
            'materialType',
            'totalQuantity',
            'deliveredQuantity',
            'totalAmountTax',
            'receiverName',
            {
              field: 'receiverPhone',
              render: (
                <LoggedPhone
                  phone={order.receiverPhone}
                  of={{ kind: 'ORDER', id: orderSn }}
                  label={purchaseFields.receiverPhone.label}
                />
              ),
            },
            'receiverAddress',
            'requireTime',
            { field: 'sendTime', render: sendTimeVerified ? sendTime : t('未确认发货时间') },
            'createUserName',
            'createTime',
            { field: 'remark', isWide: true },
          ]}
        />
      </Section>
      <TrailSection of={{ kind: 'ORDER', id: orderSn }} />
      <Section title={t('订单明细')}>
        <PurchaseItemTable items={order.items ?? []} />
      </Section>
      <Section title={t('送货单')}>
        <PurchaseDeliverTable notes={order.delivers ?? []} />
      </Section>
      <ApprovalSection code={order.orderSn} />
      <RecordLogSection of={{ kind: 'ORDER', id: orderSn }} fields={purchaseFields} />
    </>
  )
}
