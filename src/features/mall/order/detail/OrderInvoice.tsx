import { useTranslation } from 'react-i18next'
import { orderReceiptFields } from '#features/mall/order/fields'
import type { MallOrder } from '#features/mall/order/shape'
import { Facts } from '#shared/record/Facts'
import { Section } from '#shared/record/Section'
import { EmptyState } from '#shared/ui/states'

/** The invoice that the buyer requested with an order, if any. */
export function OrderInvoice({ receipt }: Pick<MallOrder, 'receipt'>) {
  const { t } = useTranslation()
  return (
    <Section title={t('发票')}>
      {receipt ? (
        <Facts
          fields={orderReceiptFields}
          record={receipt}
          names={['receiptTitle', 'taxpayerId', 'receiptContent', 'receiptPrice', 'receiptStatus']}
        />
      ) : (
        <EmptyState text={t('买家没有索取发票')} />
      )}
    </Section>
  )
}
