import { useQuery } from '@tanstack/react-query'
import { Button, Space, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { formatMoney } from '#domain/money'
import { serverNow } from '#domain/time'
import { NOTHING, wireText } from '#domain/wire'
import { CopyableText, FieldValue, StatusTag } from '#shared/fields/FieldValue'
import { canGo, go } from '#shared/navigation'
import { useTabTitle } from '#shared/tab'
import { Facts } from '#shared/ui/Facts'
import { RecordHead } from '#shared/ui/RecordHead'
import { RecordPage } from '#shared/ui/RecordPage'
import { reachableTable } from '#shared/ui/reachableTable'
import { Section } from '#shared/ui/Section'
import { EmptyState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { platformServices } from './api'
import { invoiceFields, paymentFields, platformOrderFields } from './fields'
import { canPay, type Invoice, type Payment, type PlatformOrder, payNext } from './model'
import { payWord } from './payWord'

/** 购买记录详情: an order of platform services with its attempts to pay, its time of service and its invoice. */
export default function PurchaseRecordDetailPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  const query = useQuery({ ...platformServices.detail(id), enabled: id !== '' })
  useTabTitle(query.data?.orderSn)
  return (
    <RecordPage query={query} isThere={(order) => Boolean(order?.id)}>
      {(order) => <RecordBody order={order} />}
    </RecordPage>
  )
}

function RecordBody({ order }: { order: PlatformOrder }) {
  const { t } = useTranslation()
  const { featureId } = order
  const payable = canPay(order, wireText(order.serverTime) || serverNow())
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
            <span>{t(payNext[wireText(order.payStatus)] ?? '')}</span>
          </>
        }
        actions={
          <Space>
            {payable ? (
              <Button type="primary" onClick={() => go('platformServicePayment', { featureId, orderId: order.id })}>
                {t(payWord(order))}
              </Button>
            ) : (
              canGo('platformServicePayment') && (
                <Button onClick={() => go('platformServicePayment', { featureId })}>{t('再次购买')}</Button>
              )
            )}
          </Space>
        }
      />
      <Section title={t('订单信息')}>
        <Facts
          fields={platformOrderFields}
          record={order}
          names={[
            'featureName',
            'duration',
            { field: 'quantity', render: `${wireText(order.quantity)} ${t(wireText(order.unit))}`.trim() || NOTHING },
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
        <InvoiceFacts invoice={order.invoice} />
      </Section>
    </>
  )
}

const PAYMENT_COLUMNS = ['paySn', 'payType', 'payStatus', 'amount', 'createTime', 'payTime', 'failReason'] as const

function PaymentTable({ payments }: { payments: Payment[] }) {
  const { t } = useTranslation()
  return (
    <Table<Payment>
      aria-label={t('支付记录')}
      rowKey="id"
      size="small"
      pagination={false}
      dataSource={payments}
      components={reachableTable}
      scroll={{ x: PAYMENT_COLUMNS.reduce((width, name) => width + paymentFields[name].width, 0) }}
      locale={{ emptyText: <EmptyState text={t('还没有支付过')} /> }}
      columns={PAYMENT_COLUMNS.map((name) => ({
        key: name,
        title: t(paymentFields[name].label),
        width: paymentFields[name].width,
        align: name === 'amount' ? ('right' as const) : ('left' as const),
        render: (_value: unknown, payment: Payment) => {
          if (name === 'failReason') return t(wireText(payment.failReason)) || NOTHING
          return <FieldValue field={paymentFields[name]} value={payment[name]} />
        },
      }))}
    />
  )
}

function InvoiceFacts({ invoice }: { invoice: Invoice | undefined }) {
  const { t } = useTranslation()
  if (!invoice || wireText(invoice.status) === '') return <EmptyState text={t('还没有发票，付款后由平台开具')} />
  const url = wireText(invoice.url)
  const file = (
    <a href={url} target="_blank" rel="noreferrer">
      {t('查看电子发票')}
    </a>
  )
  return (
    <Facts
      fields={invoiceFields}
      record={invoice}
      names={[
        'status',
        'title',
        'taxNo',
        'invoiceNo',
        'amount',
        'issueTime',
        { field: 'url', render: /^(https?:|\/)/i.test(url) ? file : NOTHING },
      ]}
    />
  )
}
