import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { paymentFields } from '#features/money/platformService/fields'
import type { Payment } from '#features/money/platformService/model'
import { FieldValue } from '#shared/fields/FieldValue'
import { RecordTable } from '#shared/record/RecordTable'

const PAYMENT_COLUMNS = ['paySn', 'payType', 'payStatus', 'amount', 'createTime', 'payTime', 'failReason'] as const

/** The payment attempts of an order. */
export function PaymentTable({ payments }: { payments: Payment[] }) {
  const { t } = useTranslation()
  const columns = PAYMENT_COLUMNS.map((name) => ({
    key: name,
    title: t(paymentFields[name].label),
    width: paymentFields[name].width,
    align: name === 'amount' ? ('right' as const) : ('left' as const),
    render: (_value: unknown, payment: Payment) => {
      if (name === 'failReason') return t(payment.failReason) || NOTHING
      return <FieldValue field={paymentFields[name]} value={payment[name]} />
    },
  }))
  return <RecordTable caption={t('支付记录')} columns={columns} dataSource={payments} empty={t('还没有支付过')} />
}
