import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { PaymentTable } from '#features/money/platformService/payment/PaymentTable'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'
import { platformOrderActions } from './actions'
import { platformServices } from './api'
import { platformOrderFields } from './fields'
import { InvoiceDescription } from './InvoiceDescription'
import type { PlatformOrder } from './model'
import { payStatus } from './model'

/** 购买记录详情: an order of platform services with its payment attempts, service period and invoice. */
export default function PurchaseRecordDetailPage() {
  return (
    <RecordPage resource={platformServices.detail} title={({ orderSn }) => orderSn}>
      {(order) => <RecordBody order={order} />}
    </RecordPage>
  )
}

function RecordBody({ order }: { order: PlatformOrder }) {
  const { t } = useTranslation()
  return (
    <>
      <RecordHead
        title={<CopyableText text={order.orderSn} />}
        tags={<StatusTag field={platformOrderFields.payStatus} value={order.payStatus} />}
        facts={
          <>
            <span>{order.featureName}</span>
            <span>
              {t('订单金额')} <strong className={textStyles.number}>¥{formatMoney(order.amount)}</strong>
            </span>
            <span>{t(payStatus.progressOf(order.payStatus))}</span>
          </>
        }
        actions={<ActionButtons actions={platformOrderActions} record={order} />}
      />
      <Section title={t('订单信息')}>
        <DescriptionList
          fields={platformOrderFields}
          record={order}
          names={[
            'featureName',
            'duration',
            { field: 'quantity', render: `${order.quantity ?? ''} ${t(order.unit)}`.trim() },
            'price',
            'amount',
            'payType',
            'payTime',
            'expireTime',
            'serviceStart',
            'serviceEnd',
            'createUserName',
            'createTime',
            'clientType',
          ]}
        />
      </Section>
      <Section title={t('支付记录')}>
        <PaymentTable payments={order.payments ?? []} />
      </Section>
      <Section title={t('发票')}>
        <InvoiceDescription invoice={order.invoice ?? null} />
      </Section>
    </>
  )
}
